import { dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { isSchool, degreeIn } from '#api/engines/resume_reader/language/lexicon'
import { isBullet } from '#api/engines/resume_reader/sections/records/header_text'
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
