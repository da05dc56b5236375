import type { Pdfium } from '#api/engines/resume_reader/pages/pdfium'
import type { PaintedAreas } from '#api/engines/resume_reader/pages/painted_areas'
import { round } from '#api/engines/resume_reader/pages/page_frame'

/** Smaller than this, in points, nobody reads it. */
const LEAST_SIZE = 3

/** The mode of text that leaves no ink. */
const INVISIBLE = 3

const ICON_FONTS =
  /awesome|material|icon|fontello|academicons|glyph|wingding|webding|symbols?nerd|marvosym|emoji|simpleicons|typicons|octicon|devicon/i
const BULLET_FONTS = /symbol|wingding|cmsy|dingbat|stix.*sym/i
const BOLD_FONTS =
  /bold|black|heavy|semibold|demi|[-_ ,]bd|cmbx|sfbx|ecbx|t1-.*-b$|medium.*cond|-sb\b|lmromandemi/i
const ITALIC_FONTS = /ital|obliq|cmti|cmsl|sfti|ecti|slant|-it\b/i

export type Style = {
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

export type Reading = {
  library: Pdfium
  document: number
  scratch: number
  fonts: Map<number, FontStyle>
}

export type FontStyle = { bold: boolean; italic: boolean; icon: boolean; bullet: boolean }

/** How the characters of a text object are set and whether they can be seen; asked once for each object. */
export function styleOf(
  { library, scratch, fonts }: Pick<Reading, 'library' | 'scratch' | 'fonts'>,
  { text, index, object }: { text: number; index: number; object: number },
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
