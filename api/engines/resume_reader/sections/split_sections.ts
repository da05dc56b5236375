import { looksLikeDates } from '#api/engines/resume_reader/language/dates'
import {
  headingByWords,
  headingOf,
  isPaperTitle,
  misspeltHeading,
  headingByStem,
  kindByStem,
} from '#api/engines/resume_reader/language/headings'
import type { SectionKind } from '#api/engines/resume_reader/language/headings_elsewhere'
import { squeeze } from '#api/engines/resume_reader/language/squeeze'
import { lineOf, type Line } from '#api/engines/resume_reader/pages/lines'
import { kindOfTable, isTableHead } from '#api/engines/resume_reader/sections/tables'

export type Section = {
  kind: SectionKind | 'top'
  title: string
  lines: Line[]
}

/** Lines under their headings, the part before the first as `top`; and the language that the headings speak. */
export function splitSections(lines: Line[]): { sections: Section[]; language?: string } {
  const body: Body = { size: bodySize(lines), colons: false }
  body.colons = onlyColons(lines, body)
  const style = headingStyle(lines, body)
  const spoken = new Map<string, number>()
  const sections: Section[] = [{ kind: 'top', title: '', lines: [] }]
  const streams: Stream[] = []
  const joinedLines = joinHeadings(lines, body)
  const recurring = recurringHeadings(joinedLines, body)
  /** What a table of posts is in the midst of. */
  let tabled: Section | null = null
  for (const [index, whole] of joinedLines.entries()) {
    if (streams.at(-1)?.number !== whole.stream) {
      if (streams.length && !headed(whole, body)) {
        const section = continued(whole, streams)
        if (section !== sections.at(-1))
          sections.push({ kind: section?.kind ?? 'top', title: section?.title ?? '', lines: [] })
      }
      const section = sections.at(-1)!
      streams.push({ number: whole.stream, headed: false, lines: [], section })
    }
    const stream = streams.at(-1)!
    stream.lines.push(whole)
    const inTable = tabled && whole.cells.length > 1
    if (tabled && !inTable) {
      stream.section = { ...tabled, lines: [] }
      sections.push(stream.section)
      tabled = null
    }
    const table = kindOfTable(whole)
    if (table && stream.section.kind !== table) {
      tabled = stream.section
      stream.section = { kind: table, title: whole.text, lines: [] }
      sections.push(stream.section)
    }
    for (const line of inTable ? [whole] : marginHeading(whole, stream)) {
      if (isPaperTitle(line.text) && line.page === 1) continue
      const previous = joinedLines[index - 1]
      const goesOn =
        /[,&]$|\b(and|of|und|et|de)$/.test(previous?.text ?? '') ||
        (sections.length > 1 && (isLastWord(line, previous) || endsSchool(line, previous)))
      const heading = goesOn
        ? null
        : (headed(line, body) ?? (style && isSetAs(line, style) ? headingByWords(line.text) : null))
      // "Date of birth: 31.07.1996" is one of the personal details that a heading is above.
      const isDetail = stream.section.kind === 'contact' && /:\s*\S/.test(line.text)
      const isNamedGroup = isGroup(line, stream, joinedLines[index + 1])
      const isWithin =
        ((stream.headed || stream.section.kind !== 'top') &&
          recurring.has(squeeze(line.text)) &&
          isWithinEntries(heading?.kind, stream.section.kind)) ||
        isNamedGroup ||
        isDetail
      const isLesser =
        heading &&
        isSubheading(line, style, body) &&
        !isOnlyOne(line, heading.kind, joinedLines, body)
      if (heading && !isWithin && !isLesser) {
        for (const language of heading.languages)
          spoken.set(language, (spoken.get(language) ?? 0) + 1 / heading.languages.length)
        stream.section = { kind: heading.kind, title: line.text, lines: [] }
        stream.headed = true
        sections.push(stream.section)
        continue
      }
      // set as the headings are, what the paper begins with is a name
      const isFirst = sections.length === 1 && stream.lines.length < 3
      if (
        !isNamedGroup &&
        !isFirst &&
        !goesOn &&
        // What is just below its dates is what they date.
        !(previous && looksLikeDates(previous.text) && line.above < line.size * 0.7) &&
        isUnknownHeading(line, style, body, joinedLines[index + 1])
      ) {
        stream.section = { kind: kindByStem(line.text), title: line.text, lines: [] }
        stream.headed = true
        sections.push(stream.section)
        continue
      }
      stream.section.lines.push(line)
    }
  }
  const [language] = [...spoken].sort((one, other) => other[1] - one[1])[0] ?? []
  return { sections, language }
}

/** How the text is set that headings stand out from; `colons` where nothing but a colon tells them. */
type Body = { size: number; colons: boolean }

/** Whether headings are set as their text is, with a colon: several of them alone on their lines, and none in another style. */
function onlyColons(lines: Line[], body: Body): boolean {
  const kinds = new Set<SectionKind>()
  for (const line of lines) {
    const text = line.text.trim()
    const isStyled = line.bold || line.size > body.size * 1.08
    if (headed(line, body) && (isStyled || !text.endsWith(':'))) return false
    const heading = /^\p{Lu}[^:]*:$/u.test(text) && line.cells.length === 1 && headingOf(text)
    if (heading) kinds.add(heading.kind)
  }
  return kinds.size > 1 && (kinds.has('employment') || kinds.has('education'))
}

/** A word that did not fit into the line above, which is set alike and is no heading: "… the Ministry of National / Education". */
function isLastWord(line: Line, previous: Line | undefined): boolean {
  if (
    !previous ||
    previous.stream !== line.stream ||
    previous.page !== line.page ||
    previous.bold !== line.bold ||
    Math.abs(previous.size - line.size) > 0.3 ||
    line.above > line.size * 0.6 ||
    line.above > previous.above + 1 ||
    line.cells.length > 1 ||
    previous.cells.length > 1 ||
    Math.abs(previous.cells[0].x - line.x) > previous.size * 2 ||
    /[.:;!?]$/.test(previous.text) ||
    line.text.endsWith(':') ||
    headingOf(previous.text)
  )
    return false
  if (/^\p{Ll}/u.test(line.text)) return true
  const [first] = line.cells[0].words
  return (
    line.text.split(' ').length < 3 &&
    previous.text.split(' ').length > 3 &&
    /\p{Ll}/u.test(line.text) &&
    previous.edge - previous.right < first.right - first.x
  )
}

/** "UNIVERSITY" below "UNITED HARBOUR", set alike and near: the end of a name. */
const endsSchool = (line: Line, previous: Line | undefined) =>
  previous !== undefined &&
  /^(?:universit(?:y|ät|é)|college|school|institute|academy)$/i.test(line.text.trim()) &&
  previous.stream === line.stream &&
  previous.page === line.page &&
  previous.bold === line.bold &&
  Math.abs(previous.size - line.size) < 0.3 &&
  line.above < line.size * 0.8 &&
  !headingOf(previous.text)

/** A heading that a narrow column broke over two lines. */
function joinHeadings(lines: Line[], body: Body): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const previous = joined.at(-1)
    if (
      previous &&
      previous.stream === line.stream &&
      line.cells.length === 1 &&
      previous.cells.length === 1 &&
      previous.text.length + line.text.length < 46 &&
      previous.bold === line.bold &&
      Math.abs(previous.size - line.size) < 0.3 &&
      line.above < line.size * 0.7 &&
      (line.bold || line.size > body.size * 1.08) &&
      headingOf(`${previous.text} ${line.text}`) &&
      !(headingOf(line.text) && headingOf(previous.text)?.kind === 'other')
    )
      joined[joined.length - 1] = {
        ...previous,
        text: `${previous.text} ${line.text}`,
        bottom: line.bottom,
      }
    else joined.push(line)
  }
  return joined
}

type Stream = { number: number; headed: boolean; lines: Line[]; section: Section }

/** How far apart two lines start that start at one edge, in points; a new page may be set otherwise. */
const SAME_EDGE = 24
const SAME_EDGE_OVER_PAGES = 60

/**
 * What a column without a heading of its own goes on with: one list set in columns, or else what ended last where its
 * lines start. A sidebar of other width goes on with nothing.
 */
function continued(line: Line, streams: Stream[]): Section | undefined {
  const previous = streams.at(-1)!
  const isSamePage = previous.lines[0].page === line.page
  if (!previous.headed && isSamePage && previous.section.kind !== 'top') return previous.section
  return streams.findLast(({ lines }) =>
    lines.some(
      ({ page, x }) =>
        page >= line.page - 1 &&
        Math.abs(x - line.x) < (page === line.page ? SAME_EDGE : SAME_EDGE_OVER_PAGES)
    )
  )?.section
}

/** What several headings of a file say alike: "Key achievements" below each post heads no section. */
function recurringHeadings(lines: Line[], body: Body): Set<string> {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const line of lines) {
    if (!headed(line, body)) continue
    const key = squeeze(line.text)
    if (seen.has(key)) again.add(key)
    seen.add(key)
  }
  return again
}

const isWithinEntries = (kind: SectionKind | undefined, around: Section['kind']) =>
  (around === 'employment' || around === 'projects') &&
  kind !== around &&
  kind !== 'employment' &&
  kind !== 'education'

/** What groups of skills are called that are called so as sections, too. */
const GROUPS =
  /^(?:web|tools?|languages?|programming languages?|frameworks?|databases?|platforms?|software|libraries|technologies|cloud|devops|backend|frontend|programming|operating systems?|others?|coding|sprachen|langages|outils|lenguajes|herramientas|linguagens|ferramentas)\s*:?$/i

const SPOKEN =
  /\b(?:english|german|french|spanish|portuguese|italian|hindi|mandarin|chinese|japanese|arabic|russian|turkish|dutch|native|fluent|englisch|deutsch|französisch|anglais|français|espagnol|inglés|español|inglês|português|muttersprache|[abc][12])\b/i

/** "Web" above a list within the skills is a group of them, though it is set as the headings are. */
function isGroup(line: Line, { section }: Stream, next: Line | undefined): boolean {
  if (section.kind !== 'skills' && section.kind !== 'tools') return false
  if (!GROUPS.test(line.text.trim()) || !next || next.bold === line.bold) return false
  if (SPOKEN.test(next.text)) return false
  return /[,;•|]/.test(next.text) || next.text.split(/\s+/).length < 4
}

/** The size that most letters have. */
function bodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const key = Math.round(line.size * 2) / 2
    letters.set(key, (letters.get(key) ?? 0) + line.text.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10
}

function headed(line: Line, body: Body) {
  // What has its dates at the right is an entry.
  if (line.cells.slice(1).some((cell) => looksLikeDates(cell.text))) return null
  const text = line.text.replace(/^[^\p{L}\p{N}|]+/u, '')
  // "University)" ends what the line before began.
  if (/[.,;]$/.test(text.trim()) || /^[^(]*\)/.test(text)) return null
  // "Work experience – past three jobs": a large line may say more than its heading.
  const isLarge = line.size > body.size * 1.15 && line.cells.length === 1
  const heading =
    headingOf(text) ??
    (isLarge ? headingOf(text.split(/\s*(?:\s[–—-]\s|[|:(])/)[0]) : null) ??
    (standsOut(line, body)
      ? (headingByWords(withoutNote(text)) ??
        misspeltHeading(text) ??
        (line.size > body.size * 1.12 ? headingByStem(withoutNote(text)) : null))
      : null)
  if (!heading) return null
  const first = text.match(/\p{L}/u)?.[0] ?? ''
  const isStyled = line.bold || line.size > body.size * 1.08
  const isCapital = first === first.toUpperCase()
  if (!isCapital && !isStyled) return null
  // A bullet before it makes it an item of a list.
  if (/^[•●◦▪■○∙·‣➢➤*–—-]/.test(line.text.trim()) && !isStyled) return null
  if (/:\s*$/.test(text) && !isStyled && !body.colons && text !== text.toUpperCase()) return null
  return heading
}

/** Alone on its line, in capitals or larger than the text: it heads something. */
const standsOut = (line: Line, body: Body) =>
  line.cells.length === 1 &&
  (line.size > body.size * 1.12 || (isCapitals(line.text) && /\p{Lu}{4}/u.test(line.text)))

/** "Qualifications (in chronological order)" without what is said of it. */
const withoutNote = (text: string) => text.replace(/\s*\([^()]*\)\s*:?\s*$/, '')

const WIDEST_MARGIN = 220

/** "EXPERIENCE   Google, Engineer": a heading in the margin beside its first line. */
function marginHeading(line: Line, { lines }: Stream): Line[] {
  if (line.cells.length < 2 || isTableHead(line)) return [line]
  const [first, ...rest] = line.cells
  const heading = headingOf(first.text)
  if (!heading) {
    // A heading and something small at the right: "Experience    3 years"
    return [line]
  }
  const gap = rest[0].x - first.right
  const isStyled =
    first.bold || first.size > rest[0].size * 1.05 || first.text === first.text.toUpperCase()
  const isLarge = first.text === first.text.toUpperCase() && !first.text.endsWith(':')
  if (gap < first.size * (isLarge ? 0.4 : 1.2) || !isStyled || rest[0].text.length < 2)
    return [line]
  // What stands at the far right of a name tells of it.
  if (!isLarge && gap > WIDEST_MARGIN) return [line]
  // A margin has nothing left of it: "Projects:" beside what they were stands within a post.
  const leftOf = lines.map((one) => one.cells[0]).filter((cell) => cell.right < first.x)
  if (leftOf.length > 1 || leftOf.some(({ text }) => looksLikeDates(text) || headingOf(text)))
    return [line]
  return [lineOf([first], line.stream), { ...lineOf(rest, line.stream), edge: line.edge }]
}

/** "Responsibilities:" within a post: known words in the size of the text, where headings are larger. */
function isSubheading(line: Line, style: Style | null, body: Body): boolean {
  if (!style || line.size > body.size * 1.06) return false
  const isLesser =
    style.size > Math.max(line.size, body.size) * 1.12 ||
    (style.capitals && !isCapitals(line.text) && Math.abs(style.size - line.size) < 1)
  if (!isLesser) return false
  const isBeside = style.streams.has(line.stream) || Math.abs(line.x - style.x) < SAME_EDGE
  return isBeside && !(isCapitals(line.text) && line.bold)
}

/** Without this heading the file would have no post or no school: it heads them, however it is set. */
const isOnlyOne = (line: Line, kind: SectionKind, lines: Line[], body: Body) =>
  (kind === 'employment' || kind === 'education') &&
  lines.every((other) => other === line || headed(other, body)?.kind !== kind)

type Style = {
  streams: Set<number>
  size: number
  bold: boolean
  capitals: boolean
  x: number
  color: number
}

const isCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)

/** How the known headings look, when most look alike. */
function headingStyle(lines: Line[], body: Body): Style | null {
  const known = lines.filter((line) => headed(line, body))
  if (known.length < 2) return null
  const votes = new Map<string, Line[]>()
  for (const line of known) {
    const key = `${Math.round(line.size)}:${line.bold}:${isCapitals(line.text)}`
    const same = votes.get(key)
    if (same) same.push(line)
    else votes.set(key, [line])
  }
  // The largest of the styles that repeat: known words within posts are set smaller.
  const [most] = [...votes.values()]
    .filter((same) => same.length > 1)
    .sort(
      (one, other) =>
        Math.round(other[0].size) - Math.round(one[0].size) || other.length - one.length
    )
  if (!most) return null
  const [{ size, bold, text, x, color }] = most
  const streams = new Set(most.map((line) => line.stream))
  return { size, bold, capitals: isCapitals(text), x, color, streams }
}

const isSetAs = (line: Line, style: Style) =>
  Math.abs(line.size - style.size) <= 0.3 &&
  line.bold === style.bold &&
  isCapitals(line.text.trim()) === style.capitals

function isUnknownHeading(line: Line, style: Style | null, body: Body, next: Line | undefined) {
  if (!style || line.cells.length > 1) return false
  const text = withoutNote(line.text.trim())
  if (text.length > 40 || text.length < 3 || /[\d@.,;:|]/.test(text) || !/^\p{L}/u.test(text))
    return false
  if (text.split(/\s+/).length > 5) return false
  if (!isSetAs(line, style)) return false
  if (line.color !== style.color) return false
  // A style that entries share says nothing: it must stand out by size or by capitals.
  if (line.size < body.size * 1.12 && !style.capitals) return false
  if (!next || (next.size > line.size * 0.97 && style.capitals === isCapitals(next.text)))
    return false
  return squeeze(text).length > 3
}
