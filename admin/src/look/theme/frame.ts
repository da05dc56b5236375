import type { RaThemeOptions } from 'react-admin'
import { phone, type Palette } from './palette'

/** How the frame around every screen looks. */
export const frame = (c: Palette): RaThemeOptions['components'] => ({
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
        '& .RaMenuItemLink-icon': { minWidth: 32 },
        // the longest names take two lines instead of losing their end
        '& .MuiTypography-noWrap': { whiteSpace: 'normal', lineHeight: 1.25 },
        '&.RaMenuItemLink-active': { backgroundColor: c.wash, color: c.accent, fontWeight: 600 },
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
})
