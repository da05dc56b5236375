import type { PaintedAreas } from '#api/engines/resume_reader/pages/painted_areas'
import { type Pages, type Word, plainCharacter, ICON } from '#api/engines/resume_reader/pages/words'
import { UnreadableResume } from '#api/engines/resume_reader/resume_draft'
import { type Reading, type Style, styleOf } from '#api/engines/resume_reader/pages/pdf_styles'
import { type Frame, onPage } from '#api/engines/resume_reader/pages/page_frame'
import { replacementAt, placeReplacement } from '#api/engines/resume_reader/pages/icon_text'

/** A resume has some thousands; more is a book or an attack, and stays unread. */
const MAX_CHARACTERS = 120_000

const MAX_HIDDEN = 2000

/** How far two colours differ, from 0 to 765, before an eye sees the one on the other. */
const LEAST_CONTRAST = 36

/** Accents that stand alone, and what joins them to a letter. */
const ACCENTS: Record<number, string> = {
  0x60: '\u0300',
  0xb4: '\u0301',
  0x2c6: '\u0302',
  0x2dc: '\u0303',
  0xa8: '\u0308',
  0xb8: '\u0327',
  0x2c7: '\u030c',
  0x2da: '\u030a',
  0x2d8: '\u0306',
  0x2d9: '\u0307',
}

/** PDFium's sign for a hyphen that parts a word at the end of a line. */
const CUT = 2

/** Appends the words of a page to what was found, and the text on it that nobody sees. */
export function readCharacters(
  reading: Reading,
  text: number,
  frame: Frame,
  page: number,
  painted: PaintedAreas,
  found: Pages
) {
  const count = reading.library.wasmExports.FPDFText_CountChars(text)
  found.characters += count
  if (found.characters > MAX_CHARACTERS)
    throw new UnreadableResume(
      'too_much_text',
      'The file has far more text than a resume: upload the resume alone.'
    )
  new CharacterReader(reading, text, frame, page, painted, found).read(count)
}

/** Makes words of the characters of a page, one after the other. */
class CharacterReader {
  #styles = new Map<number, Style>()
  #style: Style | undefined
  #word: Word | null = null
  /** A space lies before the next glyph, in the file or guessed from where glyphs are. */
  #spaced = true
  #guessed = false
  #last = { x: -1, object: 0 }
  #ligature = false
  /** The foot of the line that has come to the page's right edge. */
  #edge: number | null = null
  #accent: { mark: string; middle: number } | null = null

  constructor(
    readonly reading: Reading,
    readonly text: number,
    readonly frame: Frame,
    readonly page: number,
    readonly painted: PaintedAreas,
    readonly found: Pages
  ) {}

  read(count: number) {
    const { wasmExports: pdf } = this.reading.library
    for (let index = 0; index < count; index++) {
      const code = pdf.FPDFText_GetUnicode(this.text, index)
      const object = pdf.FPDFText_GetTextObject(this.text, index)
      if (!object || code === 13 || code === 10) {
        if (!this.#spaced) this.#guessed = true
        this.#spaced = true
        continue
      }
      const style = this.#styleAt(index, object)
      if (style.icon && code > 0x20 && code < 0xe000) {
        const next = this.#readIcon(index, style)
        if (next !== null) {
          index = next - 1
          continue
        }
      }
      if (code === CUT && this.#word) this.#word.cut = true
      const piece = pieceOf(code, style)
      if (piece === ' ') {
        this.#guessed = false
        this.#spaced = true
      } else if (piece !== '') this.#readGlyph(index, code, piece, style)
    }
  }

  #styleAt(index: number, object: number): Style {
    if (this.#style?.object === object) return this.#style
    let style = this.#styles.get(object)
    if (!style) {
      const { reading, text, frame, painted } = this
      style = styleOf(reading, { text, index, object }, frame.turns, painted)
      this.#styles.set(object, style)
    }
    this.#style = style
    return style
  }

  /** Takes what an icon stands for; returns the index after it, or null where it stands for nothing. */
  #readIcon(index: number, style: Style): number | null {
    const { text, frame, page, found } = this
    const { library, scratch } = this.reading
    const { said, next } = replacementAt(library, text, index, style.object)
    if (said === null) return null
    placeReplacement(library, text, index, { said, style, frame, page, scratch }, found)
    this.#word = null
    this.#spaced = true
    return next
  }

  #readGlyph(index: number, code: number, said: string, style: Style) {
    const { frame, text, reading } = this
    const { library, scratch } = reading
    const at = scratch >> 2
    let piece = said
    library.wasmExports.FPDFText_GetLooseCharBox(text, index, scratch)
    const heap = library.HEAPF32
    const [x, top, right, bottom] = onPage(
      frame,
      heap[at],
      heap[at + 1],
      heap[at + 2],
      heap[at + 3]
    )
    // Old TeX fonts draw an accent and its letter one over the other.
    const mark: string | undefined = ACCENTS[code]
    if (mark && style.turn === 0) {
      this.#accent = { mark, middle: (x + right) / 2 }
      return
    }
    if (this.#accent) {
      const { middle } = this.#accent
      if (middle > x - 1 && middle < right + 1 && /\p{L}/u.test(piece)) {
        piece = (piece === 'ı' ? 'i' : piece) + this.#accent.mark
        if (this.#word && x - this.#word.right < style.size * 0.17) this.#spaced = false
      }
      this.#accent = null
    }
    // Two letters that start at one place are one glyph, whose width only its whole has.
    const isOpened = this.#last.object === style.object && Math.abs(this.#last.x - x) < 0.05
    const isBegun = this.#last.object !== style.object
    const reach = this.#ligature && !isOpened ? WIDEST_LIGATURE : WIDEST_GAP
    this.#ligature = isOpened
    this.#last = { x, object: style.object }
    const box = { x, top, right, bottom }
    const middle = { x: (heap[at] + heap[at + 2]) / 2, y: (heap[at + 1] + heap[at + 3]) / 2 }
    if (this.#setAside(piece, box, middle, style)) return
    const baseline = bottom - this.#dropOf(index, bottom, style)
    this.#add({ piece, ...box, baseline }, style, { isOpened, isBegun, reach })
  }

  /** Keeps apart what nobody sees; returns whether that is so. */
  #setAside(piece: string, box: GlyphBox, middle: { x: number; y: number }, style: Style): boolean {
    const { frame, painted, found } = this
    const { x, top, right, bottom } = box
    // A line too long for its page runs over the edge: what is cut off is not seen, and nobody hid it.
    const isOver =
      x > frame.width && this.#edge !== null && Math.abs(this.#edge - bottom) < style.size * 0.4
    if (x <= frame.width) this.#edge = right > frame.width * 0.9 ? bottom : null
    const pale = !style.outlined && (style.color > 0xd0d0d0 || painted.busy)
    const unseen =
      style.unseen ||
      isOver ||
      right < 0 ||
      bottom < 0 ||
      x > frame.width ||
      top > frame.height ||
      (pale && isUnseen(painted, style, middle.x, middle.y))
    if (!unseen) return false
    if (found.hidden.length < MAX_HIDDEN && !style.recognised && !isOver)
      found.hidden += this.#spaced ? ` ${piece}` : piece
    this.#spaced = false
    this.#word = null
    return true
  }

  /** Boxes are as high as the font, so that the baseline lies as deep in all of one style. */
  #dropOf(index: number, bottom: number, style: Style): number {
    if (style.drop === null) {
      const { library, scratch } = this.reading
      const at = (scratch + 64) >> 3
      library.wasmExports.FPDFText_GetCharOrigin(this.text, index, scratch + 64, scratch + 72)
      const x = library.HEAPF64[at]
      const y = library.HEAPF64[at + 1]
      style.drop = style.turn === 0 ? bottom - onPage(this.frame, x, y, x, y)[1] : 0
    }
    return style.drop
  }

  /** Adds a glyph to the word before it, or begins another with it. */
  #add(glyph: Glyph, style: Style, how: { isOpened: boolean; isBegun: boolean; reach: number }) {
    const word = this.#word
    if (this.#spaced && this.#guessed && word && hasNoSpace(word, glyph, style))
      this.#spaced = false
    this.#guessed = false
    const { piece, x, right, top, bottom, baseline } = glyph
    if (word && !this.#spaced && goesOn(word, glyph, style, how)) {
      word.text += piece
      if (right > word.right) word.right = right
      if (top < word.top) word.top = top
      if (bottom > word.bottom) word.bottom = bottom
      if (x < word.x) word.x = x
    } else {
      this.#word = {
        ...{ text: piece, x, right, top, bottom, baseline },
        ...{ size: style.size, bold: style.bold, italic: style.italic, color: style.color },
        ...{ page: this.page, turn: style.turn, spaced: this.#spaced },
      }
      this.found.words.push(this.#word)
    }
    this.#spaced = false
  }
}

/** What is read of a character: nothing, a space, a bullet, an icon, or itself. */
function pieceOf(code: number, style: Style): string {
  // An icon parts what is beside it, as a bullet does.
  if (style.icon || (code >= 0xe000 && code <= 0xf8ff)) return ICON
  const piece = plainCharacter(code)
  return style.bullet && piece && !/[\p{L}\p{N}]/u.test(piece) ? '•' : piece
}

/** How far letters of a word are apart at most, in sizes of their type. */
const WIDEST_GAP = 0.17
const WIDEST_LIGATURE = 0.5

type GlyphBox = Pick<Word, 'x' | 'right' | 'top' | 'bottom'>
type Glyph = GlyphBox & { piece: string; baseline: number }

/** A space that is not in the file, and has no room, is none: it is guessed where glyphs are set one by one. */
const hasNoSpace = (word: Word, { piece, x, baseline }: Glyph, { size, turn }: Style) =>
  turn === 0 &&
  word.turn === 0 &&
  x - word.right < size * 0.03 &&
  x - word.right > -size * 0.15 &&
  Math.abs(word.baseline - baseline) < 0.1 &&
  piece !== ICON &&
  !word.text.endsWith(ICON)

/** Whether a glyph without a space before it is the next of the word; `reach` is how far from it it may stand. */
function goesOn(
  word: Word,
  { piece, x, right, top, bottom, baseline }: Glyph,
  { size, turn }: Style,
  { isOpened, isBegun, reach }: { isOpened: boolean; isBegun: boolean; reach: number }
): boolean {
  // a point set close to its text is set in a style of its own
  if (word.text === '•' || word.turn !== turn) return false
  if (turn !== 0)
    return (
      x < word.right + 1 &&
      right > word.x - 1 &&
      top < word.bottom + size * 0.6 &&
      bottom > word.top - size * 0.6
    )
  if (isOpened) return true
  const gap = x - word.right
  // "Asha" and "Rao" drawn apart, a little closer than a space
  const isName =
    isBegun && gap > size * 0.12 && /\p{Ll}$/u.test(word.text) && /^\p{Lu}/u.test(piece)
  return (
    Math.abs(word.baseline - baseline) < size * 0.4 &&
    gap < size * reach &&
    gap > -size * 0.6 &&
    !isName
  )
}

function isUnseen(painted: PaintedAreas, style: Style, x: number, y: number): boolean {
  const below = painted.colorBelow(style.object, x, y)
  if (below === 'picture') return false
  if (below === 'covered') return true
  return contrast(below, style.color) < LEAST_CONTRAST
}

const contrast = (one: number, other: number) =>
  Math.abs((one >> 16) - (other >> 16)) +
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) +
  Math.abs((one & 255) - (other & 255))
