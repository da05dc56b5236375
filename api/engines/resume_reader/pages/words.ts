/** A run of text without a gap, with where and how it is set. Points from the top left of its page. */
export type Word = {
  text: string
  x: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  bold: boolean
  italic: boolean
  /** 0xRRGGBB. */
  color: number
  page: number
  /** In quarter turns, clockwise; 0 for nearly all. */
  turn: number
  /** A space came before it, where the gap alone would not tell. */
  spaced: boolean
  /** A hyphen at the line's end parted it from its rest in the next line. */
  cut?: boolean
}

export type PageLink = {
  url: string
  page: number
  x: number
  right: number
  top: number
  bottom: number
}

/** What the reader of a file format gives to the rest: words in places, links, and what nobody sees. */
export type Pages = {
  pages: { width: number; height: number }[]
  words: Word[]
  links: PageLink[]
  hidden: string
  /** Pages that show a picture over most of their area. */
  pictured: number
  /** Nothing at all is on the pages: no text, no picture, no shape. */
  blank: boolean
  characters: number
  /** The file itself says in which order its text is read, and breaks no lines. */
  ordered?: boolean
}

const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
}

/** Fonts of TeX that tell no letters give these ligatures by their places; at the places of others fonts differ. */
const TEX_LIGATURES: Record<number, string> = { 0x0c: 'fi', 0x1c: 'fi', 0x1d: 'fl' }

/** Stands for any icon. */
export const ICON = '❖'

/** Drawn characters of Unicode, such as a telephone, in the midst of text. */
const isPicture = (code: number) =>
  (code >= 0x1f000 && code <= 0x1faff) || (code >= 0x2706 && code <= 0x2709) || code === 0x260e

/** The character as text to read: ligatures opened, odd spaces and dashes made plain, icons and noise dropped. */
export function plainCharacter(code: number): string {
  // The commonest first: nothing to do.
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code)
  if (code === 0x20 || code === 0xa0 || code === 9) return ' '
  // Some templates set the soft hyphen as the dash between dates.
  if (code === 0xad || code === 0x2010 || code === 0x2011) return '-'
  if (code < 0x20) return TEX_LIGATURES[code] ?? ''
  if (code >= 0x7f && code < 0xa0) return ''
  if (code >= 0x2000 && code <= 0x200a) return ' '
  if (code === 0x202f || code === 0x205f || code === 0x3000) return ' '
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e)) return ''
  if (code >= 0x2060 && code <= 0x206f) return ''
  if (code >= 0xfe00 && code <= 0xfe0f) return ''
  if (code === 0xfeff || code === 0xfffe || code === 0xffff) return ''
  if (isPicture(code)) return ICON
  if (code >= 0xe000 && code <= 0xf8ff) return ''
  if (code >= 0xf0000) return ''
  if (code === 0x2212 || code === 0x2012 || code === 0x2015) return '–'
  if (code === 0x2019 || code === 0x2018 || code === 0x2bc) return '’'
  if (code >= 0xfb00 && code <= 0xfb06)
    return LIGATURES[String.fromCharCode(code)] ?? String.fromCharCode(code)
  return String.fromCodePoint(code)
}
