import { headingOf, kindByStem } from '#api/engines/resume_reader/language/headings'
import type { SectionKind } from '#api/engines/resume_reader/language/headings_elsewhere'
import { dateRangesIn } from '#api/engines/resume_reader/language/dates'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { isBullet } from '#api/engines/resume_reader/sections/records/header_text'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'

/** Personal details, and the declaration that ends an Indian resume: they follow any list without a heading. */
const PERSONAL =
  /^\W*(?:(?:date of birth|d\.?o\.?b|father(?:['’]?s)?(?: name)?|mother(?:['’]?s)?(?: name)?|gender|sex|marital status|nationality|religion|languages? known|known languages|hobbies|passport(?: no\.?| number)?|(?:permanent|present|current|local) address|notice period|(?:current|expected) ctc|pan(?: card)?(?: no\.?)?|place|signature)\s*[:\t–-]|i (?:hereby|here by|do hereby) )/i

/** Sub-labels of a list, not what follows it. */
const WITHIN: Partial<Record<SectionKind, SectionKind[]>> = {
  education: ['achievements', 'certifications', 'other', 'education', 'summary', 'languages'],
  skills: ['skills', 'tools', 'languages', 'other', 'summary', 'certifications'],
  tools: ['skills', 'tools', 'languages', 'other', 'summary', 'certifications'],
  certifications: ['certifications', 'summary', 'skills', 'tools'],
  achievements: ['achievements', 'summary', 'employment', 'education'],
}
const MOST_WORDS = 5

/** Lists end where something else begins, though its heading is set as their text is, or it has none. */
export function splitLists(sections: Section[]): Section[] {
  return sections.flatMap((section) => {
    const within = section.kind === 'top' ? undefined : WITHIN[section.kind]
    if (!within) return [section]
    const parts: Section[] = [{ ...section, lines: [] }]
    for (const [index, line] of section.lines.entries()) {
      const [part] = parts.slice(-1)
      if (PERSONAL.test(line.text) && part.kind !== 'contact') {
        parts.push({ kind: 'contact', title: '', lines: [line] })
        continue
      }
      const kind = part === parts[0] ? headingWithin(section, index, within) : null
      if (kind) parts.push({ kind, title: line.text, lines: [] })
      else part.lines.push(line)
    }
    return parts
  })
}

/** What a line within a list heads: a known heading before a colon, or one that only its weight shows. */
function headingWithin(
  { kind, lines }: Section,
  index: number,
  within: SectionKind[]
): SectionKind | null {
  const line = lines[index]
  const next = lines[index + 1]
  if (!index || !next || line.cells.length > 1 || isBullet(line)) return null
  const text = line.text.trim()
  if (/:$/.test(text)) {
    const known = headingOf(text.replace(/\s*:$/, ''))
    return known && !within.includes(known.kind) ? known.kind : null
  }
  if (kind !== 'certifications' && kind !== 'achievements') return null
  const before = lines.slice(0, index)
  const isShort = text.split(/\s+/).length <= MOST_WORDS && !/[\d.,;]/.test(text)
  if (!line.bold || next.bold || before.some(isBold) || !isShort) return null
  if (dateRangesIn(text).length || before.some(isBullet) === isBullet(next)) {
    // Points before and after it, and none itself: only a line of other weight between two lists.
    if (!(before.some(isBullet) && isBullet(next))) return null
  }
  return kindByStem(text)
}

const isBold = ({ bold }: Line) => bold
