import type { Pdfium } from '#api/engines/resume_reader/pages/pdfium'

/** Points of one outline that are looked at. */
const MAX_POINTS = 6000
/** Segments of a path as PDFium numbers them. */
const MOVE = 2

export type Box = { left: number; bottom: number; right: number; top: number }
export type Matrix = [number, number, number, number, number, number]

/** A filled path with where it is drawn; its points are read when something asks for them. */
export type Path = Box & { order: number; object: number; matrix: Matrix | null; color: number }

export type Points = { x: number; y: number; begins: boolean }[]

/** The box of an object on its page, in the units of the PDF. */
export function boxOf(library: Pdfium, object: number, matrix: Matrix | null, scratch: number) {
  const at = scratch >> 2
  library.wasmExports.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left, bottom, right, top] = library.HEAPF32.subarray(at, at + 4)
  return matrix ? moved(matrix, left, bottom, right, top) : { left, bottom, right, top }
}

/** The corners and the points of control of a path, in the units of the page. */
export function readPoints(library: Pdfium, { object, matrix }: Path, scratch: number): Points {
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
export function isDrawnAt(points: Points, x: number, y: number): boolean {
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

/** Inside the box of a text, or nearly so: emboldened outlines reach a little beyond it. */
export function isWithin(path: Box, box: Box): boolean {
  const more = (box.top - box.bottom) * 0.2 + 0.5
  return (
    path.left > box.left - more &&
    path.right < box.right + more &&
    path.bottom > box.bottom - more &&
    path.top < box.top + more
  )
}

/** One movement after another. */
export const times = (one: Matrix, other: Matrix): Matrix => [
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
