import { dateRangesIn, written, looksLikeDates } from '#api/engines/resume_reader/language/dates'
import { isSchool, degreeIn, hasLegalForm } from '#api/engines/resume_reader/language/lexicon'
import { unaccented } from '#api/engines/resume_reader/language/squeeze'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { isWrappedFrom, textOf, type Line } from '#api/engines/resume_reader/pages/lines'
import {
  boxOf,
  closed,
  isBullet,
  tidy,
} from '#api/engines/resume_reader/sections/records/header_text'
import {
  recordsOf,
  undatedRecords,
  type ResumeRecord,
} from '#api/engines/resume_reader/sections/records/records'
import { withTableRows } from '#api/engines/resume_reader/sections/tables'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftEducation, Field } from '#api/engines/resume_reader/resume_draft'
import { withoutPoints, wholeCells } from '#api/engines/resume_reader/sections/schools/school_lines'
import {
  eachPoint,
  oneALine,
  wholeLines,
  withUndatedSchools,
} from '#api/engines/resume_reader/sections/schools/school_records'
import {
  startsWithDegree,
  schoolParts,
  labelOf,
  institutionLike,
  STUDIED,
  SUBJECT,
} from '#api/engines/resume_reader/sections/schools/school_parts'
import { degreeAndField } from '#api/engines/resume_reader/sections/schools/degree'
import { ofPerson } from '#api/engines/resume_reader/sections/of_person'

const GRADE =
  /(?:\b(?:c?gp[ai]|sgp[ai]|percentage|percent|grade|marks|note|aggregate|score|abschlussnote|mention|cpi|ogpa|agno)\b[\s:–=-]*(?:of\s+)?(?:\d+(?:[.,]\d+)?\s*%?(?:\s*\/\s*\d+(?:[.,]\d+)?)?)?)|(?:\b\d{1,2}(?:[.,]\d+)?\s*\/\s*(?:10|4|5|20|100)(?:[.,]0+)?\s*(?:c?gpa)?\b)|(?:\b\d{2}(?:[.,]\d+)?\s*%)|(?:\b\d\.\d{1,2}\s*c?gpa\b)/gi

/** A school and the lines that it was read from. */
export type SchoolRead = { draft: DraftEducation; record: ResumeRecord }

/** The schools of all education sections. */
export const readSchools = (sections: Section[], vocabulary: Vocabulary): DraftEducation[] =>
  schoolsIn(sections, vocabulary).map(({ draft }) => draft)

/** The same with their lines. */
export function schoolsIn(sections: Section[], vocabulary: Vocabulary): SchoolRead[] {
  const schools: SchoolRead[] = []
  for (const section of sections) {
    const points = wholeCells(withTableRows(ofPerson(section.lines)))
    const lines = withoutPoints(points)
    let records =
      wholeLines(lines) ?? eachPoint(points, lines) ?? recordsOf(lines).flatMap(withUndatedSchools)
    if (!records.length) records = undatedRecords(lines).flatMap(oneALine)
    let before: DraftEducation | null = null
    for (const record of records) {
      const school = schoolOf(record, vocabulary)
      if (!school) continue
      if (school.degree && !school.institution && before?.institution && before.degree)
        school.institution = { ...before.institution, confidence: INHERITED }
      // A school above its first degree is that of the degrees below it, too.
      before = isNamedFirst(record, school) ? school : null
      schools.push({ draft: school, record })
    }
  }
  return schools
}

const THESIS = /\b(?:thesis|dissertation)\b|(?:bachelor|master|diplom)arbeit/i

/** How sure a school is that is above the degree before. */
const INHERITED = 0.6

/** Whether a record's school is what it begins with, or was taken over from the one before. */
function isNamedFirst({ header }: ResumeRecord, { institution }: DraftEducation): boolean {
  const first = header[0]?.cells[0]?.text ?? ''
  return institution?.confidence === INHERITED || (isSchool(first) && !startsWithDegree(first))
}

/** Little words that stood beside a date or a grade. */
const LEFT_BEFORE = /\s(?:with|in|from|at|scoring|securing)\s*(?=\||$)/gi
const LEFT_AFTER = /\|\s*(?:from|at)\s+/gi

function schoolOf(record: ResumeRecord, vocabulary: Vocabulary): DraftEducation | null {
  const place = boxOf(record.lines)
  const field = (value: string, confidence: number): Field => ({
    ...{ value: closed(value), confidence },
    ...place,
  })
  const { grade, parts } = saidIn(record, vocabulary)
  const said = rolesOf(parts, vocabulary)
  nameSchool(said, record)
  nameSubject(said, parts)
  if (said.institution && isNameless(said.institution)) said.institution = null
  const { institution, degree, subject } = said
  if (!institution && !degree) return null
  // What was written there is told of the school above.
  const isDoctorate = record.range && institution && /\b(?:ph\.?\s?d|doct)/i.test(degree ?? '')
  if (degree && THESIS.test(degree) && !isDoctorate && !(institution && isSchool(institution)))
    return null
  // A lone name beside dates may be anything.
  if (institution && !isSchool(institution) && !degree && !subject) return null
  const range = record.range ?? graduationIn(record)
  // A single year is the one of the end.
  const start = range && !range.single && range.start ? field(written(range.start), 0.95) : null
  const last = range
    ? range.single
      ? range.start
      : range.current
        ? expectedIn(record)
        : range.end
    : null
  return {
    institution: institution
      ? field(institution.replace(/(?<=\p{Ll}{3})\.$/u, ''), isSchool(institution) ? 0.9 : 0.5)
      : null,
    degree: degree && !isTold(degree) ? field(degree, 0.85) : null,
    field: subject && !isFragment(subject) ? field(subject, 0.8) : null,
    grade: grade ? field(grade, 0.8) : null,
    start,
    end: last ? field(written(last), 0.9) : null,
    confidence:
      Math.round(((range ? 0.35 : 0.15) + (institution ? 0.35 : 0) + (degree ? 0.3 : 0)) * 100) /
      100,
    ...place,
  }
}

/** "Community College" is what is left of a name, or none. */
const isNameless = (institution: string) => {
  const words = unaccented(institution).split(/[\s,-]+/)
  return words.length > 1 && words.every((word) => GENERIC.has(word))
}

const GENERIC = new Set(
  'university universitat universite universidad universidade college community high secondary senior public private state technical technology institute institut of and the for applied science sciences engineering hochschule technische european europeenne school schools faculty department'.split(
    ' '
  )
)

/** More words than a degree has, with a comma among them, tell a story. */
const isTold = (degree: string) => degree.split(' ').length > 7 && degree.includes(', ')

const MOST_OF_SUBJECT = 9

/** The end of what began in another line, or the school again: better left out. */
const isFragment = (subject: string) =>
  /^[&+/]|^(?:and|und|et|y|of)\s|\bstudents?\b|^(?:courses?|student)\b/i.test(subject) ||
  subject.split(' ').length > MOST_OF_SUBJECT ||
  (isSchool(subject) && !SUBJECT.test(subject))

/** The degree in a text; "Chestnut Hill, MA" has none, and "Physics, MA" one. */
function degreeBeside(text: string) {
  const [state, town] = text.match(/([^,]*), [A-Z]{2}$/) ?? []
  return degreeIn(state && !SUBJECT.test(town) ? text.slice(0, -', MA'.length) : text)
}

/** The parts that a record's header says, and the grade among them. */
function saidIn(record: ResumeRecord, vocabulary: Vocabulary) {
  const texts = record.header.flatMap((line) => line.cells.map((cell) => withoutDates(cell.text)))
  // The degree may be in the first line below the header, as a point of a list.
  for (const [index] of record.body.slice(0, 2).entries()) {
    const text = pointAt(record.body, index)
    if (
      mayName(text) &&
      !texts.some((other) => (degreeIn(text) ? degreeBeside(other) : isSchool(other)))
    )
      texts.push(tidy(text.replace(/\t/g, ' | ')))
  }
  let grade: string | null = null
  const parts: string[] = []
  for (const text of texts) {
    const cleaned = text
      .replace(GRADE, (found) => {
        if (/\d/.test(found)) grade ??= found.trim()
        return ' | '
      })
      .replace(LEFT_BEFORE, ' ')
      .replace(LEFT_AFTER, '| ')
    parts.push(...schoolParts(cleaned, vocabulary).flatMap(withoutNotes))
  }
  return { grade: grade as string | null, parts }
}

const MOST_WORDS = 14

/** A point with the lines that it goes on in; one that tells more than a name is left out. */
function pointAt(body: Line[], at: number): string {
  const [line, ...below] = body.slice(at, at + 4)
  if (!isBullet(line)) return line.text
  const own = [line]
  for (const next of below) {
    if (isBullet(next) || next.x < line.x + 2 || !isWrappedFrom(own.at(-1)!, next)) break
    own.push(next)
  }
  const text = textOf(own)
  return text.split(' ').length > MOST_WORDS ? '' : text
}

/** What is known of a school so far, and the parts that are none of it yet. */
type Said = {
  institution: string | null
  degree: string | null
  subject: string | null
  others: string[]
}

/** Takes each part for what its label or its words make it. */
function rolesOf(parts: string[], vocabulary: Vocabulary): Said {
  const said: Said = { institution: null, degree: null, subject: null, others: [] }
  for (const labelled of parts) {
    const label = labelOf(labelled)
    const part = label ? label.rest : labelled
    if (label?.role === 'institution' && !said.institution) said.institution = part
    else if (label?.role === 'field' && !said.subject) said.subject = part
    // "Titel: Betriebswirt (VWA)": what is labelled as a degree is one.
    else if (label?.role === 'degree' && !said.degree && !degreeIn(part)) said.degree = part
    // "University" alone heads a column of a table.
    else if (!SCHOOL_ALONE.test(part)) takePart(said, part, vocabulary)
  }
  return said
}

function takePart(said: Said, part: string, vocabulary: Vocabulary) {
  const isPlace = (vocabulary.place(part)?.weight ?? 0) >= 0.45
  const isNamed = isSchool(part) && !/^\p{Ll}+\s/u.test(part)
  if (!(isPlace && part.includes(',')) && isDegree(said, part)) {
    if (!said.degree) {
      Object.assign(said, degreeAndField(part))
      return
    }
    // "Bachelor of Technology - BTech, Computer Science"
    said.subject ||= degreeAndField(part).subject
    if (!said.subject && !startsWithDegree(part)) said.others.push(part)
    return
  }
  const studied = part.match(STUDIED)
  const major = part.match(/^(.{4,60}?)\s+major$/i)
  if (studied && !isNamed) said.subject ??= part.slice(studied[0].length)
  else if (major && !said.subject) said.subject = major[1]
  else if (isNamed && (!said.institution || isBoardOnly(said.institution, part)))
    said.institution = part
  else if (!isPlace && part.length > 1 && part.length < 90 && !RESULT.test(part))
    said.others.push(part)
}

/** "Kerala State Board" above the school: who examined gives way to where it was learnt. */
const isBoardOnly = (known: string, part: string) => BOARD.test(known) && !BOARD.test(part)

const BOARD = /\bboard\b/i

/** Whether a part that names a degree is one: many schools have a degree in their names. */
function isDegree({ institution, degree }: Said, part: string): boolean {
  const found = degreeBeside(part)
  if (!found || !isSchool(part)) return found !== null
  return (
    // Where the degree is known, what is a school as well is the school.
    !(degree && !institution) &&
    (found.index === 0 || /\b(bachelor|master|b\.?\s?(tech|sc|e)|diploma|ph\.?d)/i.test(part)) &&
    !(institutionLike(part) && !(institution && SCHOOL_LEAVING.test(part)))
  )
}

/** A school that no word gives away is named by what is left beside a degree. */
function nameSchool(said: Said, { range, header }: ResumeRecord) {
  if (said.institution) return
  const { others } = said
  const take = (part: string) => others.splice(others.indexOf(part), 1)[0]
  // Who trains apprentices is a company.
  const trainer = others.find(hasLegalForm)
  if (trainer) {
    said.institution = take(trainer)
    said.degree ??= others.shift() ?? null
    return
  }
  const named = others.filter(
    (part) =>
      /^[\p{Lu}\p{Lo}]/u.test(part) && part.split(/\s+/).length <= 8 && !/\d[.,/]\d/.test(part)
  )
  const isField = ({ length }: string[]) => said.degree && !said.subject && length === 1
  const candidate =
    named.find((part) => !SUBJECT.test(part)) ?? (isField(named) ? undefined : named[0])
  if (candidate && (said.degree || range)) {
    said.institution = take(candidate)
    return
  }
  // What is in bold before its degree is the school, though a town is called so.
  const [bold] = header.flatMap(({ cells }) => cells)
  if (said.degree && bold?.bold && !degreeIn(bold.text) && !dateRangesIn(bold.text).length)
    said.institution = tidy(bold.text)
}

/** What was studied, where it is apart from the degree. */
function nameSubject(said: Said, parts: string[]) {
  const { institution, degree, others } = said
  const isSubject = (part: string, most: number) =>
    SUBJECT.test(part) && !/\bboard\b/i.test(part) && part.split(/\s+/).length <= most
  if (degree && !said.subject)
    said.subject =
      others
        .map(withoutDepartment)
        .find((part) => /^\p{Lu}/u.test(part) && !/\d/.test(part) && isSubject(part, 6)) ?? null
  // "Bachelor's in Engineering" above "Computer Engineering"
  const { subject } = said
  if (degree && subject && GENERAL.test(subject)) {
    const narrow = others.find((part) => isSubject(part, 6))
    const general = parts.find((part) => part.includes(degree) && part.endsWith(subject))
    if (narrow && general) [said.degree, said.subject] = [general, narrow]
  }
  if (!degree && institution && !subject)
    said.subject = others.find((part) => isSubject(part, 7)) ?? null
}

const SCHOOL_ALONE =
  /^(?:universit(?:y|ies)|colleges?|schools?|institut(?:e|ion)s?|academy|boards?|department|faculty)$/i

/** "• Expected graduation: June 2025" dates a school whose header does not. */
function graduationIn({ body, header }: ResumeRecord): ResumeRecord['range'] {
  const line = body.find(
    ({ text }) => /graduat|class of|complet/i.test(text) && looksLikeDates(text)
  )
  if (line) return dateRangesIn(line.text)[0]
  const dates = header.flatMap(({ cells }) => cells).flatMap(({ text }) => dateRangesIn(text))
  return dates.length === 1 ? dates[0] : null
}

/** "2016 – present (expected to graduate in June 2020)" */
function expectedIn({ lines }: ResumeRecord) {
  for (const { text } of lines.slice(0, 3)) {
    const said = text.match(/\b(?:expected|anticipated|graduating)\b(.*)$/i)
    const [date] = said ? dateRangesIn(said[1]) : []
    if (date?.single) return date.start
  }
  return null
}

const GRADUATION =
  /[\s,;:(–-]*\b(?:(?:expected|anticipated|projected|estimated)\s+(?:to\s+)?)?(?:(?:passing|passed(?: out)?|graduation|graduating|completion)(?:\s+(?:year|date|in))?|graduated?(?:\s+(?:in|on))?|year of (?:passing|graduation|completion)|expected|anticipated?|duration|period|batch|class of)\s*[:–-]?\s*$/i
const NOTE =
  /^(?:subjects?|(?:main |research )?interests|(?:relevant |key )?(?:courses|coursework|modules)|minors?|concentration|electives?|(?:\p{L}+ )?thesis|dissertation|activities|honou?rs|awards?|achievements?|location|percentage|percent|(?:cumulative )?c?gpa|marks|grades?|score|result|cumulative|board|(?:final year )?project|english proficiency|focus(?: areas?)?|societies|clubs?|schwerpunkte?|leistungskurse|abschlussarbeit|abschlussnote|thema|note|address|website|final grade.*|level in eqf.*|eqf level.*|nqf.*|(?:type|number) of credits.*|advis[oe]r|supervisor)\s*(?::|–|-|\bin\b|$)/iu

/** Without what only says when it ended, and without what was told besides. */
function withoutNotes(part: string): string[] {
  if (NOTE.test(part)) return []
  const bare = tidy(
    part
      .replace(GRADUATION, '')
      .replace(/^\((?:expect(?:ed)?|exp\.?|ongoing|pursuing)\)\s*/i, '')
      .replace(/^\.\s+|(?<=\p{Ll}{4})\.$/gu, '')
  )
  return bare.length > 1 ? [bare] : []
}

/** What is left with, however much it sounds like a school: "High School (Class X)". */
const SCHOOL_LEAVING =
  /^(?:(?:senior|higher|upper|lower)\s+)?(?:high|secondary)(?:\s+school)?\s*(?:$|\(|certificate|diploma|degree|examination|leaving)/i

/** A short point below a header may still name the school or the degree. */
const mayName = (text: string) =>
  text.length < 110 &&
  (degreeIn(text) !== null || isSchool(text)) &&
  !/\b(courses?|coursework|thesis|projects?|developed|studied|member|learn\w*|built|worked|activities|clubs?|award\w*|exams?|examination|ranked|admission|scholarship|assistant|tutor)\b/i.test(
    text
  )

function withoutDates(text: string): string {
  let plain = text
  for (const range of dateRangesIn(text).reverse())
    plain = `${plain.slice(0, range.index)} | ${plain.slice(range.index + range.length)}`
  return plain
}

/** "Department of Computer Science" */
const withoutDepartment = (part: string) =>
  part.replace(/^(?:department|dept\.?) of (?:the )?/i, '')

/** How the school was left says nothing of where or what it was. */
const RESULT =
  /\b(?:pass(?:ed)?|graduated|completed|marks|percent(?:age)?|rank(?:ed)?|distinction)\b/i
const GENERAL = /^(?:engineering|science|arts|technology|commerce|business|applied science)$/i
