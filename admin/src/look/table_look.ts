/** Tables within texts: columns as wide as their words, which are not broken, and scrolled sideways where that is too wide. */
export const tableLook = {
  '& table': {
    display: 'block',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    overflowWrap: 'normal',
    my: 1,
  },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 0.5, pl: 0, pr: 2 },
} as const
