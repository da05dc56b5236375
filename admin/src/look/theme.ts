import type { AriaAttributes } from 'react'
import type { RaThemeOptions } from 'react-admin'
import { highContrast } from './high_contrast'

const text = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"
const heading = "'Bricolage Grotesque Variable', 'Inter Fallback', system-ui, sans-serif"

/** At phone width whatever is touched is as high as a finger. */
const phone = '@media (max-width: 600px)'

type Palette = {
  ink: string
  dim: string
  ground: string
  surface: string
  raised: string
  line: string
  accent: string
  onAccent: string
  wash: string
  amber: string
  red: string
  blue: string
}

const light: Palette = {
  ink: '#14211D',
  dim: '#5A6762',
  ground: '#FBFAF7',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#E5E4DC',
  accent: '#0E6B50',
  onAccent: '#FFFFFF',
  wash: '#EAF6F0',
  amber: '#855706',
  red: '#B3261E',
  blue: '#1D5FA8',
}
const dark: Palette = {
  ink: '#E3EAE6',
  dim: '#98A7A1',
  ground: '#10171A',
  surface: '#1A2428',
  raised: '#222E33',
  line: '#303D40',
  accent: '#52B18B',
  onAccent: '#0C1214',
  wash: '#1B3A30',
  amber: '#E8AB2A',
  red: '#F2867D',
  blue: '#8DBBEE',
}

const theme = (mode: 'light' | 'dark', c: Palette): RaThemeOptions => ({
  palette: {
    mode,
    primary: { main: c.accent, contrastText: c.onAccent },
    secondary: { main: c.accent, contrastText: c.onAccent },
    error: { main: c.red },
    warning: { main: c.amber },
    info: { main: c.blue },
    success: { main: c.accent },
    background: { default: c.ground, paper: c.surface },
    text: { primary: c.ink, secondary: c.dim },
    divider: c.line,
    action: {
      hover: mode === 'light' ? 'rgba(20,33,29,.04)' : 'rgba(227,234,230,.05)',
      selected: c.wash,
    },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  // of 232 and 56 px at the usual size of text
  sidebar: { width: '14.5rem', closedWidth: '3.5rem' } as object,
  typography: {
    fontFamily: text,
    fontSize: 14,
    h1: {
      fontFamily: heading,
      fontSize: 28,
      fontWeight: 650,
      letterSpacing: '-0.01em',
      lineHeight: 1.2,
    },
    h2: {
      fontFamily: heading,
      fontSize: 22,
      fontWeight: 650,
      letterSpacing: '-0.01em',
      lineHeight: 1.25,
    },
    h3: { fontFamily: heading, fontSize: 18, fontWeight: 650, lineHeight: 1.35 },
    h4: { fontFamily: heading, fontSize: 16, fontWeight: 650 },
    h5: { fontFamily: heading, fontSize: 18, fontWeight: 650 },
    h6: { fontFamily: heading, fontSize: 18, fontWeight: 650 },
    body1: { fontSize: 14, lineHeight: 1.55 },
    body2: { fontSize: 14, lineHeight: 1.5 },
    caption: { fontSize: 13, lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: 14 },
    overline: {
      textTransform: 'none',
      fontSize: 13,
      fontWeight: 600,
      letterSpacing: 0,
      lineHeight: 1.5,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        'body': { fontFeatureSettings: '"cv11"', WebkitFontSmoothing: 'antialiased' },
        ':focus-visible': { outline: `2px solid ${c.accent}`, outlineOffset: 2 },
        // what holds the focus for its content only
        '.MuiDialog-container:focus-visible, .MuiModal-root > [tabindex="-1"]:focus-visible, .MuiDrawer-paper:focus-visible, .MuiDialog-paper:focus-visible':
          {
            outline: 'none',
          },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
          },
          // with a short time instead, every change of every element would be a transition
          ':not([style*="transition"]), ::before, ::after': { transition: 'none !important' },
          // a moment for what a script moves itself, as it waits for the end
          '[style*="transition"]': { transitionDuration: '0.01ms !important' },
        },
        ...highContrast,
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      styleOverrides: {
        root: { border: `1px solid ${c.line}`, borderRadius: 12, boxShadow: 'none' },
      },
    },
    MuiPopover: {
      styleOverrides: {
        paper: {
          border: `1px solid ${c.line}`,
          backgroundColor: c.raised,
          boxShadow: '0 6px 24px rgba(20,33,29,.14)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          'borderRadius': 12,
          'border': `1px solid ${c.line}`,
          'backgroundColor': c.raised,
          'boxShadow': '0 12px 48px rgba(20,33,29,.2)',
          // the buttons stay in sight while what is above them scrolls
          '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontFamily: heading, fontSize: 18, fontWeight: 650, padding: '20px 24px 8px' },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
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
          '& .MuiOutlinedInput-notchedOutline': { borderColor: c.line },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: c.dim },
        },
        notchedOutline: { 'top': 0, '& legend': { display: 'none' } },
      },
    },
    // labels stand above their input
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
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: c.line,
          padding: '0 12px',
          height: 40,
          fontVariantNumeric: 'tabular-nums',
        },
        head: {
          color: c.dim,
          fontWeight: 600,
          fontSize: 13,
          backgroundColor: c.surface,
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { 'color': c.dim, '&.Mui-active': { color: c.ink } } },
    },
    MuiTablePagination: { styleOverrides: { toolbar: { minHeight: 44 } } },
    MuiChip: {
      styleOverrides: {
        root: {
          height: '1.5rem',
          fontSize: 13,
          fontWeight: 500,
          backgroundColor: mode === 'light' ? '#F1F0EA' : '#263236',
          color: c.ink,
        },
        deletable: { backgroundColor: c.wash },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          fontSize: 13,
          backgroundColor: mode === 'light' ? c.ink : '#303D40',
          borderRadius: 6,
        },
      },
    },
    MuiSkeleton: {
      styleOverrides: { root: { backgroundColor: mode === 'light' ? '#F0EFE8' : '#222E33' } },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 3 } } },
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
    MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 8 } } },
    RaAppBar: {
      styleOverrides: {
        root: {
          'backgroundColor': c.ground,
          'color': c.ink,
          'borderBottom': `1px solid ${c.line}`,
          'boxShadow': 'none',
          '& .RaAppBar-toolbar': { minHeight: 52, paddingLeft: 8, paddingRight: 12 },
        },
      },
    },
    RaSkipNavigationButton: {
      styleOverrides: { root: { '&, &:hover': { color: c.ink, backgroundColor: c.raised } } },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          'minWidth': 0,
          '& .RaLayout-appFrame': { marginTop: 52 },
          '& .RaLayout-content': {
            padding: '8px 24px 40px',
            backgroundColor: c.ground,
            minWidth: 0,
          },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .RaSidebar-fixed': {
            backgroundColor: c.ground,
            borderRight: `1px solid ${c.line}`,
            height: 'calc(100vh - 52px)',
          },
          '& .MuiPaper-root': { backgroundColor: c.ground },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          'minHeight': 34,
          [phone]: { minHeight: 44 },
          'margin': '1px 8px',
          'padding': '4px 10px',
          'borderRadius': 8,
          'color': c.ink,
          'fontSize': 14,
          '&.RaMenuItemLink-active': { backgroundColor: c.wash, color: c.accent, fontWeight: 600 },
        },
      },
    },
    // a column is moved by its head, see list/rows.tsx
    RaDataTableHeadCell: { defaultProps: { draggable: true } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { height: 40 },
          '& .RaDataTable-row': { 'height': 40, '&:last-child td': { borderBottom: 0 } },
          '& .RaDataTable-rowCell': { padding: '0 12px' },
          // a number at the right of its column keeps off the words at the left of the next
          '& .MuiTableCell-alignRight': { paddingRight: 20 },
          '& td a:not(:hover)': { textDecoration: 'none' },
        },
      },
    },
    // a filter's name and its value share a box; all of them are equally high and wrap as words do
    RaFilterForm: {
      styleOverrides: {
        root: {
          'alignItems': 'center',
          'gap': 8,
          'padding': 0,
          'minHeight': 0,
          '&.RaFilterForm-form, &': {
            flex: '0 1 auto',
            width: 'auto',
            [phone]: { flex: '1 1 100%' },
          },
          '& .MuiFormHelperText-root, & .RaFilterFormInput-spacer': { display: 'none' },
          '& .RaFilterFormInput-hideButton': { marginBottom: 0 },
          '& .filter-field': { alignItems: 'center', [phone]: { width: '100%' } },
          '& .filter-field .MuiFormControl-root.MuiFormControl-root': {
            'flexDirection': 'row',
            'alignItems': 'center',
            'margin': 0,
            'height': '2.25rem',
            'border': `1px solid ${c.line}`,
            'borderRadius': 8,
            'backgroundColor': c.surface,
            '&:hover': { borderColor: c.dim },
            '&:focus-within': { borderColor: c.accent, boxShadow: `0 0 0 1px ${c.accent}` },
            [phone]: { width: '100%', height: '2.75rem' },
          },
          '& .MuiInputLabel-root': {
            margin: 0,
            paddingLeft: 12,
            flex: 'none',
            fontSize: 14,
            fontWeight: 400,
          },
          '& .MuiInputBase-root': {
            height: '100%',
            minHeight: 0,
            flex: 1,
            backgroundColor: 'transparent',
          },
          '& .MuiInputLabel-root + .MuiInputBase-root .MuiInputBase-input': { paddingLeft: 6 },
          '& .MuiOutlinedInput-notchedOutline': { border: 0 },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          'gap': 4,
          'alignItems': 'center',
          'padding': 0,
          'minWidth': 0,
          'minHeight': 44,
          'flexWrap': 'wrap',
          '@media (max-width: 600px)': { backgroundColor: 'transparent', padding: 0 },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            'position': 'static',
            'transform': 'none',
            'minHeight': 48,
            'height': 48,
            'borderRadius': 0,
            'backgroundColor': c.wash,
            'color': c.ink,
            'padding': '0 12px',
            '&.RaBulkActionsToolbar-collapsed': { minHeight: 0, height: 0, overflow: 'hidden' },
          },
        },
      },
    },
    RaLabeled: {
      styleOverrides: {
        root: { '& .RaLabeled-label': { color: c.dim, fontSize: 13, transform: 'none' } },
      },
    },
    RaSimpleFormToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
    RaToolbar: {
      styleOverrides: {
        root: {
          'backgroundColor': 'transparent',
          'borderTop': `1px solid ${c.line}`,
          '&.RaToolbar-desktopToolbar': { marginTop: 8 },
          '&.RaToolbar-mobileToolbar': { backgroundColor: c.ground, zIndex: 2 },
        },
      },
    },
  } as RaThemeOptions['components'],
})

export const lightTheme = theme('light', light)
export const darkTheme = theme('dark', dark)
