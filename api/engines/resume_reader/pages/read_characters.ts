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
  { library, scratch, fonts }: Reading,
  text: number,
  frame: Frame,
  page: number,
  painted: PaintedAreas,
  found: Pages
) {
  const { wasmExports: pdf } = library
  const count = pdf.FPDFText_CountChars(text)
  found.characters += count
  if (found.characters > MAX_CHARACTERS)
    throw new UnreadableResume(
      'too_much_text',
      'The file has far more text than a resume: upload the resume alone.'
    )
  const floats = scratch >> 2
  const doubles = (scratch + 64) >> 3
  const styles = new Map<number, Style>()
  let word: Word | null = null
  let style: Style | undefined
  let spaced = true
  let guessed = false
  let last = { x: -1, object: 0 }
  let ligature = false
  /** The foot of the line that has come to the page's right edge. */
  let edge: number | null = null
  let accent: { mark: string; middle: number } | null = null
  for (let index = 0; index < count; index++) {
    const code = pdf.FPDFText_GetUnicode(text, index)
    const object = pdf.FPDFText_GetTextObject(text, index)
    if (!object || code === 13 || code === 10) {
      if (!spaced) guessed = true
      spaced = true
      continue
    }
    if (!style || style.object !== object) {
      style = styles.get(object)
      if (!style) {
        style = styleOf({ library, scratch, fonts }, { text, index, object }, frame.turns, painted)
        styles.set(object, style)
      }
    }
    if (style.icon && code > 0x20 && code < 0xe000) {
      const { said, next } = replacementAt(library, text, index, object)
      if (said !== null) {
        placeReplacement(library, text, index, { said, style, frame, page, scratch }, found)
        index = next - 1
        word = null
        spaced = true
        continue
      }
    }
    if (code === CUT && word) word.cut = true
    let piece = plainCharacter(code)
    if (style.bullet && piece && !/[\p{L}\p{N}]/u.test(piece)) piece = '•'
    // An icon parts what stands beside it, as a bullet does.
    if (style.icon || (code >= 0xe000 && code <= 0xf8ff)) piece = ICON
    if (piece === '') continue
    if (piece === ' ') {
      guessed = false
      spaced = true
      continue
    }
    pdf.FPDFText_GetLooseCharBox(text, index, scratch)
    const heap = library.HEAPF32
    const [x, top, right, bottom] = onPage(
      frame,
      heap[floats],
      heap[floats + 1],
      heap[floats + 2],
      heap[floats + 3]
    )
    // Old TeX fonts draw an accent and its letter one over the other.
    const mark: string | undefined = ACCENTS[code]
    if (mark && style.turn === 0) {
      accent = { mark, middle: (x + right) / 2 }
      continue
    }
    if (accent) {
      if (accent.middle > x - 1 && accent.middle < right + 1 && /\p{L}/u.test(piece)) {
        piece = (piece === 'ı' ? 'i' : piece) + accent.mark
        if (word && x - word.right < style.size * 0.17) spaced = false
      }
      accent = null
    }
    // Two letters that start at one place are one glyph, whose width only its whole has.
    const isOpened = last.object === object && Math.abs(last.x - x) < 0.05
    const isBegun = last.object !== object
    const afterLigature = ligature && !isOpened
    ligature = isOpened
    last = { x, object }
    // A line too long for its page runs over the edge: what is cut off is not seen, and nobody hid it.
    const isOver = x > frame.width && edge !== null && Math.abs(edge - bottom) < style.size * 0.4
    if (x <= frame.width) edge = right > frame.width * 0.9 ? bottom : null
    const pale = !style.outlined && (style.color > 0xd0d0d0 || painted.busy)
    const unseen =
      style.unseen ||
      isOver ||
      right < 0 ||
      bottom < 0 ||
      x > frame.width ||
      top > frame.height ||
      (pale &&
        isUnseen(
          painted,
          style,
          (heap[floats] + heap[floats + 2]) / 2,
          (heap[floats + 1] + heap[floats + 3]) / 2
        ))
    if (unseen) {
      if (found.hidden.length < MAX_HIDDEN && !style.recognised && !isOver)
        found.hidden += spaced ? ` ${piece}` : piece
      spaced = false
      word = null
      continue
    }
    if (style.drop === null) {
      pdf.FPDFText_GetCharOrigin(text, index, scratch + 64, scratch + 72)
      const ox = library.HEAPF64[doubles]
      const oy = library.HEAPF64[doubles + 1]
      // Boxes are as high as the font, so that the baseline lies as deep in all of one style.
      style.drop = style.turn === 0 ? bottom - onPage(frame, ox, oy, ox, oy)[1] : 0
    }
    const baseline = bottom - style.drop
    const glyph = { piece, x, right, top, bottom, baseline }
    if (spaced && guessed && word && hasNoSpace(word, glyph, style)) spaced = false
    guessed = false
    const reach = afterLigature ? WIDEST_LIGATURE : WIDEST_GAP
    if (word && !spaced && goesOn(word, glyph, style, { isOpened, isBegun, reach })) {
      word.text += piece
      if (right > word.right) word.right = right
      if (top < word.top) word.top = top
      if (bottom > word.bottom) word.bottom = bottom
      if (x < word.x) word.x = x
    } else {
      word = {
        text: piece,
        x,
        right,
        top,
        bottom,
        baseline,
        size: style.size,
        bold: style.bold,
        italic: style.italic,
        color: style.color,
        page,
        turn: style.turn,
        spaced,
      }
      found.words.push(word)
    }
    spaced = false
  }
}

/** How far letters of a word stand apart at most, in sizes of their type. */
const WIDEST_GAP = 0.17
const WIDEST_LIGATURE = 0.5

type Glyph = Pick<Word, 'x' | 'right' | 'top' | 'bottom' | 'baseline'> & { piece: string }

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
