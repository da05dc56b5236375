import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openFont, type OpenFont } from '#api/engines/pdf_letters/open_font'

/** The weight and the slant of the letters. */
export type Cut = 'regular' | 'bold' | 'italic'
const cuts = { regular: '400-normal', bold: '700-normal', italic: '400-italic' } as const

/** Noto Sans by its packages and the parts that each is cut into; a letter is taken from the first part that has it. */
const families = {
  'noto-sans': [
    ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    'devanagari',
  ],
  'noto-sans-bengali': ['bengali'],
  'noto-sans-telugu': ['telugu'],
  'noto-sans-tamil': ['tamil'],
  'noto-sans-gujarati': ['gujarati'],
  'noto-sans-kannada': ['kannada'],
  'noto-sans-malayalam': ['malayalam'],
  'noto-sans-gurmukhi': ['gurmukhi'],
}

/** The letters of India have signs above and below, and do not lean. */
export const INDIC = /[\u0900-\u0d7f]/
const INDIC_PARTS = /^(?!latin|vietnamese|cyrillic|greek)/

const require = createRequire(import.meta.url)

export type Run = { font: OpenFont; text: string }
export type Letters = {
  has(char: string): boolean
  /** The text by the fonts that show it. */
  runs(text: string, cut: Cut): Run[]
}

let opened: Promise<Letters> | undefined

/** The letters that no reader of PDFs has by itself. Costs only the person who needs them, and the reading only once. */
export function openLetters(): Promise<Letters> {
  opened ??= import('harfbuzzjs').then(lettersOf)
  return opened
}

function lettersOf(harfbuzz: typeof import('harfbuzzjs')): Letters {
  const parts = Object.entries(families).flatMap(([family, names]) => {
    const ranges = rangesOf(family)
    return names.map((part) => ({ family, part, covers: ranges[part] }))
  })
  const fonts = new Map<string, OpenFont>()
  const open = (family: string, part: string, cut: Cut) => {
    const name = `${part}-${cuts[cut === 'italic' && INDIC_PARTS.test(part) ? 'regular' : cut]}`
    let font = fonts.get(name)
    if (!font) {
      const file = require.resolve(`@fontsource/${family}/files/${family}-${name}.woff`)
      fonts.set(name, (font = openFont(harfbuzz, readFileSync(file))))
    }
    return font
  }
  const fontOf = (char: string, cut: Cut) => {
    const code = char.codePointAt(0)!
    for (const { family, part, covers } of parts) {
      if (!covers.some(([from, to]) => code >= from && code <= to)) continue
      const font = open(family, part, cut)
      if (font.has(code)) return font
    }
  }
  return {
    has: (char) => fontOf(char, 'regular') !== undefined,
    runs(text, cut) {
      const runs: Run[] = []
      for (const char of text) {
        const last = runs.at(-1)
        // spaces and shared signs stay with the letters before them
        if (last?.font.has(char.codePointAt(0)!)) last.text += char
        else {
          const font = fontOf(char, cut) ?? open('noto-sans', 'latin', cut)
          runs.push({ font, text: char })
        }
      }
      return runs
    },
  }
}

type Ranges = Record<string, [from: number, to: number][]>

/** Which letters each part of a family holds, as its package says it: "U+0100-02BA,U+0304". */
function rangesOf(family: string): Ranges {
  const said = require(`@fontsource/${family}/unicode.json`) as Record<string, string>
  return Object.fromEntries(
    Object.entries(said).map(([part, list]) => [
      part,
      list.split(',').map((range) => {
        const [from, to = from] = range.replace('U+', '').split('-')
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as [number, number]
      }),
    ])
  )
}
