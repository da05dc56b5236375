import { dateRangesIn, looksLikeDates } from '#api/engines/resume_reader/language/dates'
import type { Line } from '#api/engines/resume_reader/pages/lines'

/** A range that a narrow margin broke over two lines is one again. */
export function joinBrokenRanges(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of joinedInMargin(lines)) {
    const previous = joined.at(-1)
    if (previous) {
      const widened = joinMargin(previous, line)
      if (widened) {
        joined.splice(-1, 1, ...widened)
        continue
      }
      const open = previous.cells.findIndex(
        (cell) =>
          cell.text.length < 28 &&
          dateRangesIn(cell.text).every((range) => range.single || !range.end) &&
          (/\d\s*(?:–|—|-|to|bis|à|a)\s*$/i.test(cell.text) ||
            // "Jan 2020 – March" lacks its year; "Jan 2020 – Present" lacks nothing.
            (/\d\s*(?:–|—|-)\s*\p{L}{3,10}\.?$/u.test(cell.text) &&
              dateRangesIn(cell.text).every((range) => range.single)))
      )
      // "Engineer, June 2019 – July" and "2020" on the next line; or "06/2019 –" and "07/2020".
      const below = line.text.trim()
      if (
        open < 0 &&
        ((/^(?:19|20)\d\d$/.test(below) &&
          /(?:–|—|-|\bto\b)\s*\p{L}{3,9}\.?$/u.test(previous.text)) ||
          (below.length < 20 && isMoment(below) && /\d\s*(?:–|—|-|\bto)$/.test(previous.text)))
      ) {
        const last = previous.cells.at(-1)!
        const cells = [...previous.cells.slice(0, -1), { ...last, text: `${last.text} ${below}` }]
        if (dateRangesIn(rowOf(cells)).some((range) => !range.single)) {
          joined[joined.length - 1] = { ...previous, cells, text: rowOf(cells) }
          continue
        }
      }
      const target = open >= 0 ? previous.cells[open] : undefined
      const other = target
        ? line.cells.find(
            (cell) =>
              Math.abs(cell.x - target.x) < 8 ||
              (cell.right > target.x && cell.x < target.right + 8) ||
              (line.cells.length === 1 && looksLikeDates(cell.text))
          )
        : undefined
      if (
        target &&
        other &&
        other.text.length < 20 &&
        dateRangesIn(`${target.text} ${other.text}`).some((range) => !range.single)
      ) {
        const merged = { ...target, text: `${target.text} ${other.text}`, bottom: other.bottom }
        const cells = previous.cells.map((cell) => (cell === target ? merged : cell))
        joined[joined.length - 1] = { ...previous, cells, text: rowOf(cells) }
        const rest = line.cells.filter((cell) => cell !== other)
        if (rest.length) joined.push({ ...line, cells: rest, text: rowOf(rest), x: rest[0].x })
        continue
      }
    }
    joined.push(line)
  }
  return joined
}

/** "Mar 2019" above "– Dec" above "2021" in a narrow margin is one range. */
function joinedInMargin(lines: Line[]): Line[] {
  const rows = [...lines]
  for (let at = 0; at < rows.length - 1; at++) {
    const whole = wholeInMargin(rows, at)
    if (whole) rows.splice(at, whole.count, ...whole.rows)
    const [first, ...others] = rows[at].cells
    if (first.text.length > 18 || !(isMoment(first.text) || NOW_ALONE.test(first.text))) continue
    let text = first.text.replace(/\s*\|$/, '')
    const isOpen = text !== first.text
    let below = at + 1
    // "Avr 2020" above "|" above "Juil 2020"
    const [dash, last] = [rows[at + 1], rows[at + 2]].map((row) => row?.cells[0])
    if (/^[|–—-]$/.test(dash?.text ?? '') && last && isMoment(last.text) && last.x < first.right) {
      text = inOrder(first.text, last.text)
      below = at + 3
    } else if (isOpen && dash && isMoment(dash.text) && dash.right <= first.right + 8) {
      text = `${text} – ${dash.text}`
      below = at + 2
    } else
      for (; below < rows.length && below < at + 3; below++) {
        const [cell] = rows[below].cells
        const isNext = below === at + 1 ? DASHED.test(cell.text) : /^(?:19|20)\d\d$/.test(cell.text)
        if (!isNext || cell.text.length > 16 || Math.abs(cell.x - first.x) > 8) break
        text += ` ${cell.text}`
      }
    if (below === at + 1 || dateRangesIn(text).every((range) => range.single)) continue
    const cells = [{ ...first, text }, ...others]
    rows[at] = { ...rows[at], cells, text: rowOf(cells) }
    const left = rows.slice(at + 1, below).flatMap((row) => {
      const rest = row.cells.slice(1)
      return rest.length ? [{ ...row, cells: rest, text: rowOf(rest), x: rest[0].x }] : []
    })
    rows.splice(at + 1, below - at - 1, ...left)
  }
  return rows
}

/** "Septiembre" above "2020–Enero" above "2021": rows whose first cells make one range only together. */
function wholeInMargin(rows: Line[], at: number): { rows: Line[]; count: number } | null {
  const [first, ...others] = rows[at].cells
  if (!others.length || !PART_OF_RANGE.test(first.text)) return null
  if (dateRangesIn(first.text).some(({ single }) => !single)) return null
  let text = first.text
  for (let below = at + 1; below < Math.min(rows.length, at + 3); below++) {
    const [cell] = rows[below].cells
    if (!PART_OF_RANGE.test(cell.text) || Math.abs(cell.right - first.right) > 3) return null
    text += ` ${cell.text}`
    const ranges = dateRangesIn(text)
    const isWhole = ranges.length === 1 && !ranges[0].single && ranges[0].length >= text.length - 1
    const next = rows[below + 1]?.cells[0]
    const goesOn =
      below === at + 1 && next && /^(?:19|20)\d\d$/.test(next.text) && !ranges[0]?.end?.month
    if (!isWhole || (goesOn && Math.abs(next.right - first.right) < 3)) continue
    const top = [{ ...first, text }, ...others]
    const rest = rows.slice(at + 1, below + 1).map((row) => {
      const cells = row.cells.slice(1)
      return cells.length ? { ...row, cells, text: rowOf(cells), x: cells[0].x } : null
    })
    const head = { ...rows[at], cells: top, text: rowOf(top) }
    return { rows: [head, ...rest.filter((row) => row !== null)], count: below + 1 - at }
  }
  return null
}

const PART_OF_RANGE = /^[\p{L}\d.]+(?:\s?[–—-]\s?[\p{L}\d.]*|\s[\p{L}\d]+)?$/u

/** Some margins have the end above the start. */
function inOrder(above: string, below: string): string {
  const text = `${above} – ${below}`
  return dateRangesIn(text).some(({ single }) => !single) ? text : `${below} – ${above}`
}

const NOW_ALONE =
  /^(?:present|now|current|today|heute|aujourd['’]hui|actualidad|presente|atual|oggi)$/i

const DASHED = /^(?:–|—|-|to|bis)\s*[\p{L}\d]/u

const isMoment = (text: string) =>
  looksLikeDates(text) && dateRangesIn(text).length === 1 && dateRangesIn(text)[0].single

/** "May 2024—  Engineer" above "Now  Developed …": a range broken in the margin beside its post. */
function joinMargin(previous: Line, line: Line): Line[] | null {
  const [first, ...others] = previous.cells
  const opened = first.text.match(/^(.{4,16}?\d{2,4}\s*[–—-])\s+(\p{L}.*)$/u)
  const [start, ...rest] = line.cells
  if (!opened || start.text.length > 16 || start.right > first.right) return null
  const text = `${opened[1]} ${start.text}`
  const [range] = dateRangesIn(text)
  if (!range || range.single || range.length < text.length - 1) return null
  const count = opened[1].split(/\s+/).length
  const cells = [
    { ...first, text, words: first.words.slice(0, count) },
    {
      ...first,
      text: opened[2],
      words: first.words.slice(count),
      x: first.words[count]?.x ?? first.x,
      bold: first.words[count]?.bold ?? first.bold,
    },
    ...others,
  ]
  const top = { ...previous, cells, text: rowOf(cells) }
  return rest.length ? [top, { ...line, cells: rest, text: rowOf(rest), x: rest[0].x }] : [top]
}

/** The text of a line of these cells, one tab between them. */
export const rowOf = (cells: Line['cells']) => cells.map((cell) => cell.text).join('\t')
