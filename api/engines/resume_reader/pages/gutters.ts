import { headingOf, isPaperTitle } from '#api/engines/resume_reader/language/headings'
import { looksLikeDates } from '#api/engines/resume_reader/language/dates'
import type { Cell } from '#api/engines/resume_reader/pages/lines'

/** A column has at least so many lines, or so many with a heading. */
export const LEAST_LINES = 5
const LEAST_WITH_HEADING = 3
/** Columns are at least so far apart, in points. */
export const LEAST_GUTTER = 5

/** A page with more is no resume, and looking for its columns would take long. */
const MOST_CELLS = 2500

/** Where most of the lines start. */
export function commonLeft(cells: Cell[]): number {
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
    if ((cell.x < x && cell.right > x + 1) || centred.has(cell)) {
      while (run.length && besides(run.at(-1)!, cell)) run.pop()
      finish()
    } else run.push(cell)
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
  // Above the first of them a paragraph may end.
  const firstHead = left.findIndex((cell) => headsSection(cell.text))
  if (leftHeads > 2 && leftHeads > (left.length - firstHead) * 0.9) return null
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
    bottom: Math.min(
      run.at(-1)!.baseline,
      ends(left, leftHeads),
      ends(right, rightHeads),
      firstRowBelow(left, right),
      firstRowBelow(right, left)
    ),
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
  // Set against the page's right edge it heads what is at the left, too.
  const isOfSide = (cell: Cell) =>
    cell.x < left + AT_EDGE ||
    Math.abs(cell.x + cell.right - left - right) < 2 * AT_EDGE ||
    cell.right < right - AT_EDGE
  return side.filter(
    (cell, at) =>
      headsSection(cell.text) &&
      isOfSide(cell) &&
      !(cell.text.endsWith(':') && besides(cell, side[at - 1], side[at + 1]))
  ).length
}

/** The paper's own title, above all columns, is the heading of none. */
const headsSection = (text: string) => headingOf(text) !== null && !isPaperTitle(text)

/** Labels of a form, "Dates" and "Employer" beside what they name, come again with each entry. */
function sayTheSame(side: Cell[]): boolean {
  const different = new Set(side.map((cell) => cell.text)).size
  return side.length - different >= Math.max(side.length * 0.3, 3)
}

const besides = (cell: Cell, ...others: (Cell | undefined)[]) =>
  others.some((other) => other && Math.abs(other.baseline - cell.baseline) < 2)

const CONTACT =
  /@|https?:|www\.|\b(?:linkedin|github)\b|\.(?:com|org|net|io|dev|me)\b|\d{3}[\s().-]*\d{3,}/i

/** A block of addresses beside the name ends with the last of them: what is beside each other below is no column. */
function ends(side: Cell[], heads: number): number {
  if (heads) return Infinity
  const last = side.findLastIndex((cell) => CONTACT.test(cell.text))
  const isBlock =
    last > 1 &&
    side.length - last < 4 &&
    side.slice(0, last + 1).filter((cell) => CONTACT.test(cell.text)).length > last * 0.6
  return isBlock ? side[last].baseline : Infinity
}

/**
 * Where what stands over the page's whole width begins below two columns, though its first row respects their gutter:
 * dates at the end of a side that has none otherwise, beside a name, with the heading above them.
 */
function firstRowBelow(side: Cell[], other: Cell[]): number {
  const last = side.at(-1)!
  const beside = other.findLast((cell) => besides(cell, last))
  if (!looksLikeDates(last.text) || datesIn(side) > 1 || !beside || beside !== other.at(-1))
    return Infinity
  const row = Math.min(last.baseline, beside.baseline)
  const heading = [...side, ...other].findLast(
    (cell) =>
      cell.baseline < row - 2 && row - cell.baseline < last.size * 4 && headsSection(cell.text)
  )
  return (heading?.baseline ?? row) - 1
}

const datesIn = (side: Cell[]) => side.filter((cell) => looksLikeDates(cell.text)).length

const isMostlyDates = (side: Cell[]) =>
  side.filter((cell) => looksLikeDates(cell.text)).length > side.length * 0.4

/** How many of a side's cells stand on the baseline of one of the other side. */
export function shared(side: Cell[], other: Cell[]): number {
  let at = 0
  let count = 0
  for (const cell of side) {
    const near = Math.max(2.5, cell.size * 0.3)
    while (at < other.length && other[at].baseline < cell.baseline - near) at++
    if (at < other.length && other[at].baseline <= cell.baseline + near) count++
  }
  return count / side.length
}

/** Whether a side only holds what belongs to the lines beside it: dates, places, labels. */
export function isMargin(side: Cell[], share: number): boolean {
  const short = side.filter((cell) => cell.text.length < 32).length / side.length
  if (share > 0.75 && short > 0.7) return true
  if (share > 0.55 && short > 0.9 && side.length < 10) return true
  return isMostlyDates(side)
}
