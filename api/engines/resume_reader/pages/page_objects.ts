import type { Pdfium } from '#api/engines/resume_reader/pages/pdfium'
import {
  boxOf,
  times,
  type Box,
  type Matrix,
  type Path,
} from '#api/engines/resume_reader/pages/paths'

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
/** How deep forms lie in forms before they are left out. */
const MAX_DEPTH = 4

export type Area = Box & {
  order: number
  /** It is sure to cover what lies below: a picture that reaches over the page's edge is clipped to who knows what. */
  covers: boolean
  /** A colour, or null for a picture or a gradient, behind which nothing can be read. */
  color: number | null
  /** What its box says too much of. */
  drawn?: Path
}

/** What is painted on a page: areas, filled paths that may be letters, and texts, each with its place in the order. */
export class PageObjects {
  readonly areas: Area[] = []
  readonly outlines: Path[] = []
  readonly texts = new Map<number, { order: number; matrix: Matrix | null; box?: Box }>()
  /** Of all objects on the page. */
  readonly count: number
  #order = 0

  constructor(
    readonly library: Pdfium,
    page: number,
    readonly scratch: number,
    readonly edges: Box
  ) {
    const { wasmExports: pdf } = library
    this.count = pdf.FPDFPage_CountObjects(page)
    for (let index = 0; index < this.count && this.#order < MAX_OBJECTS; index++)
      this.#visit(pdf.FPDFPage_GetObject(page, index), null, 0)
  }

  /** A picture over most of the page is a sheer overlay: were it not, nobody could read the page. */
  isSmall(box: Box) {
    const { left, bottom, right, top } = this.edges
    return sizeOf(box) < ((right - left) * (top - bottom)) / 2
  }

  #visit(object: number, matrix: Matrix | null, depth: number) {
    if (++this.#order > MAX_OBJECTS) return
    const order = this.#order
    const type = this.library.wasmExports.FPDFPageObj_GetType(object)
    if (type === TEXT) this.texts.set(object, { order, matrix })
    else if (type === FORM) this.#visitForm(object, matrix, depth)
    else {
      const box = boxOf(this.library, object, matrix, this.scratch)
      if (type === IMAGE || type === SHADING) this.#addPicture(box, type === IMAGE)
      else if (type === PATH) this.#addPath(object, matrix, box)
    }
  }

  #visitForm(object: number, matrix: Matrix | null, depth: number) {
    if (depth > MAX_DEPTH) return
    const { wasmExports: pdf, HEAPF32 } = this.library
    pdf.FPDFPageObj_GetMatrix(object, this.scratch)
    const at = this.scratch >> 2
    const own = [...HEAPF32.subarray(at, at + 6)] as Matrix
    const inner = matrix ? times(own, matrix) : own
    const count = pdf.FPDFFormObj_CountObjects(object)
    for (let index = 0; index < count && this.#order < MAX_OBJECTS; index++)
      this.#visit(pdf.FPDFFormObj_GetObject(object, index), inner, depth + 1)
  }

  #isArea(box: Box) {
    return (
      this.areas.length < MAX_AREAS &&
      sizeOf(box) >= LEAST_AREA &&
      box.right - box.left >= 4 &&
      box.top - box.bottom >= 4
    )
  }

  #addPicture(box: Box, isImage: boolean) {
    if (!this.#isArea(box)) return
    const { left, bottom, right, top } = this.edges
    const isOnPage =
      box.left > left - 6 && box.right < right + 6 && box.bottom > bottom - 6 && box.top < top + 6
    const covers = isOnPage && isImage && this.isSmall(box)
    this.areas.push({ order: this.#order, ...box, color: null, covers })
  }

  #addPath(object: number, matrix: Matrix | null, box: Box) {
    const isArea = this.#isArea(box)
    const isOutline = this.outlines.length < MAX_OUTLINES
    if (!isArea && !isOutline) return
    const { library, scratch } = this
    const { wasmExports: pdf } = library
    const at = scratch >> 2
    pdf.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
    if (library.HEAP32[at] === 0) return
    const known = pdf.FPDFPageObj_GetFillColor(
      ...[object, scratch, scratch + 4, scratch + 8, scratch + 12]
    )
    const [red, green, blue, alpha] = library.HEAPU32.subarray(at, at + 4)
    if (alpha <= 127) return
    const color = (red << 16) | (green << 8) | blue
    const path = { order: this.#order, object, matrix, color, ...box }
    if (isArea)
      this.areas.push({
        ...{ order: this.#order, ...box, covers: false },
        color: known ? color : null,
        drawn: pdf.FPDFPath_CountSegments(object) <= BOX_SEGMENTS ? undefined : path,
      })
    if (isOutline) this.outlines.push(path)
  }
}

/** How much a box covers, in square units of the PDF. */
export const sizeOf = (box: Box) => (box.right - box.left) * (box.top - box.bottom)
