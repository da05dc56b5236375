import { pdfium, type Pdfium } from '#api/engines/resume_reader/pages/pdfium'
import { paintedAreas, type PaintedAreas } from '#api/engines/resume_reader/pages/painted_areas'
import {
  ICON,
  plainCharacter,
  type PageLink,
  type Pages,
  type Word,
} from '#api/engines/resume_reader/pages/words'
import { UnreadableResume } from '#api/engines/resume_reader/resume_draft'

/** A resume has some thousands; more is a book or an attack, and stays unread. */
const MAX_CHARACTERS = 120_000
const MAX_LINKS = 500
const MAX_HIDDEN = 2000

/** Smaller than this, in points, nobody reads it. */
const LEAST_SIZE = 3

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

/** The mode of text that leaves no ink. */
const INVISIBLE = 3

/** PDFium's sign for a hyphen that parts a word at the end of a line. */
const CUT = 2

const ICON_FONTS =
  /awesome|material|icon|fontello|academicons|glyph|wingding|webding|symbols?nerd|marvosym|emoji|simpleicons|typicons|octicon|devicon/i
const BULLET_FONTS = /symbol|wingding|cmsy|dingbat|stix.*sym/i
const BOLD_FONTS =
  /bold|black|heavy|semibold|demi|[-_ ,]bd|cmbx|sfbx|ecbx|t1-.*-b$|medium.*cond|-sb\b|lmromandemi/i
const ITALIC_FONTS = /ital|obliq|cmti|cmsl|sfti|ecti|slant|-it\b/i

type Style = {
  size: number
  bold: boolean
  italic: boolean
  icon: boolean
  bullet: boolean
  color: number
  turn: number
  /** It is seen by the outlines that are drawn beneath it. */
  outlined: boolean
  /** Nobody can see it, whatever lies below: it is set as invisible, transparent or tiny. */
  unseen: boolean
  /** A picture lies where it would stand: what was recognised in a scan hides nothing. */
  recognised: boolean
  object: number
  /** How far below the baseline its boxes reach. */
  drop: number | null
}

/** The words of a PDF with their places and styles, its links, and the text that nobody sees. */
export async function readPdf(bytes: Uint8Array, maxPages: number): Promise<Pages> {
  const library = await pdfium()
  const { wasmExports: pdf } = library
  const data = pdf.malloc(bytes.length)
  library.HEAPU8.set(bytes, data)
  const scratch = pdf.malloc(4096)
  const document = pdf.FPDF_LoadMemDocument(data, bytes.length, 0)
  try {
    if (!document)
      throw pdf.FPDF_GetLastError() === 4
        ? new UnreadableResume(
            'password',
            'The PDF is locked with a password: save it without one and upload it again.'
          )
        : new UnreadableResume(
            'damaged',
            'The PDF is damaged: export it again from the program that made it.'
          )
    const count = pdf.FPDF_GetPageCount(document)
    if (count > maxPages)
      throw new UnreadableResume(
        'too_many_pages',
        `The PDF has ${count} pages, and at most ${maxPages} are read: upload the resume alone.`
      )
    const found: Pages = {
      pages: [],
      words: [],
      links: [],
      hidden: '',
      pictured: 0,
      blank: true,
      characters: 0,
    }
    const fonts = new Map<number, FontStyle>()
    for (let index = 0; index < count; index++)
      readPage({ library, document, scratch, fonts }, index, found)
    return found
  } finally {
    if (document) pdf.FPDF_CloseDocument(document)
    pdf.free(scratch)
    pdf.free(data)
  }
}

type Reading = {
  library: Pdfium
  document: number
  scratch: number
  fonts: Map<number, FontStyle>
}

type FontStyle = { bold: boolean; italic: boolean; icon: boolean; bullet: boolean }

function readPage(reading: Reading, index: number, found: Pages) {
  const { library, document, scratch } = reading
  const { wasmExports: pdf } = library
  const page = pdf.FPDF_LoadPage(document, index)
  if (!page) {
    found.pages.push({ width: 0, height: 0 })
    return
  }
  const text = pdf.FPDFText_LoadPage(page)
  try {
    pdf.FPDF_GetPageBoundingBox(page, scratch)
    const at = scratch >> 2
    const left = library.HEAPF32[at]
    const upper = library.HEAPF32[at + 1]
    const width = pdf.FPDF_GetPageWidthF(page)
    const height = pdf.FPDF_GetPageHeightF(page)
    found.pages.push({ width: round(width), height: round(height) })
    const frame: Frame = {
      turns: pdf.FPDFPage_GetRotation(page),
      left,
      top: upper,
      width,
      height,
    }
    const painted = paintedAreas(library, page, scratch, [
      left,
      upper - height,
      left + width,
      upper,
    ])
    if (painted.coversPage(width * height)) found.pictured++
    if (painted.count) found.blank = false
    if (text) readCharacters(reading, text, frame, index + 1, painted, found)
    readLinks(reading, page, frame, index + 1, found.links)
  } finally {
    if (text) pdf.FPDFText_ClosePage(text)
    pdf.FPDF_ClosePage(page)
  }
}

const round = (value: number) => Math.round(value * 100) / 100

type Frame = { turns: number; left: number; top: number; width: number; height: number }

/** A rectangle of the PDF (up is more) as left, top, right, bottom on the page as it is shown. */
function onPage(
  { turns, left, top, width, height }: Frame,
  l: number,
  t: number,
  r: number,
  b: number
) {
  const x = l - left
  const right = r - left
  const y = top - t
  const bottom = top - b
  if (turns === 1) return [width - bottom, x, width - y, right] as const
  if (turns === 2) return [width - right, height - bottom, width - x, height - y] as const
  if (turns === 3) return [y, height - right, bottom, height - x] as const
  return [x, y, right, bottom] as const
}

function readCharacters(
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
        style = styleOf(library, text, index, object, scratch, fonts, frame.turns, painted)
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
    // A space that is not in the file, and has no room, is none: it is guessed where glyphs are set one by one.
    if (
      spaced &&
      guessed &&
      word &&
      style.turn === 0 &&
      word.turn === 0 &&
      x - word.right < style.size * 0.03 &&
      x - word.right > -style.size * 0.15 &&
      Math.abs(word.baseline - baseline) < 0.1 &&
      piece !== ICON &&
      !word.text.endsWith(ICON)
    )
      spaced = false
    guessed = false
    if (
      word &&
      !spaced &&
      word.turn === style.turn &&
      (style.turn !== 0
        ? x < word.right + 1 &&
          right > word.x - 1 &&
          top < word.bottom + style.size * 0.6 &&
          bottom > word.top - style.size * 0.6
        : isOpened ||
          (Math.abs(word.baseline - baseline) < style.size * 0.4 &&
            x - word.right < style.size * (afterLigature ? 0.5 : 0.17) &&
            x - word.right > -style.size * 0.6))
    ) {
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

/** What an icon stands for, before what it labels: "\\faAt : asha@example.com". */
const ICON_LABEL = /^(?:\\[^:]{1,40}:|\\?fa[A-Z]\w*\s|[a-z_-]+\s*:)\s*/
const MOST_REPLACED = 200

/**
 * The text that a file gives in place of an icon and of what the icon labels, empty where it only names the icon; null
 * where it gives none. `next` is the first character behind it.
 */
function replacementAt(library: Pdfium, text: number, from: number, object: number) {
  const { wasmExports: pdf } = library
  let written = ''
  let next = from
  while (next < from + MOST_REPLACED && pdf.FPDFText_GetTextObject(text, next) === object) {
    const code = pdf.FPDFText_GetUnicode(text, next)
    if (code) written += String.fromCodePoint(code)
    next++
  }
  const isText = /[\p{L}\d]{2}/u.test(written) && /[\s@:]|\d{3}/.test(written.trim())
  const said = isText ? inUtf8(written).replace(ICON_LABEL, '').trim() : null
  return { said, next }
}

/** Letters that were written as bytes of UTF-8 and read one by one. */
function inUtf8(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0)!)
  if (!codes.some((code) => code > 0x7f) || codes.some((code) => code > 0xff)) return text
  const decoded = Buffer.from(codes).toString('utf8')
  return decoded.includes('\ufffd') ? text : decoded
}

type Replacement = { said: string; style: Style; frame: Frame; page: number; scratch: number }

/** Its words behind an icon, where the icon stands: the file says where it begins and not how wide it is. */
function placeReplacement(
  library: Pdfium,
  text: number,
  index: number,
  { said, style, frame, page, scratch }: Replacement,
  found: Pages
) {
  library.wasmExports.FPDFText_GetLooseCharBox(text, index, scratch)
  const at = scratch >> 2
  const [l, t, r, b] = library.HEAPF32.subarray(at, at + 4)
  const [x, top, , bottom] = onPage(frame, l, t, r, b)
  const { size, bold, italic, color, turn } = style
  let left = x
  for (const word of [ICON, ...said.split(/\s+/).filter(Boolean)]) {
    const right = left + word.length * size * 0.42
    found.words.push({
      ...{ text: word, x: left, right, top, bottom, baseline: bottom - size * 0.2 },
      ...{ size, bold, italic, color, page, turn, spaced: true },
    })
    left = right + size * 0.25
  }
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

function styleOf(
  library: Pdfium,
  text: number,
  index: number,
  object: number,
  scratch: number,
  fonts: Map<number, FontStyle>,
  turns: number,
  painted: PaintedAreas
): Style {
  const { wasmExports: pdf } = library
  const size = pdf.FPDFText_GetFontSize(text, index)
  pdf.FPDFText_GetMatrix(text, index, scratch)
  const at = scratch >> 2
  const [a, b, c, d] = library.HEAPF32.subarray(at, at + 4)
  const colored = pdf.FPDFText_GetFillColor(
    text,
    index,
    scratch + 32,
    scratch + 36,
    scratch + 40,
    scratch + 44
  )
  const [red, green, blue, alpha] = library.HEAPU32.subarray(
    (scratch + 32) >> 2,
    (scratch + 48) >> 2
  )
  const font = pdf.FPDFTextObj_GetFont(object)
  let face = fonts.get(font)
  if (!face) {
    face = faceOf(library, font, scratch)
    fonts.set(font, face)
  }
  const quarter = Math.round(Math.atan2(b, a) / (Math.PI / 2))
  const lines = round(size * Math.hypot(c, d)) || 0
  const isSheer =
    pdf.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE || (colored !== 0 && alpha < 16)
  const outlined = isSheer ? painted.outlinesOf(object, text) : null
  return {
    ...face,
    bold: face.bold || outlined !== null,
    size: lines,
    color: outlined?.color ?? (colored ? (red << 16) | (green << 8) | blue : 0),
    turn: (((turns - quarter) % 4) + 4) % 4,
    outlined: outlined !== null,
    unseen: (isSheer && !outlined) || lines < LEAST_SIZE,
    recognised: isSheer && !outlined && painted.isOverPicture(object),
    object,
    drop: null,
  }
}

function faceOf(library: Pdfium, font: number, scratch: number): FontStyle {
  const { wasmExports: pdf } = library
  const length = font ? pdf.FPDFFont_GetBaseFontName(font, scratch + 128, 256) : 0
  const name = length
    ? Buffer.from(
        library.HEAPU8.subarray(scratch + 128, scratch + 128 + Math.min(length, 256) - 1)
      ).toString('utf8')
    : ''
  const flags = font ? pdf.FPDFFont_GetFlags(font) : 0
  return {
    bold: BOLD_FONTS.test(name) || (font ? pdf.FPDFFont_GetWeight(font) >= 600 : false),
    italic: ITALIC_FONTS.test(name) || (flags & 64) !== 0,
    icon: ICON_FONTS.test(name),
    bullet: BULLET_FONTS.test(name),
  }
}

function readLinks(
  { library, document, scratch }: Reading,
  page: number,
  frame: Frame,
  number: number,
  links: PageLink[]
) {
  const { wasmExports: pdf } = library
  library.HEAP32[scratch >> 2] = 0
  while (links.length < MAX_LINKS && pdf.FPDFLink_Enumerate(page, scratch, scratch + 4)) {
    const link = library.HEAPU32[(scratch + 4) >> 2]
    const action = pdf.FPDFLink_GetAction(link)
    if (!action) continue
    const length = pdf.FPDFAction_GetURIPath(document, action, scratch + 128, 2048)
    if (length < 2 || length > 2048) continue
    const url = Buffer.from(
      library.HEAPU8.subarray(scratch + 128, scratch + 127 + length)
    ).toString('utf8')
    pdf.FPDFLink_GetAnnotRect(link, scratch + 16)
    const at = (scratch + 16) >> 2
    const [l, t, r, b] = library.HEAPF32.subarray(at, at + 4)
    const [x, top, right, bottom] = onPage(frame, l, t, r, b)
    links.push({ url, page: number, x, top, right, bottom })
  }
}
