/** Text for screen readers only. */
export const hidden = {
  position: 'absolute',
  // a bare 1 is the whole width in `sx`
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
