import { looksLikeDates } from '#api/engines/resume_reader/language/dates'
import { headingOf } from '#api/engines/resume_reader/language/headings'
import { type Cell, cellsOf } from '#api/engines/resume_reader/pages/lines'
import type { Word } from '#api/engines/resume_reader/pages/words'

/** How far apart the lines of one heading are, as a share of their size. */
const HEADING_LEADING = 1.6

/**
 * Headings of several lines in the left margin, "RESEARCH" over "EXPERIENCE" beside the first entry, become one cell
 * each, at the height of their first line. Only where the margin holds headings and nothing else.
 */
export function wholeMargin(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.filter(({ text }) => headingOf(text)).map(({ x }) => x))
  const margin = cells
    .filter(({ x }) => Math.abs(x - left) < 2)
    .sort((one, other) => one.baseline - other.baseline)
  const groups: Cell[][] = []
  for (const cell of margin) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isNext = last && cell.baseline - last.baseline < last.size * HEADING_LEADING
    // Below its heading the margin may go on with the dates of the first entry.
    if (isNext && !isHeadOfItsOwn(group!, cell) && !looksLikeDates(cell.text)) group!.push(cell)
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

/** How much larger than its row a turned heading counts, at most. */
const LARGEST_TURNED = 1.6

/** Rotated words as cells at the top of their band, so that they head it. */
export function turnedCells(words: Word[], beside: Cell[]): Cell[] {
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
