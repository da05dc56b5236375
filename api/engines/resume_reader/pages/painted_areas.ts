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

type Area = {
  order: number
  left: number
  bottom: number
  right: number
  top: number
  /** It is sure to cover what lies below: a picture that reaches over the page's edge is clipped to who knows what. */
  covers: boolean
  /** A colour, or null for a picture or a gradient, behind which nothing can be read. */
  color: number | null
}

export type PaintedAreas = {
  /** Something big enough to hide a word is painted. */
  busy: boolean
  coversPage(area: number): boolean
  /** What the text stands on at a point, in the units of the PDF. */
  colorBelow(object: number, x: number, y: number): number | 'picture' | 'covered'
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
  const orders = new Map<number, number>()
  let order = 0

  // A picture over most of the page is a sheer overlay: were it not, nobody could read the page.
  const pageArea = (pageRight - pageLeft) * (pageTop - pageBottom)
  const isSmall = (box: { left: number; bottom: number; right: number; top: number }) =>
    (box.right - box.left) * (box.top - box.bottom) < pageArea / 2

  const visit = (object: number, matrix: Matrix | null, depth: number) => {
    if (++order > MAX_OBJECTS) return
    const type = pdf.FPDFPageObj_GetType(object)
    if (type === TEXT) {
      orders.set(object, order)
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
    if (areas.length >= MAX_AREAS) return
    const bare = scratch >> 2
    pdf.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [left, bottom, right, top] = library.HEAPF32.subarray(bare, bare + 4)
    const box = matrix ? moved(matrix, left, bottom, right, top) : { left, bottom, right, top }
    if ((box.right - box.left) * (box.top - box.bottom) < LEAST_AREA) return
    if (box.right - box.left < 4 || box.top - box.bottom < 4) return
    const isWithin =
      box.left > pageLeft - 6 &&
      box.right < pageRight + 6 &&
      box.bottom > pageBottom - 6 &&
      box.top < pageTop + 6
    if (type === IMAGE || type === SHADING)
      areas.push({ order, ...box, covers: isWithin && type === IMAGE && isSmall(box), color: null })
    else if (type === PATH) {
      pdf.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
      if (library.HEAP32[bare] === 0) return
      pdf.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
      const [red, green, blue, alpha] = library.HEAPU32.subarray(bare, bare + 4)
      if (alpha > 127)
        areas.push({ order, ...box, covers: false, color: (red << 16) | (green << 8) | blue })
    }
  }
  const count = pdf.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && order < MAX_OBJECTS; index++)
    visit(pdf.FPDFPage_GetObject(page, index), null, 0)

  return {
    busy: areas.length > 0,
    coversPage: (area) =>
      areas.some(
        (one) => one.color === null && (one.right - one.left) * (one.top - one.bottom) > area * 0.6
      ),
    colorBelow(object, x, y) {
      const own = orders.get(object) ?? Infinity
      let color: number | 'picture' = 0xffffff
      for (const area of areas) {
        if (x < area.left || x > area.right || y < area.bottom || y > area.top) continue
        if (area.order < own) color = area.color ?? 'picture'
        // A shape's box says more than the shape covers: only a picture or a box in white hides for sure.
        else if (area.covers) return 'covered'
      }
      return color
    },
  }
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
