import {
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { look } from '#api/http/text/look_facts'

const candor: MantineColorsTuple = [
  '#EAF6F0',
  '#D3EBE0',
  '#A9D9C4',
  '#7CC5A6',
  '#52B18B',
  '#2F9B74',
  '#167F5E',
  '#0E6B50',
  '#0A5540',
  '#073F30',
]
const gray: MantineColorsTuple = [
  '#F6F5F0',
  '#EFEEE8',
  '#E5E4DC',
  '#D6D6CD',
  '#BEC1B9',
  '#8A918C',
  '#5A6762',
  '#43504B',
  '#2A3631',
  '#14211D',
]
const dark: MantineColorsTuple = [
  '#E3EAE6',
  '#BECAC4',
  '#98A7A1',
  '#6B7A75',
  '#303D40',
  '#263236',
  '#1A2428',
  '#10171A',
  '#0C1214',
  '#080C0E',
]
const amber: MantineColorsTuple = [
  '#FFF6E3',
  '#FCEAC2',
  '#F8D78C',
  '#F2C154',
  '#E8AB2A',
  '#CC8F12',
  '#A66F07',
  '#855706',
  '#664207',
  '#4A3007',
]

const textFont =
  "'Inter Variable', Devanagari, 'Inter Fallback', 'Inter Fallback Roboto', 'Inter Fallback DejaVu', system-ui, sans-serif"
const headingFont =
  "'Bricolage Grotesque Variable', Devanagari, 'Bricolage Fallback', 'Bricolage Fallback Roboto', 'Bricolage Fallback DejaVu', system-ui, sans-serif"

// the accent is pale in dark mode, so its text is dark there; danger stays readable in both
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant === 'filled' && (!input.color || input.color === 'candor'))
    return { ...colors, color: 'var(--on-accent)' }
  if (input.variant === 'filled' && input.color === 'red')
    return {
      ...colors,
      background: 'var(--mantine-color-red-9)',
      hover: 'var(--mantine-color-red-8)',
      color: '#FFFFFF',
    }
  return colors
}

/** The theme but for what components begin with. */
export const colours = createTheme({
  primaryColor: 'candor',
  primaryShade: { light: 7, dark: 4 },
  colors: { candor, gray, dark, amber, yellow: amber },
  black: look.light.ink,
  white: '#FFFFFF',
  fontFamily: textFont,
  headings: {
    fontFamily: headingFont,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.2' },
      h2: { fontSize: rem(22), lineHeight: '1.25' },
      h3: { fontSize: rem(18), lineHeight: '1.35' },
      h4: { fontSize: rem(16), lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22) },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  shadows: {
    xs: 'none',
    sm: '0 1px 2px rgba(20, 33, 29, .06)',
    md: '0 6px 24px rgba(20, 33, 29, .12)',
  },
})

/** Roles that components name instead of shades; contrast is at least 4.5 for text in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const names = [
    'candor',
    'gray',
    'red',
    'blue',
    'amber',
    'yellow',
    'green',
    'orange',
    'grape',
    'teal',
    'cyan',
    'indigo',
    'violet',
    'pink',
    'lime',
  ]
  const light: Record<string, string> = {}
  const darkScheme: Record<string, string> = {}
  for (const name of names) {
    light[`--mantine-color-${name}-light-color`] =
      `var(--mantine-color-${name}-${name === 'gray' ? 8 : 9})`
    darkScheme[`--mantine-color-${name}-light-color`] = `var(--mantine-color-${name}-2)`
    // a wash lies on a card: lighter than it, never a hole in it
    const wash = (share: number) =>
      `color-mix(in srgb, var(--mantine-color-${name}-5) ${share}%, var(--surface))`
    darkScheme[`--mantine-color-${name}-light`] = wash(18)
    darkScheme[`--mantine-color-${name}-light-hover`] = wash(26)
  }
  // what is written in green has the accent of links, so that there is one green
  light['--mantine-color-candor-light-color'] = 'var(--accent)'
  // on the shade that is pointed at otherwise it would be 4.1 to 1
  light['--mantine-color-candor-light-hover'] =
    'color-mix(in srgb, var(--mantine-color-candor-1), var(--mantine-color-candor-2))'
  darkScheme['--mantine-color-candor-light-color'] = 'var(--accent)'
  return {
    variables: {},
    light: {
      ...light,
      '--mantine-color-body': look.light.ground,
      '--mantine-color-text': look.light.ink,
      '--mantine-color-dimmed': '#56635E',
      '--mantine-color-placeholder': '#6B7671',
      '--mantine-color-error': '#B42318',
      '--mantine-color-default-border': '#D6D6CD',
      // the edge of what is filled in: 3 to 1 on what it lies on (WCAG 1.4.11)
      '--field': '#868E89',
      '--mantine-color-anchor': '#1D5FA8',
      '--surface': '#FFFFFF',
      '--surface-raised': '#FFFFFF',
      '--line': '#E5E4DC',
      '--accent': look.light.accent,
      '--accent-wash': '#EAF6F0',
      '--on-accent': '#FFFFFF',
      '--clock': '#855706',
      '--clock-wash': '#FFF6E3',
      '--harm': '#B42318',
    },
    dark: {
      ...darkScheme,
      // what is filled has the accent of plain elements, so that there is one green
      '--mantine-primary-color-contrast': 'var(--on-accent)',
      '--mantine-color-candor-filled': '#6CC5A2',
      '--mantine-color-candor-filled-hover': '#82D2B3',
      '--mantine-primary-color-filled': '#6CC5A2',
      '--mantine-primary-color-filled-hover': '#82D2B3',
      '--mantine-color-body': look.dark.ground,
      '--mantine-color-text': look.dark.ink,
      '--mantine-color-dimmed': '#9DACA6',
      '--mantine-color-placeholder': '#84938D',
      '--mantine-color-error': '#FF9A90',
      '--mantine-color-default': '#1A2428',
      '--mantine-color-default-hover': '#223034',
      '--mantine-color-default-border': '#364448',
      '--field': '#6C7975',
      '--mantine-color-anchor': '#8CBDF2',
      '--surface': '#172023',
      '--surface-raised': '#1E292D',
      '--line': '#2A3639',
      '--accent': look.dark.accent,
      '--accent-wash': '#14302A',
      '--on-accent': '#0B1A15',
      '--clock': '#F2C154',
      '--clock-wash': '#2E2511',
      '--harm': '#FF9A90',
    },
  }
}
