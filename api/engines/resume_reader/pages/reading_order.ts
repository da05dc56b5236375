import { headingOf } from '#api/engines/resume_reader/language/headings'
import { looksLikeDates } from '#api/engines/resume_reader/language/dates'
import { cellsOf, linesOf, type Cell, type Line } from '#api/engines/resume_reader/pages/lines'
import type { Pages, Word } from '#api/engines/resume_reader/pages/words'

/** A column has at least so many lines, or so many with a heading. */
const LEAST_LINES = 5
const LEAST_WITH_HEADING = 3
const LEAST_GUTTER = 5
const MAX_DEPTH = 4
/** A page with more is no resume, and looking for its columns would take long. */
const MOST_CELLS = 2500

type Stream = { x: number; column: boolean; page: number; blocks: Block[] }
type Block = { page: number; cells: Cell[]; x: number; right: number; column: boolean }

/** All lines in the order of reading: column by column, each carried on over the pages. */
export function linesInOrder({ pages, words, ordered }: Pages): Line[] {
  const streams: Stream[] = []
  const repeated = repeatedRows(words, pages)
  plainWhereAllIsBold(words)
  for (const [index, { width }] of pages.entries()) {
    const page = index + 1
    const cells = wholeMargin(
      cellsOf(words.filter((word) => word.page === page && word.turn === 0 && !repeated.has(word)))
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
  return streams.flatMap((stream, index) => {
    const lines = stream.blocks.flatMap((block) => headingsFirst(linesOf(block.cells, index)))
    const edge = ordered ? Infinity : Math.max(...lines.map((line) => line.right))
    for (const line of lines) line.edge = edge
    return lines
  })
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

/** How far apart the lines of one heading are, as a share of their size. */
const HEADING_LEADING = 1.6

/**
 * Headings of several lines in the left margin, "RESEARCH" over "EXPERIENCE" beside the first entry, become one cell
 * each, at the height of their first line. Only where the margin holds headings and nothing else.
 */
function wholeMargin(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.filter(({ text }) => headingOf(text)).map(({ x }) => x))
  const margin = cells
    .filter(({ x }) => Math.abs(x - left) < 2)
    .sort((one, other) => one.baseline - other.baseline)
  const groups: Cell[][] = []
  for (const cell of margin) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isNext = last && cell.baseline - last.baseline < last.size * HEADING_LEADING
    if (isNext && !isHeadOfItsOwn(group!, cell)) group!.push(cell)
    else groups.push([cell])
  }
  const known = groups.filter((group) => headingOf(textIn(group)))
  if (!known.some(({ length }) => length > 1) || known.length < Math.max(groups.length * 0.6, 2))
    return cells
  const right = Math.max(...margin.map((cell) => cell.right))
  const own = new Set(margin)
  const isWithin = ({ x, baseline }: Cell) => x < right && baseline >= margin[0].baseline
  if (cells.some((cell) => !own.has(cell) && isWithin(cell))) return cells
  const whole = groups.map((group) => ({
    ...group[0],
    words: group.flatMap(({ words }) => words),
    text: textIn(group),
    right: Math.max(...group.map((cell) => cell.right)),
  }))
  return [...cells.filter((cell) => !own.has(cell)), ...whole]
}

const textIn = (group: Cell[]) => group.map(({ text }) => text).join(' ')

const isHeadOfItsOwn = (group: Cell[], cell: Cell) =>
  headingOf(cell.text) && headingOf(textIn(group)) && !headingOf(textIn([...group, cell]))

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

/** Where most of the lines start. */
function commonLeft(cells: Cell[]): number {
  const counts = new Map<number, number>()
  for (const cell of cells) {
    const key = Math.round(cell.x / 4)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let best = 0
  let most = 0
  for (const [key, count] of counts)
    if (count > most) {
      most = count
      best = key
    }
  return best * 4
}

type Gutter = { x: number; top: number; bottom: number; score: number; both: boolean }

/** The gutter that parts the most lines into two columns with a life of their own. */
export function bestGutter(cells: Cell[], width: number, nested = false): Gutter | null {
  if (cells.length < LEAST_LINES * 2 || cells.length > MOST_CELLS) return null
  const sorted = [...cells].sort((one, other) => one.baseline - other.baseline)
  // A column has its own left edge: several cells start there.
  const edges = new Map<number, number>()
  for (const cell of sorted) {
    const key = Math.round(cell.x / 3)
    edges.set(key, (edges.get(key) ?? 0) + 1)
  }
  const leftmost = Math.min(...cells.map((cell) => cell.x))
  const candidates = [...edges]
    .map(([key, count]) => ({ x: key * 3, count: count + (edges.get(key + 1) ?? 0) }))
    .filter(({ x, count }) => count >= 3 && x > leftmost + width * 0.08)
    .sort((one, other) => other.count - one.count)
    .slice(0, 16)
  // Centred columns share no edge: steps over the middle find their gutter.
  for (let step = 0.2; step < 0.82; step += 0.025) candidates.push({ x: width * step, count: 0 })
  // A heading in the middle of the page, where no column starts, is one for its whole width.
  const centred = new Set(
    sorted.filter(
      (cell) =>
        Math.abs(cell.x + cell.right - width) < width * 0.01 &&
        (edges.get(Math.round(cell.x / 3)) ?? 0) < 3 &&
        headingOf(cell.text)
    )
  )
  let best: Gutter | null = null
  for (const { x, count } of candidates)
    for (const gutter of gutters(sorted, x - 3, centred, nested))
      if ((count || gutter.both) && (!best || gutter.score > best.score)) best = gutter
  return best
}

/** The runs of lines that respect a gutter just left of `x`, and are columns on both sides. */
function gutters(sorted: Cell[], x: number, centred: Set<Cell>, nested: boolean): Gutter[] {
  const found: Gutter[] = []
  let run: Cell[] = []
  const finish = () => {
    const gutter = run.length >= LEAST_LINES + LEAST_WITH_HEADING ? judge(run, x, nested) : null
    if (gutter) found.push(gutter)
    run = []
  }
  for (const cell of sorted) {
    // A cell that crosses ends the run, and so does one that leaves no room before the gutter.
    if ((cell.x < x && cell.right > x + 1) || centred.has(cell)) finish()
    else run.push(cell)
  }
  finish()
  return found
}

function judge(run: Cell[], x: number, nested: boolean): Gutter | null {
  let left = run.filter((cell) => cell.right <= x + 1)
  let right = run.filter((cell) => cell.right > x + 1)
  if (left.length < LEAST_WITH_HEADING || right.length < LEAST_WITH_HEADING) return null
  // Trim to where both sides exist, so that bands above and below stay whole.
  const top = Math.max(left[0].baseline, right[0].baseline)
  const bottom = Math.min(left.at(-1)!.baseline, right.at(-1)!.baseline)
  if (bottom <= top) return null
  const leftRight = Math.max(...left.map((cell) => cell.right))
  const rightLeft = Math.min(...right.map((cell) => cell.x))
  if (rightLeft - leftRight < LEAST_GUTTER) return null
  const leftHeads = headsIn(left)
  const rightHeads = headsIn(right)
  const leftShared = shared(left, right)
  const rightShared = shared(right, left)
  const enough = (side: Cell[], heads: number) =>
    side.length >= (heads ? LEAST_WITH_HEADING : LEAST_LINES)
  if (!enough(left, leftHeads) || !enough(right, rightHeads)) return null
  // Headings in the margin, each beside its text, are no column.
  if (leftHeads && leftHeads > left.length * (rightHeads ? 0.9 : 0.6)) return null
  if (right.every(({ text }) => headingOf(text))) return null
  const both = leftHeads > 0 && rightHeads > 0
  // Within a column headings stand over their entries: dates and employers beside what was done are no column.
  if (nested && leftHeads && !rightHeads) return null
  if (leftShared > 0.8 && sayTheSame(left)) return null
  const leftTexts = left.filter((cell) => !headingOf(cell.text))
  if (leftHeads && !rightHeads && leftTexts.length && isMargin(leftTexts, shared(leftTexts, right)))
    return null
  if (!rightHeads && datesIn(right) >= 3 && rightShared > 0.4) return null
  if (!both) {
    // Dates, places and labels beside their lines are no column.
    if (isMargin(left, leftShared) || isMargin(right, rightShared)) return null
    if (!leftHeads && !rightHeads && Math.min(leftShared, rightShared) > 0.5) return null
    if (Math.max(leftShared, rightShared) > 0.85) return null
  } else if (
    Math.max(leftShared, rightShared) > 0.95 &&
    isMostlyDates(leftShared > rightShared ? left : right)
  )
    return null
  // The run may reach above the lower side's start: a sidebar is often longer than the text beside it.
  return {
    x,
    both,
    top: run[0].baseline,
    bottom: Math.min(run.at(-1)!.baseline, ends(left, leftHeads), ends(right, rightHeads)),
    score:
      Math.min(left.length, right.length) +
      (both ? 40 : 0) +
      (rightLeft - leftRight > 12 ? 3 : 0) +
      run.length / 4,
  }
}

const AT_EDGE = 30

/** How many cells head a section: not "Tasks:" beside what they were. */
function headsIn(side: Cell[]): number {
  const left = commonLeft(side)
  const right = Math.max(...side.map((cell) => cell.right))
  // Set against the page's right edge it heads what stands at the left, too.
  const isOfSide = (cell: Cell) =>
    cell.x < left + AT_EDGE ||
    Math.abs(cell.x + cell.right - left - right) < 2 * AT_EDGE ||
    cell.right < right - AT_EDGE
  return side.filter(
    (cell, at) =>
      headingOf(cell.text) &&
      isOfSide(cell) &&
      !(cell.text.endsWith(':') && besides(cell, side[at - 1], side[at + 1]))
  ).length
}

/** Labels of a form, "Dates" and "Employer" beside what they name, come again with each entry. */
function sayTheSame(side: Cell[]): boolean {
  const different = new Set(side.map((cell) => cell.text)).size
  return side.length - different >= Math.max(side.length * 0.3, 3)
}

const besides = (cell: Cell, ...others: (Cell | undefined)[]) =>
  others.some((other) => other && Math.abs(other.baseline - cell.baseline) < 2)

const CONTACT =
  /@|https?:|www\.|\b(?:linkedin|github)\b|\.(?:com|org|net|io|dev|me)\b|\d{3}[\s().-]*\d{3,}/i

/** A block of addresses beside the name ends with the last of them: what stands beside each other below is no column. */
function ends(side: Cell[], heads: number): number {
  if (heads) return Infinity
  const last = side.findLastIndex((cell) => CONTACT.test(cell.text))
  const isBlock =
    last > 1 &&
    side.length - last < 4 &&
    side.slice(0, last + 1).filter((cell) => CONTACT.test(cell.text)).length > last * 0.6
  return isBlock ? side[last].baseline : Infinity
}

const datesIn = (side: Cell[]) => side.filter((cell) => looksLikeDates(cell.text)).length

const isMostlyDates = (side: Cell[]) =>
  side.filter((cell) => looksLikeDates(cell.text)).length > side.length * 0.4

/** How many of a side's cells stand on the baseline of one of the other side. */
function shared(side: Cell[], other: Cell[]): number {
  let at = 0
  let count = 0
  for (const cell of side) {
    const near = Math.max(2.5, cell.size * 0.3)
    while (at < other.length && other[at].baseline < cell.baseline - near) at++
    if (at < other.length && other[at].baseline <= cell.baseline + near) count++
  }
  return count / side.length
}

function isMargin(side: Cell[], share: number): boolean {
  const short = side.filter((cell) => cell.text.length < 32).length / side.length
  if (share > 0.75 && short > 0.7) return true
  if (share > 0.55 && short > 0.9 && side.length < 10) return true
  return isMostlyDates(side)
}

/** The page's number, and any other but a year. */
const BUT_YEARS = /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+/g

/**
 * Running headers and footers: rows at the top or the foot that are the same on all pages but for the page's number.
 * A row with another year on each page tells of the person.
 */
function repeatedRows(words: Word[], pages: Pages['pages']): Set<Word> {
  const dropped = new Set<Word>()
  if (pages.length < 2) return dropped
  const rows = new Map<string, Word[]>()
  for (const word of words) {
    const { height } = pages[word.page - 1]
    if (word.top > height * 0.07 && word.bottom < height * 0.93) continue
    const place = `${word.page}:${Math.round(word.baseline / 3)}`
    const row = rows.get(place)
    if (row) row.push(word)
    else rows.set(place, [word])
  }
  const alike = new Map<string, { pages: Set<number>; words: Word[] }>()
  for (const [place, row] of rows) {
    row.sort((one, other) => one.x - other.x)
    const text = row.map((word) => word.text).join(' ')
    const said = text.replace(BUT_YEARS, '#')
    const key = `${place.split(':')[1]}:${said}`
    const same = alike.get(key) ?? { pages: new Set(), words: [] }
    same.pages.add(row[0].page)
    same.words.push(...row)
    alike.set(key, same)
  }
  for (const { pages: seen, words: same } of alike.values())
    if (seen.size === pages.length || (seen.size > 1 && seen.size >= pages.length - 1))
      // On the first page it may be the name itself, so it stays there when it is at the top.
      for (const word of same)
        if (word.page > 1 || word.top > pages[0].height / 2) dropped.add(word)
  return dropped
}

/** How much larger than its row a turned heading counts, at most. */
const LARGEST_TURNED = 1.6

/** Rotated words as cells at the top of their band, so that they head it. */
function turnedCells(words: Word[], beside: Cell[]): Cell[] {
  const headings: { text: string; first: Word; top: number; bottom: number }[] = []
  const groups = new Map<string, Word[]>()
  for (const word of words) {
    if (word.turn === 2) continue
    const key = `${word.turn}:${Math.round(word.x / 4)}`
    const group = groups.get(key)
    if (group) group.push(word)
    else groups.set(key, [word])
  }
  for (const group of groups.values()) {
    const upwards = group[0].turn === 3
    group.sort((one, other) => (upwards ? other.bottom - one.bottom : one.top - other.top))
    // One margin holds several headings, far apart.
    let own: Word[] = []
    const finish = () => {
      const text = own.map((word) => word.text).join(' ')
      if (own.length && headingOf(text))
        headings.push({
          ...{ text, first: own[0] },
          top: Math.min(...own.map((word) => word.top)),
          bottom: Math.max(...own.map((word) => word.bottom)),
        })
      own = []
    }
    for (const word of group) {
      const last = own.at(-1)
      const gap = last ? (upwards ? last.top - word.bottom : word.top - last.bottom) : 0
      if (gap > word.size * 0.8) finish()
      own.push(word)
    }
    finish()
  }
  headings.sort((one, other) => one.top - other.top)
  return headings.flatMap(({ text, first, top: own, bottom }, index) => {
    const top = bandTop(beside, headings[index - 1]?.bottom ?? 0, own, bottom)
    // Far larger than the row that it heads, it would share the line of that.
    const row = beside.find((cell) => Math.abs(cell.top - top) < 1)
    const size = Math.min(first.size, row ? row.size * LARGEST_TURNED : Infinity)
    const straight = { ...first, size, text, top, bottom: top + size, baseline: top - 1, turn: 0 }
    return cellsOf([{ ...straight, right: straight.x + size, cut: false }])
  })
}

/** Where the band starts whose heading stands anywhere beside it: below the widest space since the heading before. */
function bandTop(beside: Cell[], from: number, top: number, bottom: number): number {
  const rows = beside
    .filter((cell) => cell.top > from && cell.top < bottom)
    .sort((one, other) => one.top - other.top)
  let [start, widest] = [Math.min(top, rows[0]?.top ?? top), 0]
  // After the heading before, its own band goes on until that space.
  const before =
    from && Math.max(...beside.filter((cell) => cell.top <= from).map((cell) => cell.bottom), 0)
  for (const [at, row] of rows.entries()) {
    if (row.top > top) break
    const above = rows[at - 1]?.bottom ?? before
    // Above the first heading stands the name, and nothing above that.
    const space = above ? row.top - above : 0
    if (space <= widest) continue
    widest = space
    start = row.top
  }
  return start
}
