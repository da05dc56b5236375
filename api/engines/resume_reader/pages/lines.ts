import type { Word } from '#api/engines/resume_reader/pages/words'

/** Words of one line that are together: a wide gap, as before right-aligned dates, ends a cell. */
export type Cell = {
  words: Word[]
  text: string
  x: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  bold: boolean
  italic: boolean
  color: number
  page: number
}

export type Line = {
  cells: Cell[]
  /** The cells, joined by tabs. */
  text: string
  x: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
  bold: boolean
  color: number
  page: number
  /** How far to the right the lines of its column reach. */
  edge: number
  /** Space above it in its column, in points; 0 for the first. */
  above: number
  /** Which stream of reading it is in: sidebars and main text differ. */
  stream: number
}

const WIDE_GAP = 1.3

/** The cells of a page in no order: words on one baseline, split at wide gaps. */
export function cellsOf(words: Word[]): Cell[] {
  lowerOrdinals(words)
  const byLine = [...words].sort((one, other) => one.baseline - other.baseline)
  const cells: Cell[] = []
  let start = 0
  for (let at = 1; at <= byLine.length; at++) {
    const previous = byLine[at - 1]
    const next = byLine[at]
    const near = Math.min(previous.size, next?.size ?? 0) * 0.28
    if (next && next.baseline - previous.baseline <= Math.max(near, 1)) continue
    gather(byLine.slice(start, at), cells)
    start = at
  }
  return splitAtMargin(cells)
}

/** "12th" with a raised "th" stands on one line. */
function lowerOrdinals(words: Word[]) {
  for (const raised of words) {
    if (!/^(?:st|nd|rd|th|er)$/.test(raised.text)) continue
    const number = words.find(
      (word) =>
        word.size > raised.size * 1.2 &&
        /\d$/.test(word.text) &&
        Math.abs(word.right - raised.x) < 2 &&
        raised.baseline < word.baseline &&
        raised.bottom > word.top
    )
    if (!number) continue
    raised.baseline = number.baseline
    raised.size = number.size
    raised.spaced = false
  }
}

const DATED =
  /(?:19|20)\d\d|['’]\d\d\b|\d\/\d\d|present|heute|actual|atual|présent|aujourd|now\b|current|bugün|günümüz/i

/** A narrow margin leaves no wide gap: where text of another kind starts on the edge that lines share, a cell does too. */
function splitAtMargin(cells: Cell[]): Cell[] {
  const starts = new Map<number, number>()
  for (const cell of cells) {
    const key = Math.round(cell.x / 2)
    starts.set(key, (starts.get(key) ?? 0) + 1)
    // So is where the style changes within lines.
    const change = cell.words.findIndex(
      (word, at) => at > 0 && word.bold !== cell.words[at - 1].bold
    )
    if (change > 0) {
      const changed = Math.round(cell.words[change].x / 2)
      starts.set(changed, (starts.get(changed) ?? 0) + 1)
    }
  }
  const isEdge = (x: number) => {
    const key = Math.round(x / 2)
    return (starts.get(key) ?? 0) + (starts.get(key - 1) ?? 0) + (starts.get(key + 1) ?? 0) >= 4
  }
  return cells.flatMap((cell) => {
    for (let at = 1; at < cell.words.length; at++) {
      const word = cell.words[at]
      if (!isEdge(word.x) || word.x - cell.x < 20) continue
      const before = joined(cell.words.slice(0, at))
      if (before.length > 34) break
      const previous = cell.words[at - 1]
      const isOther =
        previous.bold !== word.bold ||
        (previous.color !== word.color && previous.italic !== word.italic)
      if (!DATED.test(before) && !isOther) continue
      return [cellOf(cell.words.slice(0, at)), cellOf(cell.words.slice(at))]
    }
    return [cell]
  })
}

function gather(words: Word[], cells: Cell[]) {
  words.sort((one, other) => one.x - other.x)
  let cell: Word[] = []
  let right = 0
  for (const word of words) {
    const previous = cell.at(-1)
    if (previous && word.x - right > WIDE_GAP * Math.max(Math.min(previous.size, word.size), 6)) {
      cells.push(cellOf(cell))
      cell = []
      right = 0
    }
    cell.push(word)
    right = Math.max(right, word.right)
  }
  if (cell.length) cells.push(cellOf(cell))
}

function cellOf(words: Word[]): Cell {
  // The style of most of its letters is the cell's style.
  let letters = 0
  let bold = 0
  let italic = 0
  let main = words[0]
  for (const word of words) {
    letters += word.text.length
    if (word.bold) bold += word.text.length
    if (word.italic) italic += word.text.length
    if (word.text.length > main.text.length) main = word
  }
  return {
    words,
    text: joined(words),
    x: words[0].x,
    right: Math.max(...words.map((word) => word.right)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    baseline: main.baseline,
    size: main.size,
    bold: bold > letters * 0.6,
    italic: italic > letters * 0.6,
    color: main.color,
    page: main.page,
  }
}

/** Words as a sentence; letter-spaced ones (E D U C A T I O N) lose their gaps. */
export function joined(words: Word[]): string {
  const single = words.filter((word) => [...word.text].length === 1).length
  if (
    words.length > 3 &&
    single >= words.length * 0.75 &&
    words.every((word) => word.text.length < 4)
  ) {
    const gaps = words
      .slice(1)
      .map((word, index) => word.x - words[index].right)
      .sort((one, other) => one - other)
    const wide = gaps[gaps.length >> 1] + words[0].size * 0.2
    let text = ''
    for (const [index, word] of words.entries()) {
      const previous = words[index - 1]
      if (previous && word.x - previous.right > wide) text += ' '
      text += word.text
    }
    return text
  }
  let text = ''
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1]
    // Words that touch were split by a change of style or font only.
    if (previous && (word.spaced || word.x - previous.right > word.size * 0.12)) text += ' '
    text += word.text
  }
  const plain = text.replace(DOT_LEADER, '').normalize('NFC')
  // Small capitals of some fonts lack the letter: "SERViCE".
  return SMALL_I.test(plain) && plain.length > 5 && !/[a-hj-z]/.test(plain)
    ? plain.replaceAll('i', 'I')
    : plain
}

/** Dots that only lead the eye to what is at the right. */
const SMALL_I = /[A-Z]i[A-Z]/
const DOT_LEADER = /(?:\s?[._…]){5,}$/

/** Lines as one text; a word that a hyphen parted at a line's end is whole again. */
export function textOf(lines: Line[]): string {
  let text = ''
  for (const [index, line] of lines.entries())
    text += index && !isCut(lines[index - 1]) ? ` ${line.text}` : line.text
  return text
}

/** Whether the last word of a line was cut off at its end. */
export const isCut = (line: Line) => line.cells.at(-1)!.words.at(-1)?.cut === true

/** Whether a line's first word had no room left in the line before: its text then goes on there. */
export function isWrappedFrom(previous: Line, line: Line): boolean {
  const [first] = line.cells[0].words
  const room = previous.edge - previous.right
  return previous.cells.length === 1 && room < first.right - first.x + line.size * 0.3
}

/** Cells of one column as lines from top to bottom. */
export function linesOf(cells: Cell[], stream: number): Line[] {
  const sorted = [...cells].sort((one, other) => one.baseline - other.baseline)
  const lines: Line[] = []
  let row: Cell[] = []
  const finish = () => {
    if (row.length) lines.push(lineOf(row, stream))
    row = []
  }
  for (const cell of sorted) {
    const last = row.at(-1)
    if (last && !sameRow(row[0], cell)) finish()
    row.push(cell)
  }
  finish()
  // A bullet drawn a little off its line says nothing.
  const told = lines.filter((line) => /[\p{L}\p{N}]/u.test(line.text))
  lines.splice(0, lines.length, ...told)
  for (const [index, line] of lines.entries())
    line.above = index ? Math.max(line.top - lines[index - 1].bottom, 0) : 0
  return lines
}

/** Cells whose baselines differ a little, as of small dates beside a large name, share a row if they are apart. */
function sameRow(one: Cell, other: Cell): boolean {
  const between = Math.abs(one.baseline - other.baseline)
  if (between <= 2) return true
  if (between > Math.max(one.size, other.size) * 0.45) return false
  return one.right <= other.x || other.right <= one.x
}

/** Makes a line of its cells, sorted here from the left; size, colour and baseline are those of the longest one. */
export function lineOf(row: Cell[], stream: number): Line {
  row.sort((one, other) => one.x - other.x)
  const main = row.reduce((best, cell) => (cell.text.length > best.text.length ? cell : best))
  return {
    cells: row,
    text: row.map((cell) => cell.text).join('\t'),
    x: row[0].x,
    right: Math.max(...row.map((cell) => cell.right)),
    top: Math.min(...row.map((cell) => cell.top)),
    bottom: Math.max(...row.map((cell) => cell.bottom)),
    baseline: main.baseline,
    size: main.size,
    bold: row.every((cell) => cell.bold),
    color: main.color,
    page: main.page,
    edge: Math.max(...row.map((cell) => cell.right)),
    above: 0,
    stream,
  }
}
