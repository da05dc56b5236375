import { look } from '#api/http/text/look_facts'

// Pure: screens and tests import it too.
export const USUAL_ACCENT = look.light.accent

export const careersLimits = {
  headline: { max: 120 },
  intro: { max: 600 },
} as const

/** Jobs on one page of a careers page, and in the list on a company's own site. */
export const CAREERS_JOBS = 50
/** Jobs in a company's feed. */
export const FEED_JOBS = 1_000

/** The two papers that a careers page is drawn on. */
export const papers = { light: look.light.ground, dark: look.dark.ground } as const
/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

function luminance(hex: string) {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The ink that is read best on a colour: always well enough, as one of black and white reaches 4.58. */
export const inkOn = (color: string) =>
  contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000'

/** The colour as text on a paper: moved towards black or white, as little as it takes to be read. */
export function readableOn(color: string, paper: string) {
  const end = inkOn(paper) === '#ffffff' ? 255 : 0
  const from = channels(color)
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = `#${from
      .map((value) =>
        Math.round(value + (end - value) * share)
          .toString(16)
          .padStart(2, '0')
      )
      .join('')}`
    if (contrast(mixed, paper) >= LEAST_CONTRAST) return mixed
  }
  return inkOn(paper)
}
