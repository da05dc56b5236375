/** For a reader whose system chooses the colours: backgrounds and shadows go, so what they say is drawn by lines. */
export const highContrast = {
  '@media (forced-colors: active)': {
    // what is chosen among others
    [`:is([aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"],
      .RaMenuItemLink-active, .Mui-selected, .Mui-focused[role="option"], .RaDataTable-row:has(input:checked))`]:
      {
        outline: '2px solid Highlight',
        outlineOffset: -2,
      },
    ':focus-visible:focus-visible:focus-visible, .Mui-focusVisible.Mui-focusVisible': {
      outline: '3px solid CanvasText',
      outlineOffset: 2,
    },
    '.Mui-focused > .MuiOutlinedInput-notchedOutline.MuiOutlinedInput-notchedOutline': {
      border: '2px solid Highlight',
    },
    '.MuiChip-root.MuiChip-root, .MuiSwitch-track, .MuiLinearProgress-root': {
      border: '1px solid CanvasText',
    },
    // bars and switches are their background
    '.MuiLinearProgress-bar, .MuiSwitch-thumb': {
      forcedColorAdjust: 'none',
      backgroundColor: 'CanvasText !important',
    },
    '.Mui-checked .MuiSwitch-thumb': { backgroundColor: 'Highlight !important' },
    'svg[role="img"]': { forcedColorAdjust: 'auto' },
  },
}
