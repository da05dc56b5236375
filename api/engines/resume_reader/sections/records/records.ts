import type { DateRange } from '#api/engines/resume_reader/language/dates'
import { ICON } from '#api/engines/resume_reader/pages/words'
import { lineOf, type Line } from '#api/engines/resume_reader/pages/lines'
import {
  type HeaderLine,
  headerLine,
} from '#api/engines/resume_reader/sections/records/header_line'
import { unwrapped } from '#api/engines/resume_reader/sections/records/unwrap'
import { joinBrokenRanges } from '#api/engines/resume_reader/sections/records/broken_ranges'
import { bodyFlags } from '#api/engines/resume_reader/sections/records/body_lines'
import { anchorsOf, headerAbove } from '#api/engines/resume_reader/sections/records/anchors'
import { isBullet, STRONG_BULLET } from '#api/engines/resume_reader/sections/records/header_text'

/** A date range, the lines of the header about it, and what is told below. */
export type ResumeRecord = {
  range: DateRange | null
  /** Header lines without the dates, in order; each split in cells. */
  header: HeaderLine[]
  body: Line[]
  lines: Line[]
}

/** The lines of a section as records, one for each range of dates. */
export function recordsOf(lines: Line[]): ResumeRecord[] {
  const joined = unwrapped(joinBrokenRanges(lines))
  const right = rightOf(lines)
  const body = bodyFlags(joined, right)
  const anchors = anchorsOf(joined, body)
  if (!anchors.length) return []
  for (const { at } of anchors) body[at] = false
  const above = headerAbove(joined, body, anchors)
  const records: ResumeRecord[] = []
  for (const [index, { at, range }] of anchors.entries()) {
    const start = at - above[index]
    const end =
      index + 1 < anchors.length ? anchors[index + 1].at - above[index + 1] : joined.length
    const header: HeaderLine[] = []
    const told =
      above[index] > 0 && !isOfHeads(joined.slice(at, end)) ? pointBeside(joined[at]) : null
    let next = start
    const limit = at + 3
    for (; next < end; next++) {
      if (next > at && (told || body[next] || next > limit)) break
      if (next > at + 1 && joined[next].above > joined[next].size * 1.6) break
      header.push(
        headerLine(
          joined[next],
          next - at,
          next === at ? range : null,
          next === at && above[index] > 0 && !isOfHeads(joined.slice(at, end))
        )
      )
    }
    const below = joined.slice(next, end)
    records.push({
      range,
      header,
      body: told ? [told, ...below] : below,
      lines: joined.slice(start, end),
    })
  }
  return records
}

/** The first point of what was done, which stands beside the dates below a header. */
function pointBeside(line: Line): Line | null {
  const [cell, ...others] = line.cells
  const isPoint = STRONG_BULLET.test(cell.text) && !cell.bold && /\p{L}{3}/u.test(cell.text)
  return others.length && isPoint ? lineOf([cell], line.stream) : null
}

/** Whether a point with dates heads points of another kind: "■ Engineer, 2019 – 2020" above "● Built …". */
function isOfHeads([head, ...below]: Line[]): boolean {
  const marks = below.filter(isBullet).map(({ text }) => text.trim()[0])
  const mark = head.text.trim()[0]
  return isBullet(head) && mark !== ICON && marks.length > 0 && !marks.includes(mark)
}

/** Where full lines end; nowhere in a file that breaks none. */
const rightOf = (lines: Line[]) =>
  lines[0]?.edge === Infinity ? Infinity : Math.max(...lines.map((line) => line.right), 0)

/** Records of a section without dates: each header line that points follow, or that stands out. */
export function undatedRecords(given: Line[]): ResumeRecord[] {
  const lines = unwrapped(given)
  const body = bodyFlags(lines, rightOf(lines))
  const records: ResumeRecord[] = []
  let record: ResumeRecord | null = null
  for (const [index, line] of lines.entries()) {
    if (body[index]) {
      record?.body.push(line)
      record?.lines.push(line)
      continue
    }
    if (!record || record.body.length || record.header.length > 2) {
      record = { range: null, header: [], body: [], lines: [] }
      records.push(record)
    }
    record.header.push(headerLine(line, record.header.length, null))
    record.lines.push(line)
  }
  return records
}
