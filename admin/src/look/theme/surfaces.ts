import type { RaThemeOptions } from 'react-admin'
import { heading, type Palette } from './palette'

/** How what lies above the page looks. */
export const surfaces = (c: Palette): RaThemeOptions['components'] => ({
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
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        fontSize: 13,
        backgroundColor: c.tooltip,
        borderRadius: 6,
      },
    },
  },
  MuiSkeleton: {
    styleOverrides: { root: { backgroundColor: c.skeleton } },
  },
  // where a name loads in a narrow cell, its line stays within
  MuiLinearProgress: { styleOverrides: { root: { height: 3, maxWidth: '100%' } } },
  // above the buttons that stay at the end of a form, and what may be undone
  MuiSnackbar: {
    styleOverrides: { root: { '&.MuiSnackbar-anchorOriginBottomCenter': { bottom: 84 } } },
  },
  MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 8 } } },
})
