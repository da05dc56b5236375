import { looksLikeDates } from '#api/engines/resume_reader/language/dates'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { boxOf, isBullet, tidy } from '#api/engines/resume_reader/sections/records/header_text'
import { joinBrokenRanges } from '#api/engines/resume_reader/sections/records/broken_ranges'
import { recordsOf, type ResumeRecord } from '#api/engines/resume_reader/sections/records/records'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { Field } from '#api/engines/resume_reader/resume_draft'
import { itemsOf, plain } from '#api/engines/resume_reader/sections/lists/list_items'
import { ofPerson } from '#api/engines/resume_reader/sections/of_person'

/** Awards and honours, one a point. */
export function readAchievements(sections: Section[]): Field[] {
  const found: Field[] = []
  const keep = (text: string, lines: Line[]) => {
    if (text.length > 3 && !looksLikeDates(text))
      found.push({ value: text.slice(0, 300), confidence: 0.7, ...boxOf(lines) })
  }
  for (const section of sections) {
    const lines = ofPerson(section.lines)
    const records = recordsOf(lines)
    const withBodies = records.filter((record) => record.body.length).length
    const points = lines.filter(isBullet).length
    const areHeaded = records.length > 0 && records.every(hasDateCell)
    if (areHeaded && records.length * 4 > points && withBodies >= records.length / 2) {
      // Each has a header with its date, and points below that only explain it.
      for (const record of records) keep(tidy(record.header[0]?.cells[0]?.text ?? ''), record.lines)
      continue
    }
    const items = itemsOf(joinBrokenRanges(lines))
    const heads = items.filter(({ lines: [line] }) => !isBullet(line))
    const isExplained = heads.length > 1 && items[0] === heads[0] && points >= heads.length
    const bold = items.filter(({ lines: [line] }) => line.bold && !isBullet(line))
    const isNamed = bold.length > 1 && bold[0] === items[0] && !points
    for (const item of isExplained ? heads : isNamed ? bold : items) {
      // A larger line above the points is a heading among them.
      const next = lines[lines.indexOf(item.lines[0]) + 1]
      if (next && item.lines[0].size > next.size * 1.08 && next.cells.length > 1) continue
      keep(plain(withoutDateCells(item.text)), item.lines)
    }
  }
  return found.slice(0, 30)
}

/** Its dates are apart from what was won. */
const hasDateCell = ({ lines }: ResumeRecord) =>
  lines
    .slice(0, 4)
    .some(({ cells }) => cells.some(({ text }) => looksLikeDates(text)) && cells.length < 4)

const withoutDateCells = (text: string) => {
  const cells = text.split('\t')
  return cells.filter((cell) => cells.length < 2 || !looksLikeDates(cell)).join('\t')
}
