import { t } from '@lingui/core/macro'
import { createTheme } from '@mantine/core'
import { colours } from './theme_colours'

/** How Mantine's components look, and what they begin with. */
export const theme = createTheme({
  ...colours,
  components: {
    Button: { defaultProps: { fw: 600 } },
    Card: { defaultProps: { bg: 'var(--surface)', withBorder: true, radius: 'lg', padding: 'lg' } },
    Badge: {
      defaultProps: { variant: 'light', tt: 'none', fw: 550, fz: 13, lts: 0, h: 24, radius: 'sm' },
    },
    // blue is for links in prose, which are plain elements
    Anchor: { defaultProps: { underline: 'hover', c: 'var(--accent)' } },
    Modal: {
      defaultProps: () => ({
        centered: true,
        radius: 'lg',
        closeButtonProps: { 'aria-label': t`Close` },
      }),
    },
    Drawer: { defaultProps: () => ({ closeButtonProps: { 'aria-label': t`Close` } }) },
    // its placeholder for the focus is no part of a menu for a screen reader; the first item takes the focus
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 250, withArrow: true } },
    Checkbox: { defaultProps: { radius: 'xs' } },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 'sm' } },
    Select: { defaultProps: { checkIconPosition: 'right' } },
  },
})
