import type { RaThemeOptions } from 'react-admin'
import { highContrast } from './high_contrast'
import { controls } from './theme/controls'
import { frame } from './theme/frame'
import { lists } from './theme/lists'
import { dark, heading, light, text, type Palette } from './theme/palette'
import { surfaces } from './theme/surfaces'

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
      hover: c.hover,
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
    ...surfaces(c),
    ...controls(c),
    ...frame(c),
    ...lists(c),
  },
})

export const lightTheme = theme('light', light)
export const darkTheme = theme('dark', dark)
