import type { Pdfium } from '#api/engines/resume_reader/pages/pdfium'

const TEXT = 1
const PATH = 2
const IMAGE = 3
const SHADING = 4
const FORM = 5

/** A page with more is a drawing; what lies beyond is not looked at. */
const MAX_OBJECTS = 20_000
const MAX_AREAS = 400
const LEAST_AREA = 60
/** A box, also one with rounded corners, has no more; what has is drawn, and covers less than its box. */
const BOX_SEGMENTS = 21
/** Outlines of letters that are kept for a page. */
const MAX_OUTLINES = 4000
/** Points of one outline that are looked at. */
const MAX_POINTS = 6000
/** Segments of a path as PDFium numbers them. */
const MOVE = 2

type Box = { left: number; bottom: number; right: number; top: number }

/** A filled path with where it is drawn; its points are read when something asks for them. */
type Path = Box & { order: number; object: number; matrix: Matrix | null; color: number }

type Area = Box & {
  order: number
  /** It is sure to cover what lies below: a picture that reaches over the page's edge is clipped to who knows what. */
  covers: boolean
  /** A colour, or null for a picture or a gradient, behind which nothing can be read. */
  color: number | null
  /** What its box says too much of. */
  drawn?: Path
}

/** How letters look whose text itself is transparent. */
export type Outlined = { color: number }

export type PaintedAreas = {
  /** Of all objects on the page. */
  count: number
  /** Something big enough to hide a word is painted. */
  busy: boolean
  coversPage(area: number): boolean
  /** What the text stands on at a point, in the units of the PDF. */
  colorBelow(object: number, x: number, y: number): number | 'picture' | 'covered'
  /**
   * The outlines that stand where the letters of a text do: where a font has no bold, browsers fill the outlines of
   * its letters and lay the text over them transparently. Null where nothing is drawn, as for text that hides.
   */
  outlinesOf(object: number, text: number): Outlined | null
  /** Whether a picture of most of the page stands where the text does, as in a scan whose text was recognised. */
  isOverPicture(object: number): boolean
}

type Matrix = [number, number, number, number, number, number]

/** The filled shapes and pictures of a page in the order of painting, to tell whether a text can be seen. */
export function paintedAreas(
  library: Pdfium,
  page: number,
  scratch: number,
  [pageLeft, pageBottom, pageRight, pageTop]: readonly [number, number, number, number]
): PaintedAreas {
  const { wasmExports: pdf } = library
  const areas: Area[] = []
  const outlines: Path[] = []
  const texts = new Map<number, { order: number; matrix: Matrix | null; box?: Box }>()
  const points = new Map<Path, Points>()
  let order = 0

  // A picture over most of the page is a sheer overlay: were it not, nobody could read the page.
  const pageArea = (pageRight - pageLeft) * (pageTop - pageBottom)
  const isSmall = (box: { left: number; bottom: number; right: number; top: number }) =>
    (box.right - box.left) * (box.top - box.bottom) < pageArea / 2

  const boxOf = (object: number, matrix: Matrix | null): Box => {
    const bare = scratch >> 2
    pdf.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [left, bottom, right, top] = library.HEAPF32.subarray(bare, bare + 4)
    return matrix ? moved(matrix, left, bottom, right, top) : { left, bottom, right, top }
  }
  const pointsOf = (path: Path): Points => {
    let known = points.get(path)
    if (!known) points.set(path, (known = readPoints(library, path, scratch)))
    return known
  }
  const boxOfText = (object: number): Box | undefined => {
    const text = texts.get(object)
    return text && (text.box ??= boxOf(object, text.matrix))
  }

  const visit = (object: number, matrix: Matrix | null, depth: number) => {
    if (++order > MAX_OBJECTS) return
    const type = pdf.FPDFPageObj_GetType(object)
    if (type === TEXT) {
      texts.set(object, { order, matrix })
      return
    }
    if (type === FORM) {
      if (depth > 4) return
      pdf.FPDFPageObj_GetMatrix(object, scratch)
      const at = scratch >> 2
      const own = [...library.HEAPF32.subarray(at, at + 6)] as Matrix
      const inner = matrix ? times(own, matrix) : own
      const count = pdf.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count && order < MAX_OBJECTS; index++)
        visit(pdf.FPDFFormObj_GetObject(object, index), inner, depth + 1)
      return
    }
    const box = boxOf(object, matrix)
    const isArea =
      areas.length < MAX_AREAS &&
      (box.right - box.left) * (box.top - box.bottom) >= LEAST_AREA &&
      box.right - box.left >= 4 &&
      box.top - box.bottom >= 4
    const isWithin =
      box.left > pageLeft - 6 &&
      box.right < pageRight + 6 &&
      box.bottom > pageBottom - 6 &&
      box.top < pageTop + 6
    if (type === IMAGE || type === SHADING) {
      if (isArea)
        areas.push({
          ...{ order, ...box, color: null },
          covers: isWithin && type === IMAGE && isSmall(box),
        })
    } else if (type === PATH && (isArea || outlines.length < MAX_OUTLINES)) {
      pdf.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
      const bare = scratch >> 2
      if (library.HEAP32[bare] === 0) return
      const known = pdf.FPDFPageObj_GetFillColor(
        ...[object, scratch, scratch + 4, scratch + 8, scratch + 12]
      )
      const [red, green, blue, alpha] = library.HEAPU32.subarray(bare, bare + 4)
      if (alpha <= 127) return
      const color = (red << 16) | (green << 8) | blue
      const path = { order, object, matrix, color, ...box }
      const isBox = pdf.FPDFPath_CountSegments(object) <= BOX_SEGMENTS
      if (isArea)
        areas.push({
          ...{ order, ...box, covers: false },
          color: known ? color : null,
          drawn: isBox ? undefined : path,
        })
      if (outlines.length < MAX_OUTLINES) outlines.push(path)
    }
  }
  const count = pdf.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && order < MAX_OBJECTS; index++)
    visit(pdf.FPDFPage_GetObject(page, index), null, 0)

  return {
    count,
    busy: areas.length > 0,
    coversPage: (area) =>
      areas.some(
        (one) => one.color === null && (one.right - one.left) * (one.top - one.bottom) > area * 0.6
      ),
    colorBelow(object, x, y) {
      const own = texts.get(object)?.order ?? Infinity
      let color: number | 'picture' = 0xffffff
      for (const area of areas) {
        if (x < area.left || x > area.right || y < area.bottom || y > area.top) continue
        if (area.order < own) {
          if (area.drawn && !isDrawnAt(pointsOf(area.drawn), x, y)) continue
          // The outlines of letters are no ground that hides them.
          const box = area.drawn && boxOfText(object)
          if (box && isWithin(area, box)) continue
          color = area.color ?? 'picture'
        }
        // A shape's box says more than the shape covers: only a picture or a box in white hides for sure.
        else if (area.covers) return 'covered'
      }
      return color
    },
    outlinesOf(object, text) {
      const box = boxOfText(object)
      if (!box || !outlines.length) return null
      const own = outlines.filter((path) => isWithin(path, box))
      if (!own.length) return null
      const letters = lettersOf(library, object, text, scratch)
      const cells = Array.from({ length: Math.max(letters, 1) }, () => false)
      const width = Math.max(box.right - box.left, 0.1)
      let [starts, low, high] = [0, Infinity, -Infinity]
      for (const path of own)
        for (const { x, y, begins } of pointsOf(path)) {
          if (begins) starts++
          const cell = Math.floor(((x - box.left) / width) * cells.length)
          cells[Math.min(Math.max(cell, 0), cells.length - 1)] = true
          if (y < low) low = y
          if (y > high) high = y
        }
      const isSpelt =
        starts >= letters * LEAST_DRAWN &&
        cells.filter(Boolean).length >= cells.length * LEAST_DRAWN &&
        high - low > (box.top - box.bottom) * 0.5
      return isSpelt ? { color: own[0].color } : null
    },
    isOverPicture(object) {
      const box = boxOfText(object)
      if (!box) return false
      const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2]
      return areas.some(
        (one) =>
          one.color === null &&
          !isSmall(one) &&
          x > one.left &&
          x < one.right &&
          y > one.bottom &&
          y < one.top
      )
    },
  }
}

/** Of the letters of a text, how many must be drawn beneath it. */
const LEAST_DRAWN = 0.6

/** Inside the box of a text, or nearly so: emboldened outlines reach a little beyond it. */
function isWithin(path: Box, box: Box): boolean {
  const more = (box.top - box.bottom) * 0.2 + 0.5
  return (
    path.left > box.left - more &&
    path.right < box.right + more &&
    path.bottom > box.bottom - more &&
    path.top < box.top + more
  )
}

/** How many characters a text has that leave ink. */
function lettersOf(library: Pdfium, object: number, text: number, scratch: number): number {
  const size = library.wasmExports.FPDFTextObj_GetText(object, text, scratch, 2048)
  const bytes = library.HEAPU8.subarray(scratch, scratch + Math.min(Math.max(size - 2, 0), 2046))
  return Buffer.from(bytes).toString('utf16le').replace(/\s/g, '').length
}

type Points = { x: number; y: number; begins: boolean }[]

/** The corners and the points of control of a path, in the units of the page. */
function readPoints(library: Pdfium, { object, matrix }: Path, scratch: number): Points {
  const { wasmExports: pdf } = library
  const at = scratch >> 2
  pdf.FPDFPageObj_GetMatrix(object, scratch)
  const own = [...library.HEAPF32.subarray(at, at + 6)] as Matrix
  const [a, b, c, d, e, f] = matrix ? times(own, matrix) : own
  const points: Points = []
  const count = Math.min(pdf.FPDFPath_CountSegments(object), MAX_POINTS)
  for (let index = 0; index < count; index++) {
    const segment = pdf.FPDFPath_GetPathSegment(object, index)
    pdf.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const [x, y] = library.HEAPF32.subarray(at, at + 2)
    const begins = pdf.FPDFPathSegment_GetType(segment) === MOVE
    points.push({ x: a * x + c * y + e, y: b * x + d * y + f, begins })
  }
  return points
}

/** Whether a filled path covers a point, its curves taken for the lines between their points. */
function isDrawnAt(points: Points, x: number, y: number): boolean {
  let inside = false
  let first = points[0]
  for (const [index, point] of points.entries()) {
    if (point.begins) first = point
    const next = points[index + 1]
    const to = !next || next.begins ? first : next
    if (
      point.y > y !== to.y > y &&
      x < ((to.x - point.x) * (y - point.y)) / (to.y - point.y) + point.x
    )
      inside = !inside
  }
  return inside
}

const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
]

function moved(m: Matrix, left: number, bottom: number, right: number, top: number) {
  const xs = [m[0] * left + m[2] * bottom, m[0] * right + m[2] * top].map((x) => x + m[4])
  const ys = [m[1] * left + m[3] * bottom, m[1] * right + m[3] * top].map((y) => y + m[5])
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}
