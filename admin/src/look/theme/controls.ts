import type { AriaAttributes } from 'react'
import type { RaThemeOptions } from 'react-admin'
import { phone, type Palette } from './palette'

/** How what is pressed and filled in looks. */
export const controls = (c: Palette): RaThemeOptions['components'] => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        minHeight: 34,
        [phone]: { minHeight: 44, minWidth: 44 },
        whiteSpace: 'nowrap',
        transition: 'background-color 140ms ease-out, border-color 140ms ease-out',
      },
      outlined: {
        'borderColor': c.line,
        'color': c.ink,
        'backgroundColor': c.surface,
        '&:hover': { borderColor: c.dim, backgroundColor: c.surface },
      },
      text: { color: c.ink },
      sizeSmall: { padding: '4px 10px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, [phone]: { minHeight: 44, minWidth: 44 } },
      // the buttons inside of a field are beside its own 44 pixels
      edgeEnd: { [phone]: { minHeight: 36, minWidth: 36 } },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        'backgroundColor': c.surface,
        'borderRadius': 8,
        [phone]: { minHeight: 44 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: c.field },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: c.ink },
      },
      notchedOutline: { 'top': 0, '& legend': { display: 'none' } },
    },
  },
  // labels are above their input
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        'position': 'static',
        'transform': 'none',
        'maxWidth': 'none',
        'marginBottom': 4,
        'fontSize': 13,
        'fontWeight': 500,
        'color': c.dim,
        'lineHeight': 1.45,
        'pointerEvents': 'auto',
        '&.Mui-focused': { color: c.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { 'marginLeft': 2, 'fontSize': 13, '&:empty': { display: 'none' } } },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: '1.5rem',
        fontSize: 13,
        fontWeight: 500,
        backgroundColor: c.chip,
        color: c.ink,
      },
      deletable: { backgroundColor: c.wash },
    },
  },
  // react-admin names a row's box on the span around it, where no screen reader looks
  MuiCheckbox: {
    defaultProps: {
      size: 'small',
      slotProps: {
        root: { 'aria-label': undefined },
        input: (box: object) => ({ 'aria-label': (box as AriaAttributes)['aria-label'] }),
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 36, fontSize: 14, [phone]: { minHeight: 44 } } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        [phone]: { minHeight: 44 },
        // dim words are too faint on the wash of the chosen one
        '&.Mui-selected .MuiListItemText-secondary': { color: c.ink },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
})
