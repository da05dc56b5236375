import { headingOf } from '#api/engines/resume_reader/language/headings'
import { looksLikeDates } from '#api/engines/resume_reader/language/dates'
import { type Cell, type Line, cellsOf, linesOf } from '#api/engines/resume_reader/pages/lines'
import type { Pages, Word } from '#api/engines/resume_reader/pages/words'
import { contactFoot } from '#api/engines/resume_reader/pages/contact_foot'
import { repeatedRows } from '#api/engines/resume_reader/pages/repeated_rows'
import { wholeMargin, turnedCells } from '#api/engines/resume_reader/pages/margin_headings'
import {
  LEAST_GUTTER,
  isMargin,
  shared,
  LEAST_LINES,
  bestGutter,
  commonLeft,
} from '#api/engines/resume_reader/pages/gutters'

const MAX_DEPTH = 4

type Stream = { x: number; column: boolean; page: number; blocks: Block[] }
type Block = { page: number; cells: Cell[]; x: number; right: number; column: boolean }

/** All lines in the order of reading: column by column, each carried on over the pages. */
export function linesInOrder({ pages, words, ordered }: Pages): Line[] {
  const streams: Stream[] = []
  const aside = repeatedRows(words, pages)
  const foot = ordered ? new Set<Word>() : contactFoot(words, pages, aside)
  for (const word of foot) aside.add(word)
  plainWhereAllIsBold(words)
  for (const [index, { width }] of pages.entries()) {
    const page = index + 1
    const cells = wholeMargin(
      cellsOf(words.filter((word) => word.page === page && word.turn === 0 && !aside.has(word)))
    )
    cells.push(
      ...turnedCells(
        words.filter((word) => word.page === page && word.turn !== 0),
        cells
      )
    )
    const blocks: Block[] = []
    const open = streams.filter(
      (stream) => stream.column && stream.page < page && !isClosed(stream, streams)
    )
    const rest = ordered ? cells : withoutEnds(cells, open, page, blocks)
    cut(rest, width, ordered ? MAX_DEPTH : 0, blocks, page, false)
    for (const block of blocks) {
      const carried = open.find(
        (stream) =>
          Math.abs(stream.x - block.x) < 12 &&
          (block.column || (block === blocks[0] && fits(block, stream)))
      )
      if (carried) carried.blocks.push(block)
      else streams.push({ x: block.x, column: block.column, page, blocks: [block] })
    }
  }
  const above = linesOf(cellsOf([...foot]), -1)
  for (const line of above) line.edge = line.right
  const read = streams.flatMap((stream, index) => {
    const lines = stream.blocks.flatMap((block) => headingsFirst(linesOf(block.cells, index)))
    const edge = ordered ? Infinity : Math.max(...lines.map((line) => line.right))
    for (const line of lines) line.edge = edge
    return lines
  })
  return [...above, ...read]
}

/** How far the columns of a file reach over their edges. */
const OVER_EDGE = 12

const rightOf = ({ blocks }: Stream) => Math.max(...blocks.map(({ right }) => right))

/** A few lines at the top of a page are no wider than the column that they go on with. */
const fits = (block: Block, stream: Stream) =>
  block.cells.length > 2 || block.right < rightOf(stream) + OVER_EDGE

/** So many lines of a column are too few to be known for one by themselves. */
const FEW = 4

/**
 * The ends of columns that the page before has begun, too short to be known for columns: cells at the top that keep
 * to the columns, in both. Appends them, each as its column, and returns the other cells.
 */
function withoutEnds(cells: Cell[], open: Stream[], page: number, blocks: Block[]): Cell[] {
  const before = open
    .filter(({ blocks: own }) => own.at(-1)!.page === page - 1)
    .sort((one, other) => one.x - other.x)
  if (before.length !== 2) return cells
  const [left, right] = before
  const edge = Math.min(...right.blocks.flatMap(({ cells: own }) => own.map(({ x }) => x)))
  if (edge < rightOf(left) + LEAST_GUTTER) return cells
  const sorted = [...cells].sort((one, other) => one.baseline - other.baseline)
  const crossing = sorted.findIndex((cell) => cell.x < edge - 3 && cell.right > edge - 3)
  const top = crossing < 0 ? sorted : sorted.slice(0, crossing)
  const sides = [top.filter(({ x }) => x < edge - 3), top.filter(({ x }) => x >= edge - 3)]
  const [first, second] = sides.map(({ length }) => length)
  if (!first || !second || Math.min(first, second) > FEW) return cells
  // Dates and places at the right of their lines are no column.
  if (isMargin(sides[1], shared(sides[1], sides[0])) && crossing >= 0) return cells
  const isAt = (own: Cell[], { x }: Stream) =>
    own.filter((cell) => Math.abs(cell.x - x) < OVER_EDGE).length * 2 >= own.length
  if (sides[1].every(({ text }) => looksLikeDates(text))) return cells
  if (!isAt(sides[0], left) || !isAt(sides[1], right)) return cells
  for (const [at, own] of sides.entries())
    blocks.push({
      ...{ page, cells: own, x: before[at].x, column: true },
      right: Math.max(...own.map((cell) => cell.right)),
    })
  return crossing < 0 ? [] : sorted.slice(crossing)
}

/** A larger heading in the margin, whose line ends below the first one beside it, stands before that one. */
function headingsFirst(lines: Line[]): Line[] {
  for (let at = 1; at < lines.length; at++) {
    const [line, previous] = [lines[at], lines[at - 1]]
    if (line.cells.length > 1 || previous.x < line.right || previous.bottom < line.top + 1) continue
    if (!headingOf(line.text) || headingOf(previous.text)) continue
    lines[at - 1] = { ...line, above: previous.above }
    lines[at] = { ...previous, above: 0 }
  }
  return lines
}

/** Lines over the page's whole width below a column end it: the next page goes on with them. */
const isClosed = (stream: Stream, streams: Stream[]) =>
  streams
    .slice(streams.indexOf(stream) + 1)
    .some(
      ({ column, page, blocks }) =>
        !column && page === stream.blocks.at(-1)!.page && blocks[0].cells.length > LEAST_LINES
    )

/** Where nearly all is bold nothing is. */
function plainWhereAllIsBold(words: Word[]) {
  const bold = words.filter((word) => word.bold)
  if (bold.length > words.length * 0.8) for (const word of bold) word.bold = false
}

/** Cuts a region into bands and columns, appended in the order of reading. */
function cut(
  cells: Cell[],
  width: number,
  depth: number,
  blocks: Block[],
  page: number,
  column: boolean
) {
  if (!cells.length) return
  const gutter = depth < MAX_DEPTH ? bestGutter(cells, width, column) : null
  if (!gutter) {
    blocks.push({
      page,
      cells,
      x: commonLeft(cells),
      right: Math.max(...cells.map((cell) => cell.right)),
      column,
    })
    return
  }
  const within = (cell: Cell) => cell.baseline >= gutter.top && cell.baseline <= gutter.bottom
  cut(
    cells.filter((cell) => cell.baseline < gutter.top),
    width,
    depth + 1,
    blocks,
    page,
    column
  )
  cut(
    cells.filter((cell) => within(cell) && cell.right <= gutter.x + 1),
    width,
    depth + 1,
    blocks,
    page,
    true
  )
  cut(
    cells.filter((cell) => within(cell) && cell.right > gutter.x + 1),
    width,
    depth + 1,
    blocks,
    page,
    true
  )
  cut(
    cells.filter((cell) => cell.baseline > gutter.bottom),
    width,
    depth + 1,
    blocks,
    page,
    column
  )
}
