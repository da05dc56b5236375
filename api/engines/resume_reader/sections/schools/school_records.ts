import { dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { isSchool, degreeIn } from '#api/engines/resume_reader/language/lexicon'
import { isBullet } from '#api/engines/resume_reader/sections/records/header_text'
import {
  type HeaderLine,
  headerLine,
} from '#api/engines/resume_reader/sections/records/header_line'
import type { ResumeRecord } from '#api/engines/resume_reader/sections/records/records'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { isAboutSchool } from '#api/engines/resume_reader/sections/schools/school_parts'

const isWhole = (text: string) => isSchool(text) && degreeIn(text) !== null

/** "B.Tech from Harbour College in 2012": lines that each name a school, a degree and when are records, wherever the dates stand. */
export function wholeLines(lines: Line[]): ResumeRecord[] | null {
  const isHead = ({ text, cells }: Line) => cells.length === 1 && isWhole(text)
  const heads = lines.flatMap((line, index) => (isHead(line) ? [index] : []))
  if (heads[0] !== 0 || heads.length < 2) return null
  const isOther = (line: Line) =>
    !isHead(line) &&
    !isBullet(line) &&
    (isAboutSchool(line.text) || dateRangesIn(line.text).length > 0)
  if (lines.some(isOther)) return null
  return heads.map((at, index) => {
    const own = lines.slice(at, heads[index + 1] ?? lines.length)
    const ranges = dateRangesIn(own[0].text)
    const cells = own[0].cells.map(({ text, bold, italic, size }) => ({ text, bold, italic, size }))
    return {
      range: ranges.find((range) => !range.single) ?? ranges.at(-1) ?? null,
      header: [{ offset: 0, cells }],
      body: own.slice(1),
      lines: own,
    }
  })
}

/** A list each point of which is one school, with or without dates. */
export function eachPoint(points: Line[], lines: Line[]): ResumeRecord[] | null {
  const isAbout = ({ text }: Line) => isAboutSchool(text)
  const isDated = ({ text }: Line) => dateRangesIn(text).length > 0
  if (points.length < 2 || !points.every(isBullet)) return null
  if (points.filter(isAbout).length < points.length * 0.5) return null
  if (points.some((line) => isDated(line) && !isAbout(line))) return null
  return lines.map((line) => {
    const ranges = dateRangesIn(line.text)
    const range = ranges.find(({ single }) => !single) ?? ranges.at(-1) ?? null
    return { range, header: [headerLine(line, 0, range)], body: [], lines: [line] }
  })
}

/** Below a school with dates ones without, set as that one is: each is a record. */
export function withUndatedSchools(record: ResumeRecord): ResumeRecord[] {
  const { body, header } = record
  const [first] = header
  const own = first?.cells[0]
  if (!own?.bold) return [record]
  const isNext = ({ text, bold, size }: HeaderLine['cells'][number]) =>
    bold && Math.abs(size - own.size) < 0.3 && isAboutSchool(text) && !dateRangesIn(text).length
  const isHead = (line: Line) => line.bold && !isBullet(line) && isNext(line.cells[0])
  const undated = (lines: HeaderLine[], rest: Line[]): ResumeRecord[] =>
    withUndatedSchools({ range: null, header: lines, body: rest, lines: rest })
  const below = first.offset < 0 || !record.range ? 1 : header.length
  const at = header.findIndex(
    ({ offset, cells }, index) =>
      index >= below && offset > 0 && cells.length > 0 && isNext(cells[0])
  )
  if (at > 0)
    return [
      { ...record, header: header.slice(0, at), body: [] },
      ...undated(header.slice(at), body),
    ]
  const from = body.findIndex(isHead)
  if (from < 0) return [record]
  const told = body.findIndex((line, index) => index > from && (line.bold || isBullet(line)))
  const end = Math.min(told < 0 ? body.length : told, from + 3)
  const heads = body.slice(from, end).map((line, index) => headerLine(line, index + 1, null))
  return [{ ...record, body: body.slice(0, from) }, ...undated(heads, body.slice(end))]
}

/** Where each line names a school with what was taken there, each is a record. */
export function oneALine(record: ResumeRecord): ResumeRecord[] {
  const { header, lines } = record
  const heads = header.filter(({ cells }) => isWhole(cells.map(({ text }) => text).join(' ')))
  if (heads.length < 2 || heads.length < header.length) return [record]
  return heads.map((head, index) => {
    const isLast = index === heads.length - 1
    return {
      ...{ range: null, header: [head], body: isLast ? record.body : [] },
      lines: isLast ? lines.slice(index) : lines.slice(index, index + 1),
    }
  })
}
