import { look } from '#api/http/text/look_facts'

export const text = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"
export const heading = "'Bricolage Grotesque Variable', 'Inter Fallback', system-ui, sans-serif"

/** At phone width whatever is touched is as high as a finger. */
export const phone = '@media (max-width: 600px)'

export type Palette = {
  ink: string
  dim: string
  ground: string
  surface: string
  raised: string
  line: string
  /** The edge of what is filled in: 3 to 1 on what it lies on (WCAG 1.4.11). */
  field: string
  accent: string
  onAccent: string
  wash: string
  amber: string
  red: string
  blue: string
  hover: string
  chip: string
  tooltip: string
  skeleton: string
}

export const light: Palette = {
  ink: look.light.ink,
  dim: '#5A6762',
  ground: look.light.ground,
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#E5E4DC',
  field: '#868E89',
  accent: look.light.accent,
  onAccent: '#FFFFFF',
  wash: '#EAF6F0',
  amber: '#855706',
  red: '#B3261E',
  blue: '#1D5FA8',
  hover: 'rgba(20,33,29,.04)',
  chip: '#F1F0EA',
  tooltip: look.light.ink,
  skeleton: '#F0EFE8',
}
export const dark: Palette = {
  ink: look.dark.ink,
  dim: '#98A7A1',
  ground: look.dark.ground,
  surface: '#1A2428',
  raised: '#222E33',
  line: '#303D40',
  field: '#6C7975',
  accent: '#6CC5A2',
  onAccent: '#0B1A15',
  wash: '#1B3A30',
  amber: '#E8AB2A',
  red: '#F2867D',
  blue: '#8DBBEE',
  hover: 'rgba(227,234,230,.05)',
  chip: '#263236',
  tooltip: '#303D40',
  skeleton: '#222E33',
}
