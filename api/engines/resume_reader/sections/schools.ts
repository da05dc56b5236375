import { dateRangesIn, looksLikeDates, written } from '#api/engines/resume_reader/language/dates'
import { degreeIn, hasLegalForm, isSchool } from '#api/engines/resume_reader/language/lexicon'
import { remembered } from '#api/engines/resume_reader/language/remembered'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import {
  boxOf,
  isBullet,
  recordsOf,
  tidy,
  undatedRecords,
  withoutBullet,
  type ResumeRecord,
} from '#api/engines/resume_reader/sections/records'
import { withTableRows } from '#api/engines/resume_reader/sections/tables'
import { isWrappedFrom, type Cell, type Line } from '#api/engines/resume_reader/pages/lines'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftEducation, Field } from '#api/engines/resume_reader/resume_draft'

const GRADE =
  /(?:\b(?:c?gp[ai]|sgp[ai]|percentage|percent|grade|marks|note|aggregate|score|abschlussnote|mention|cpi|ogpa|agno)\b[\s:–=-]*(?:of\s+)?(?:\d+(?:[.,]\d+)?\s*%?(?:\s*\/\s*\d+(?:[.,]\d+)?)?)?)|(?:\b\d{1,2}(?:[.,]\d+)?\s*\/\s*(?:10|4|5|20|100)(?:[.,]0+)?\s*(?:c?gpa)?\b)|(?:\b\d{2}(?:[.,]\d+)?\s*%)|(?:\b\d\.\d{1,2}\s*c?gpa\b)/gi

/** The schools of all education sections. */
export function readSchools(sections: Section[], vocabulary: Vocabulary): DraftEducation[] {
  const schools: DraftEducation[] = []
  for (const section of sections) {
    const own = section.lines.filter(({ text }) => !OF_PAPER.test(text))
    const lines = withoutPoints(wholeCells(withTableRows(own)))
    let records = wholeLines(lines) ?? recordsOf(lines, { singles: true })
    if (!records.length) records = undatedRecords(lines).flatMap(oneALine)
    let before: DraftEducation | null = null
    for (const record of records) {
      const school = schoolOf(record, vocabulary)
      if (!school) continue
      if (school.degree && !school.institution && before?.institution && before.degree)
        school.institution = { ...before.institution, confidence: INHERITED }
      // A school above its first degree is that of the degrees below it, too.
      before = isNamedFirst(record, school) ? school : null
      schools.push(school)
    }
  }
  return schools
}

/** How sure a school is that stands above the degree before. */
const INHERITED = 0.6

/** Whether a record's school is what it begins with, or was taken over from the one before. */
function isNamedFirst({ header }: ResumeRecord, { institution }: DraftEducation): boolean {
  const first = header[0]?.cells[0]?.text ?? ''
  return institution?.confidence === INHERITED || (isSchool(first) && !startsWithDegree(first))
}

/** What stands at the foot of a paper, and names no school. */
const OF_PAPER =
  /^\W*(?:(?:professional )?references?\b.{0,20}\b(?:available|upon|on) |(?:last )?(?:updated|modified|revised)\b|page \d|i (?:hereby|declare)|stand:? \d|(?:dernière )?mise à jour|download|generated (?:by|with|on)|made with|built with|this (?:resume|cv|document)|curriculum vitae\b|copyright\b|©)|\blicensed under\b/i

/** A name that ends so goes on in the next line. */
const OPEN_NAME = /\s(?:of|and|&|for|in|de|und|et|y|e)$/i
const OPEN_BRACKET = /\([^()]*$/
const MOST_LEFT_OVER = 3

/** Names and dates that the column's edge broke are whole again, whatever else stands in their lines. */
function wholeCells(lines: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const previous = whole.at(-1)
    if (!previous || !goesOnInCell(previous, line)) {
      whole.push(line)
      continue
    }
    const [start, ...others] = previous.cells
    const [rest, ...more] = line.cells
    const cell: Cell = {
      ...start,
      text: `${start.text} ${rest.text}`,
      words: [...start.words, ...rest.words],
    }
    const cells = [cell, ...others, ...more]
    const text = cells.map((one) => one.text).join('\t')
    whole[whole.length - 1] = { ...previous, cells, text, bottom: line.bottom }
  }
  return whole
}

function goesOnInCell(previous: Line, line: Line): boolean {
  const [start] = previous.cells
  const [rest] = line.cells
  if (isBullet(line) || Math.abs(start.x - rest.x) > 2 || Math.abs(start.size - rest.size) > 1)
    return false
  if (OPEN_BRACKET.test(start.text) && /^[^()]*\)/.test(rest.text)) return true
  if (degreeIn(rest.text) || labelOf(rest.text) || dateRangesIn(rest.text).length) return false
  if (OPEN_NAME.test(start.text)) return isAboutSchool(start.text)
  return (
    start.bold === rest.bold &&
    degreeIn(start.text) !== null &&
    !isSchool(rest.text) &&
    !GRADED.test(rest.text) &&
    /^\p{L}[\p{L} &]*$/u.test(rest.text) &&
    rest.text.split(' ').length <= MOST_LEFT_OVER &&
    isWrappedFrom(previous, line)
  )
}

const isWhole = (text: string) => isSchool(text) && degreeIn(text) !== null

/** "B.Tech from Harbour College in 2012": lines that each name a school, a degree and when are records, wherever the dates stand. */
function wholeLines(lines: Line[]): ResumeRecord[] | null {
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
function oneALine(record: ResumeRecord): ResumeRecord[] {
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

const GRADED =
  /[\s,]+(?:with|scoring|securing|obtaining|secured|obtained)\s+(?:an?\s+)?(?:aggregate\s+|score\s+)?(?:of\s+)?[\d.]+\s*(?:%|percent\w*|c?gp[ai]|cpi)\.?|,\s*(?:c?gpa|percentage|marks)\s*[:–-]?\s*[\d.]+(?:\s*\/\s*[\d.]+)?\s*%?/i

/** Where each school is a point of a list, the points are lines, and grades stand apart. */
function withoutPoints(lines: Line[]): Line[] {
  const [first] = lines
  const isListed = first !== undefined && isBullet(first) && isAboutSchool(first.text)
  return lines.map((line) => {
    const isPoint = isListed && isBullet(line) && line.x <= first.x + 4 && isAboutSchool(line.text)
    if (!isPoint && !GRADED.test(line.text)) return line
    const cells = line.cells.map((cell, index) => ({
      ...cell,
      text: (isPoint && index === 0 ? withoutBullet(cell.text) : cell.text).replace(
        GRADED,
        (grade) => `\t| ${tidy(grade)}`
      ),
    }))
    return { ...line, cells, text: cells.map((cell) => cell.text).join('\t') }
  })
}

/** Little words that stood beside a date or a grade. */
const LEFT_BEFORE = /\s(?:with|in|from|at|scoring|securing)\s*(?=\||$)/gi
const LEFT_AFTER = /\|\s*(?:from|at)\s+/gi

const isAboutSchool = (text: string) => degreeIn(text) !== null || isSchool(text)

function schoolOf(record: ResumeRecord, vocabulary: Vocabulary): DraftEducation | null {
  const place = boxOf(record.lines)
  const field = (value: string, confidence: number): Field => ({ value, confidence, ...place })
  const texts = record.header.flatMap((line) => line.cells.map((cell) => withoutDates(cell.text)))
  // The degree may stand in the first line below the header, as a point of a list.
  for (const line of record.body.slice(0, 2))
    if (
      mayName(line.text) &&
      !texts.some((text) => (degreeIn(line.text) ? degreeIn(text) : isSchool(text)))
    )
      texts.push(tidy(line.text.replace(/\t/g, ' | ')))
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
  let institution: string | null = null
  let degree: string | null = null
  let subject: string | null = null
  const others: string[] = []
  for (const labelled of parts) {
    const label = labelOf(labelled)
    const part = label ? label.rest : labelled
    if (label?.role === 'institution' && !institution) {
      institution = part
      continue
    }
    if (label?.role === 'field' && !subject) {
      subject = part
      continue
    }
    // "Titel: Betriebswirt (VWA)": what is labelled as a degree is one.
    if (label?.role === 'degree' && !degree && !degreeIn(part)) {
      degree = part
      continue
    }
    const isPlace = (vocabulary.place(part)?.weight ?? 0) >= 0.45
    const found = isPlace && part.includes(',') ? null : degreeIn(part)
    const school = isSchool(part)
    if (
      found &&
      // Where the degree is known, what is a school as well is the school.
      !(school && degree && !institution) &&
      (!school ||
        found.index === 0 ||
        /\b(bachelor|master|b\.?\s?(tech|sc|e)|diploma|ph\.?d)/i.test(part)) &&
      !(school && institutionLike(part) && !(institution && SCHOOL_LEAVING.test(part)))
    ) {
      if (!degree) {
        ;({ degree, subject } = degreeAndField(part))
        continue
      }
      // "Bachelor of Technology - BTech, Computer Science"
      if (!subject) subject = degreeAndField(part).subject
      if (!subject && !startsWithDegree(part)) others.push(part)
      continue
    }
    const studied = part.match(STUDIED)
    if (studied && !school && !subject) {
      subject = part.slice(studied[0].length)
      continue
    }
    const major = part.match(/^(.{4,60}?)\s+major$/i)
    if (major && !subject) {
      subject = major[1]
      continue
    }
    if (school && !institution) {
      institution = part
      continue
    }
    if (!isPlace && part.length > 1 && part.length < 90 && !RESULT.test(part)) others.push(part)
  }
  // Who trains apprentices is a company.
  const trainer = institution ? undefined : others.find(hasLegalForm)
  if (trainer) {
    institution = trainer
    others.splice(others.indexOf(trainer), 1)
    if (!degree && others[0]) degree = others.shift()!
  }
  if (!institution) {
    const named = others.filter(
      (part) => /^[\p{Lu}\p{Lo}]/u.test(part) && part.split(/\s+/).length <= 8
    )
    const candidate = named.find((part) => !SUBJECT.test(part)) ?? named[0]
    if (candidate && (degree || record.range)) {
      institution = candidate
      others.splice(others.indexOf(candidate), 1)
    }
  }
  // What stands in bold before its degree is the school, though a town is called so.
  const [bold] = record.header.flatMap(({ cells }) => cells)
  if (
    !institution &&
    degree &&
    bold?.bold &&
    !degreeIn(bold.text) &&
    !dateRangesIn(bold.text).length
  )
    institution = tidy(bold.text)
  if (degree && !subject) {
    const candidate = others
      .map(withoutDepartment)
      .find(
        (part) =>
          /^\p{Lu}/u.test(part) &&
          part.split(/\s+/).length <= 6 &&
          !/\d/.test(part) &&
          SUBJECT.test(part)
      )
    if (candidate) subject = candidate
  }
  // "Bachelor's in Engineering" above "Computer Engineering"
  if (degree && subject && GENERAL.test(subject)) {
    const candidate = others.find((part) => SUBJECT.test(part) && part.split(/\s+/).length <= 6)
    const general = parts.find((part) => part.includes(degree!) && part.endsWith(subject!))
    if (candidate && general) [degree, subject] = [general, candidate]
  }
  if (!degree && institution && !subject) {
    const candidate = others.find((part) => SUBJECT.test(part) && part.split(/\s+/).length <= 7)
    if (candidate) subject = candidate
  }
  if (!institution && !degree) return null
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
    degree: degree ? field(degree, 0.85) : null,
    field: subject ? field(subject, 0.8) : null,
    grade: grade ? field(grade, 0.8) : null,
    start,
    end: last ? field(written(last), 0.9) : null,
    confidence:
      Math.round(((range ? 0.35 : 0.15) + (institution ? 0.35 : 0) + (degree ? 0.3 : 0)) * 100) /
      100,
    ...place,
  }
}

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
  /^(?:subjects?|(?:relevant |key )?(?:courses|coursework|modules)|minors?|concentration|electives?|(?:\p{L}+ )?thesis|dissertation|activities|honou?rs|awards?|achievements?|location|percentage|percent|(?:cumulative )?c?gpa|marks|grades?|score|result|cumulative|board|(?:final year )?project|english proficiency|focus(?: areas?)?|societies|clubs?|schwerpunkte?|leistungskurse|abschlussarbeit|abschlussnote|thema|note|address|website|final grade.*|level in eqf.*|eqf level.*|nqf.*|(?:type|number) of credits.*|advis[oe]r|supervisor)\s*(?::|–|-|\bin\b|$)/iu

/** Without what only says when it ended, and without what was told besides. */
function withoutNotes(part: string): string[] {
  if (NOTE.test(part)) return []
  const bare = tidy(part.replace(GRADUATION, '').replace(/^\.\s+|(?<=\p{Ll}{4})\.$/gu, ''))
  return bare.length > 1 ? [bare] : []
}

/** What is left with, however much it sounds like a school: "High School (Class X)". */
const SCHOOL_LEAVING =
  /^(?:(?:senior|higher|upper|lower)\s+)?(?:high|secondary)(?:\s+school)?\s*(?:$|\(|certificate|diploma|degree|examination|leaving)/i
const STUDIED =
  /^(?:(?:stud(?:ent|ies|ium|iengang|ied|ying|y)|graduated?)(?:\s+(?:of|in|der|des))?|major(?:ing|ed)?(?:\s+in)?|speciali[sz](?:ing|ed|ation)\s+in)\s*:?\s+(?=\p{L}{3})/iu

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

const institutionLike = remembered(
  (part: string) =>
    !/^(?:(?:senior|higher) secondary|high) school (?:diploma|degree|certificate)/i.test(part) &&
    (/^(indian institute|institut|école|ecole|universi|national institute|high school|(?!senior|higher)[\p{Lu}][\p{L}.']+ (?:high|secondary|senior secondary|higher secondary|public|convent) school)/iu.test(
      part
    ) ||
      /\bboard of\b|\bboard$/i.test(part) ||
      /\b(universi\p{L}*|college|high school|school|polytechnic|gymnasium|lycée|institute)\s*$/iu.test(
        part
      ))
)

const LABELS: [RegExp, 'institution' | 'field' | 'degree'][] = [
  [
    /^(?:(?:institution|institute|college|university|school)(?:\s*\/\s*(?:institute|college|university|school))?|name of (?:the )?(?:institution|institute|college))\s*[:–-]\s*/i,
    'institution',
  ],
  [
    /^(?:branch|speciali[sz]ation|stream|major|discipline|field)\s*[:–-]\s*|^fields?(?:\(s\))? of study\s*:?\s+/i,
    'field',
  ],
  [
    /^(?:degree|(?:(?:post|under)[- ]?)?graduation|course|qualification|program(?:me)?|examination|abschluss|titel|diplôme|título)\s*[:–-]\s*/i,
    'degree',
  ],
]

function labelOf(text: string) {
  for (const [label, role] of LABELS) {
    const found = text.match(label)
    if (found && found[0].length < text.length) return { role, rest: text.slice(found[0].length) }
  }
  return null
}

/** "Department of Computer Science" */
const withoutDepartment = (part: string) =>
  part.replace(/^(?:department|dept\.?) of (?:the )?/i, '')

/** How the school was left says nothing of where or what it was. */
const RESULT =
  /\b(?:pass(?:ed)?|graduated|completed|marks|percent(?:age)?|rank(?:ed)?|distinction)\b/i
const GENERAL = /^(?:engineering|science|arts|technology|commerce|business|applied science)$/i
const SUBJECT =
  /(science|engineering|informati|comput|technolog|mathemat|statisti|electr|mechan|physi|chemi|biolog|econom|business|design|arts|commerce|management|software|data|network|system|robotic|cyber|civil|aerospace|finance|psycholog|philosoph|music|media|wirtschaft|ingenie|ingénie|génie|mathé|matem|ciência|ciencia|sistemas|engenharia|análise|desenvolvimento|naturwissen|maschinenbau|mühendis|bilgisayar|yazılım|elektro|pcm|humanities|accounting|marketing|history|communication|journalis|nursing|graphic|animation|industrial|instrumentation|telecom|agricultur|environment|geograph|aeronaut|automobile|automotive|mechatron|neuro|cognitive|astronom|geolog|sociolog|politic|pharma|hospitality|health|english|textile|geomat|liberal|analytics|security|interaction|energy|material|photon|quantit|actuar|logistic|supply chain|marine|petrol|mining|fashion|film|tourism|criminolog|theolog|linguist|literature|law|medicine|architecture|intelligence|cloud)/i

/** "MA" after "Cambridge" is no degree. */
const isState = (part: string, before: string, vocabulary: Vocabulary) =>
  /^[A-Z]{2}$/.test(part) && vocabulary.place(`${before.split(/,\s*/).at(-1)}, ${part}`) !== null

/** One of several of its name: the town tells which. */
const CAMPUS =
  /^(?:the )?(?:(?:indian|national) institute of (?:information )?technology|i?iit|nit|university of (?:california|illinois|wisconsin|texas|north carolina|massachusetts|maryland|michigan|minnesota|missouri|colorado|nebraska|tennessee)|california state university|state university of new york|suny|birla institute of technology(?: (?:and|&) science)?|bits)$/i

/** A header's text parted where a school's name, a degree and a place meet. */
function schoolParts(text: string, vocabulary: Vocabulary): string[] {
  const parts: string[] = []
  for (const strong of text.split(
    /(?<=\p{L}{5}|\))\.\s+(?=\p{Lu})|\s*[|•·‖⋄■❖]\s*|\s+[–—−]\s*|\s*[–—−]\s+|\s+-{1,2}\s+|(?<=\))\s*-\s*|\t|\s{3,}/u
  )) {
    const list = strong.split(/\s*[,;]\s+/)
    let run = ''
    const push = () => {
      const cleaned = tidy(run)
      const [, school, place] = cleaned.match(/^(.*), ([^,]+)$/) ?? []
      const isPlaced =
        school &&
        isSchool(school) &&
        !CAMPUS.test(school) &&
        (vocabulary.place(place) ?? vocabulary.isStateCode(place))
      if (cleaned.length > 1) parts.push(isPlaced ? school : cleaned)
      run = ''
    }
    for (const [index, part] of list.entries()) {
      const joined = run ? `${run}, ${part}` : part
      const runIsSchool = run && isSchool(run) && !startsWithDegree(run)
      const runIsDegree = run && startsWithDegree(run)
      if (!run) run = part
      else if (
        startsWithDegree(part) &&
        !/^(minor|honou?rs)/i.test(part) &&
        !runIsDegree &&
        !isState(part, run, vocabulary)
      ) {
        push()
        run = part
      } else if ((runIsDegree || STUDIED.test(run)) && isSchool(part)) {
        push()
        run = part
      } else if (
        runIsSchool &&
        list.length === 2 &&
        SUBJECT.test(part) &&
        !isSchool(part) &&
        !vocabulary.place(part)
      ) {
        push()
        run = part
      } else if (
        runIsSchool &&
        vocabulary.place(list.slice(index).join(', '), !SUBJECT.test(part) && !isSchool(part))
      ) {
        if (CAMPUS.test(run) && !vocabulary.isCountry(part)) run = joined
        push()
        parts.push(list.slice(index).join(', '))
        run = ''
        break
      } else if (vocabulary.place(part) && index === list.length - 1 && !runIsDegree) {
        push()
        parts.push(part)
      } else run = joined
    }
    push()
  }
  return parts.flatMap((whole) => {
    const bare = whole.replace(TOLD, '')
    const part = bare !== whole && startsWithDegree(bare) ? bare : whole
    // "HSC: Maharashtra Board"
    const named = part.match(/^([^:]{2,40}):\s+(\S.*)$/)
    if (named && degreeIn(named[1]) && !isSchool(named[1]) && isSchool(named[2]))
      return [named[1], named[2]]
    const dotted = part.match(/^(.{6,}?)\.\s+(\p{Lu}.*)$/u)
    if (dotted && vocabulary.place(dotted[2])) return [dotted[1], dotted[2]]
    // "Foo Institute/Bachelor of Engineering"
    const slashed = part.split(/\s*\/\s*/)
    if (
      slashed.length === 2 &&
      isSchool(slashed[0]) &&
      !isSchool(slashed[1]) &&
      slashed[1].length > 3
    )
      return slashed
    // "Bachelor of Science in Physics at/from Foo University"
    const told = part.replace(TOLD, '')
    const from = told.match(/^(.{2,}?)\s+(from|at|an der|à l['’]|of the)\s+(.*)$/i)
    if (!from || !startsWithDegree(from[1])) return [startsWithDegree(told) ? told : part]
    const isNamed =
      isSchool(from[3]) || (/^(?:from|at)$/i.test(from[2]) && /^\p{Lu}/u.test(from[3]))
    return isNamed ? [from[1], from[3].replace(/\s+(?:in|with)$/i, '')] : [part]
  })
}

/** "Graduated as M.Sc. Physics", "Awarded the degree of B.A." */
const TOLD =
  /^(?:(?:completed|completing|pursuing|pursued|passed|did|done|holds?|obtained|received|earned|awarded|graduated|graduating|graduation|abgeschlossen|abschluss|candidate)(?:\s+(?:with|as|for|in|als|mit|the))*\s*:?\s+)(?:an?\s+|my\s+|the\s+)?(?:degree\s+(?:of|in)\s+(?:an?\s+)?)?(?=\S)/i

function startsWithDegree(text: string): boolean {
  const found = degreeIn(text)
  return found !== null && found.index! <= 12 && !institutionLike(text)
}

const OF_DEGREES =
  /^((?:bachelor|master|associate|doctor|b\.?|m\.?)(?:['’]?s)?(?:\s+degree)?\s+of\s+(?:(?:applied|business|fine)\s+)?(?:science|arts|engineering|technology|commerce|business administration|philosophy|computer applications?|applications|design|laws?|education|architecture|fine arts|applied science|music|sciences|studies|research|pharmacy|medicine)s?(?:\s+(?:and|&)\s+(?:engineering|science|technology|arts)s?\b)?)(?![\p{L}])/iu
const SHORT_DEGREE =
  /^((?:integrated\s+|dual\s+)?(?:b\.?\s?tech(?:nology)?|m\.?\s?tech|b\.?\s?e\.?(?![\p{L}])|m\.?\s?e\.?(?![\p{L}])|b\.?\s?sc\.?|m\.?\s?sci?\.?|b\.?\s?s\.?(?![\p{L}])|m\.?\s?s\.?(?![\p{L}])|b\.?\s?a\.?(?![\p{L}])|m\.?\s?a\.?(?![\p{L}])|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?com\.?|m\.?\s?com\.?|b\.?c\.?a\.?|m\.?c\.?a\.?|bba|mba|b\.?\s?arch|b\.?\s?des|m\.?\s?des|b\.?\s?voc|b\.?\s?ed|ph\.?\s?d\.?|m\.?phil|dphil|mcomp|mmath|mphys|mres|bscs|bsit|bsse|mscs|bcs|bfa|pgdca|a\.\s?b\.?(?![\p{L}])|sc\.?\s?b\.?(?![\p{L}])|dut|bts|but|i?gcse)(?:\s*\(?\s*hon(?:ou?r)?s\.?\s*\)?)?)(?=$|[\s,.:(/–-])/iu

const MINOR = /[\s,;]+(?:(?:with|and|&)\s+)?(?:an?\s+)?minors?(?:\s+in\b|\s*:).*$/i
const IN_BRACKETS =
  /^(?:(?:yüksek |ön )?lisans|bachelor|master|licence|licenciatura|bacharelado|tecnólogo|mestrado|grado|máster|laurea|diploma?|diplom|doktora)\b/iu
const HONOURED = /^(?:hons?|honou?rs|regular|full[- ]time|part[- ]time|distance|cbse|icse)\b/i
const SECOND_DEGREE =
  /\s*(?:[,;+&/|]|\band)\s*(?:bachelor|master|associate|b\.?tech|m\.?tech|mba|[bm]\.\s?[as]\.?|[bm]\.?sc\.?|ph\.?d)(?!\p{L}).*$/iu

/** "B.Tech in Computer Science" as the degree and its field. */
export function degreeAndField(text: string): { degree: string; subject: string | null } {
  const cleaned = tidy(text.replace(MINOR, ''))
  const cut = (index: number, length: number) => ({
    degree: tidy(cleaned.slice(0, index)),
    subject: field(cleaned.slice(index + length)),
  })
  const field = (rest: string): string | null => {
    // "B.Tech (CSE)": a bracket alone is what was studied, unless it is a grade of honour or the degree again.
    const alone = rest.match(/^\s*\(([^()]{2,60})\)\s*$/)?.[1]
    const bracketed = alone && !HONOURED.test(alone) && !degreeIn(alone) ? alone : null
    const value = tidy(
      (bracketed ?? rest)
        .replace(
          /^[\s,.:–(/-]*(?:\([^)]*\)\s*)?(?:(?:with\s+)?(?:(?:first class\s+)?hon(?:ou?r)?s\.?|distinction),?\s+(?:degree\s+)?(?=in\b|\p{Lu}))?(?:degree,?\s+)?(?:(?:candidate|student),?\s+)?(?:(?:in|of|(?:double |dual )?major(?:ing)? in|with (?:a )?(?:major|specialization) in|im studiengang|en|em|in der fachrichtung|specialization in|fachrichtung|option|mention|spécialité)\s+)?(?:the\s+)?(?:(?:department|dept\.?)\s+of\s+)?/iu,
          ''
        )
        .replace(
          /\s*[,;(]?\s*\b(?:(?:with|and) (?:a )?minors?|minors? in|minors?|(?:with )?honou?rs|(?:first|second|third|1st|2nd) (?:class|division|div\b)|distinction|cum laude|very good|excellent|magna cum|summa cum|graduated|expected|hons).*$/i,
          ''
        )
        // A British class of honours.
        .replace(/[\s,]*\(?\b[12]:[12]\b\)?.*$/, '')
        .replace(
          /\s*\((?:near completion|incomplete|expected|ongoing|pursuing|in progress|completed)[^)]*\)/i,
          ''
        )
        // "Chemical Engineering + Master's in Biology": the first of two.
        .replace(SECOND_DEGREE, '')
        .replace(/(?<=\p{L}{5})\.\s.*$|\.$/u, '')
    )
    return value.length > 1 &&
      value.length < 120 &&
      !/^(degree|present|current)$/i.test(value) &&
      /\p{L}{2}/u.test(value)
      ? value
      : null
  }
  const long = cleaned.match(OF_DEGREES)
  if (long) {
    const rest = cleaned.slice(long[0].length)
    const bracket = rest.match(/^\s*\(([^)]*)\)/)
    if (bracket && /^(hons?|honou?rs|[A-Z.]{2,6}|B\.?\w+|M\.?\w+)\.?$/i.test(bracket[1].trim()))
      return { degree: long[0] + bracket[0], subject: field(rest.slice(bracket[0].length)) }
    return { degree: long[0], subject: field(rest) }
  }
  // "Informatik (B.Sc.)"
  const behind = cleaned.match(/^([^()]{4,60}?)\s*\(([^()]{2,24})\)$/)
  if (
    behind &&
    !degreeIn(behind[1]) &&
    (SHORT_DEGREE.test(behind[2]) || IN_BRACKETS.test(behind[2]))
  )
    return { degree: behind[2], subject: field(behind[1]) }
  // "Software Engineering Bachelor's Degree"
  const after = cleaned.match(
    /^(.{4,50}?),?\s+((?:bachelor|master)(?:['’]s|s)?(?:\s+degree)?|b\.?\s?sc\.?(?:\s*\(?hons\.?\)?)?|m\.?\s?sc\.?|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?tech|m\.?tech|ph\.?d\.?)$/iu
  )
  if (after && !degreeIn(after[1])) return { degree: after[2], subject: field(after[1]) }
  // "Especialização, Engenharia de Software em …"
  const [, word, rest] = cleaned.match(/^(\p{L}+),\s+(\p{L}.*)$/u) ?? []
  if (word && degreeIn(word)?.[0].length === word.length && !degreeIn(rest))
    return { degree: word, subject: field(rest) }
  const inside = cleaned.match(
    /^(.{2,60}?),?\s+(?:in|(?:double |dual )?major in|en|em|im|majoring in)\s+(?=\S)/i
  )
  if (inside && degreeIn(inside[1]))
    return cut(inside[1].length, inside[0].length - inside[1].length)
  // "B.S./M.S. Computer Science"
  const pair = cleaned.match(/^([\p{L}.]{2,7}\s*[/&+]\s*[\p{L}.]{2,7})(?=\s|,|$)/u)
  if (pair && pair[1].split(/\s*[/&+]\s*/).every((one) => SHORT_DEGREE.test(one)))
    return { degree: pair[1], subject: field(cleaned.slice(pair[0].length)) }
  const short = cleaned.match(SHORT_DEGREE)
  if (short) return { degree: tidy(short[0]), subject: field(cleaned.slice(short[0].length)) }
  const of = cleaned.match(
    /^((?:bachelor|master|licence|licenciatura|graduação|mestrado|diplôme|diploma|baccalauréat|bacharel(?:ado)?|tecnólogo|técnico|specialist|engineer(?:['’]?s)?|technical|ing\.|lic\.|doctorat|maîtrise|ingénieur|ingeniería|grado|tecnologia|doutorado|certificate)(?:['’]?s)?(?:\s+degree)?)\s*(?:,|:|\bof\b|\bde\b|\bem\b|\ben\b|\bin\b|-)\s+(.+)$/i
  )
  if (of) {
    // "Bachelor of Computing (Games)"
    const [, wide, narrow] = of[2].match(/^([^()]{4,40}?)\s*\(([^()]{4,60})\)/) ?? []
    if (narrow && /\bof\b/i.test(of[0]) && !HONOURED.test(narrow) && !degreeIn(narrow))
      return { degree: `${tidy(of[1])} of ${wide}`, subject: narrow }
    return { degree: tidy(of[1]), subject: field(of[2]) }
  }
  // "Máster Ciencia de Datos", "Bachelor Mathematik"
  const beside = cleaned.match(
    /^((?:bachelor|master)(?:['’]?s)?(?:\s+(?:[12]|studies|studium))?|minor degree|certificate|máster|licenciatura|licence(?:\s+[123])?|grado|mestrado|bacharelado|diplom|lisans|yüksek lisans|maîtrise|doctorado|doutorado|doktorat|baccalauréat|dut|bts|laurea)\s+(?!(?:studies|project|thesis|universitaire|degree|professionnelle?|of|studium)\b)(\p{Lu}.*)$/iu
  )
  if (beside) return { degree: beside[1], subject: field(beside[2]) }
  const colon =
    cleaned.match(/^([^:,(]{2,40})\s*\(\s*([^()]+?)\)?$/) ??
    cleaned.match(/^([^:,(]{2,40})\s*[:,]\s*(.+)$/)
  // "Higher Secondary (12th Pass)" and "Senior Secondary (XII)" name a class or its board, not what was learnt.
  if (
    colon &&
    /\bpass|\d(?:th)?\b|\bclass|^(?:x|xii|cbse|icse|isc|hsc|ssc|state board|ihk|hwk|vwa|fh)\b/i.test(
      colon[2]
    )
  )
    return { degree: cleaned, subject: null }
  if (colon && degreeIn(colon[1])) return { degree: tidy(colon[1]), subject: field(colon[2]) }
  return { degree: cleaned, subject: null }
}
