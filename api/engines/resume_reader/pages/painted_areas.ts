import { PageObjects, sizeOf, type Area } from '#api/engines/resume_reader/pages/page_objects'
import type { Pdfium } from '#api/engines/resume_reader/pages/pdfium'
import {
  boxOf,
  isDrawnAt,
  isWithin,
  readPoints,
  type Box,
  type Path,
  type Points,
} from '#api/engines/resume_reader/pages/paths'

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

/** The filled shapes and pictures of a page in the order of painting, to tell whether a text can be seen. */
export function paintedAreas(
  library: Pdfium,
  page: number,
  scratch: number,
  [left, bottom, right, top]: readonly [number, number, number, number]
): PaintedAreas {
  const objects = new PageObjects(library, page, scratch, { left, bottom, right, top })
  const { areas, outlines, texts } = objects
  const points = new Map<Path, Points>()
  const pointsOf = (path: Path): Points => {
    let known = points.get(path)
    if (!known) points.set(path, (known = readPoints(library, path, scratch)))
    return known
  }
  const boxOfText = (object: number): Box | undefined => {
    const text = texts.get(object)
    return text && (text.box ??= boxOf(library, object, text.matrix, scratch))
  }
  return {
    count: objects.count,
    busy: areas.length > 0,
    coversPage: (area) => areas.some((one) => one.color === null && sizeOf(one) > area * 0.6),
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
      if (!own.length) {
        // Letters laid over one by one, and the outlines of all of them drawn at once.
        const row = outlines.find(
          (path) => isRowAbout(path, box) && hasLetterAt(pointsOf(path), box)
        )
        return row ? { color: row.color } : null
      }
      const letters = lettersOf(library, object, text, scratch)
      return isSpelt(own.map(pointsOf), box, letters) ? { color: own[0].color } : null
    },
    isOverPicture(object) {
      const box = boxOfText(object)
      return Boolean(box && areas.some((area) => isPicture(area, box) && !objects.isSmall(area)))
    },
  }
}

/** Whether a picture or a gradient lies where the middle of a box is. */
function isPicture(area: Area, box: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2]
  return area.color === null && x > area.left && x < area.right && y > area.bottom && y < area.top
}

/** Whether a path reaches over a letter to both sides and is about as high. */
function isRowAbout(path: Path, box: Box): boolean {
  const height = box.top - box.bottom
  // A dot or a dash is no measure of its row.
  const more = height * 0.3 + 1
  return (
    path.left < box.left + more &&
    path.right > box.right - more &&
    path.bottom < box.top &&
    path.top > box.bottom &&
    path.top - path.bottom < Math.max(height * 2.5, HIGHEST_ROW)
  )
}

const HIGHEST_ROW = 40

/** More points than a box has, some of them where the letter is. */
const LEAST_POINTS = 24
function hasLetterAt(points: Points, { left, right, bottom, top }: Box): boolean {
  const more = (top - bottom) * 0.15 + 0.5
  const at = points.filter(
    ({ x, y }) => x > left - more && x < right + more && y > bottom - more && y < top + more
  )
  return points.length > LEAST_POINTS && at.length > 3
}

/** Of the letters of a text, how many must be drawn beneath it. */
const LEAST_DRAWN = 0.6

/** Whether outlines within the box of a text are as many, as broad and as high as its letters. */
function isSpelt(outlines: Points[], box: Box, letters: number): boolean {
  const cells = Array.from({ length: Math.max(letters, 1) }, () => false)
  const width = Math.max(box.right - box.left, 0.1)
  let [starts, low, high] = [0, Infinity, -Infinity]
  for (const points of outlines)
    for (const { x, y, begins } of points) {
      if (begins) starts++
      const cell = Math.floor(((x - box.left) / width) * cells.length)
      cells[Math.min(Math.max(cell, 0), cells.length - 1)] = true
      if (y < low) low = y
      if (y > high) high = y
    }
  return (
    starts >= letters * LEAST_DRAWN &&
    cells.filter(Boolean).length >= cells.length * LEAST_DRAWN &&
    high - low > (box.top - box.bottom) * 0.5
  )
}

/** How many characters a text has that leave ink. */
function lettersOf(library: Pdfium, object: number, text: number, scratch: number): number {
  const size = library.wasmExports.FPDFTextObj_GetText(object, text, scratch, 2048)
  const bytes = library.HEAPU8.subarray(scratch, scratch + Math.min(Math.max(size - 2, 0), 2046))
  return Buffer.from(bytes).toString('utf16le').replace(/\s/g, '').length
}
