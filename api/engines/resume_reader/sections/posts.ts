import { dateRangesIn, written } from '#api/engines/resume_reader/language/dates'
import { hasLegalForm, isEmploymentType, kindOf } from '#api/engines/resume_reader/language/lexicon'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import {
  boxOf,
  headerLine,
  isBullet,
  isCapitalised,
  recordsOf,
  tidy,
  undatedRecords,
  withoutBullet,
  type ResumeRecord,
} from '#api/engines/resume_reader/sections/records'
import { withTableRows } from '#api/engines/resume_reader/sections/tables'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftEmployment, Field } from '#api/engines/resume_reader/resume_draft'

/** A place behind a name is none of the pieces that names are counted by. */
const LAST_PART = 3

export type Piece = {
  text: string
  offset: number
  cell: number
  /** Which of its cell's pieces it is, places left out. */
  part: number
  order: number
  /** How it is set, apart from where. */
  style: string
  title: number
  company: number
  place: number
}

const DURATION =
  /\(?\b(?:(?:\d+|one|two|three)\+?\s*(?:years?|yrs?|months?|mos?|weeks?|anos?|ans?|jahre?|monate?|monat|meses|mois|mês|años?|mes|semanas?|années?|ann[ée]e|ay|yıl|mesi|anni)(?![\p{L}])\.?,?\s*(?:and|e|et|y|und|&)?\s*)+\)?/giu
const NOISE =
  /^(?:[^:]{1,30}:\s*https?:\S*$)|^(?:total|overall)\b.{0,20}\bexperience\b|^(tech(?:nolog(?:y|ies))?( stack| used)?|tools?|skills?|stack|environment|technologies|responsibilities|description|project(?: (?:name|title|description|details?))?|team size|duration|period|dauer|location|durée|periodo|período|key .*|keywords|link|github|github link|website|certificate|view|demo)\s*:/i

/** No header says more in one place. */
const LONGEST_CELL = 400

/** "@ Foo", where the title before it is set otherwise. */
const AT = /^(?:@|at\s)\s*(?=[\p{Lu}\d])/u

/** What tells of the work, said below a header: "Project Name: Foo Hotels". */
const DETAIL =
  /^(?:project(?: (?:name|title|description|details?|#?\d+))?|description|environment|team size|tech(?:nolog(?:y|ies))?(?: stack| used)?|tools?(?: used)?|(?:key |main )?(?:activities(?: and responsibilities)?|responsibilities)|skills(?: used)?|client|type of business or sector|(?:principais )?atividades|missions?)\s*:/i

/** What heads the points below: "Tasks and Achievements". */
const TOLD_BELOW = (() => {
  const word =
    'tasks?|achievements?|accomplishments?|responsibilit(?:y|ies)|duties|roles?|highlights?|contributions?|activities|deliverables|(?:job |role |work )?description|aufgaben(?:bereich(?:e)?)?|tätigkeiten?|missions?|réalisations?|atividades|responsabilidades|funciones|logros|sorumluluklar|görevler'
  return new RegExp(
    `^(?:(?:key|main|major|job|daily|core|primary|notable|selected)\\s+)?(?:${word})(?:\\s*(?:and|&|/|und|et|y|e|ve)\\s*(?:${word}))?$`,
    'i'
  )
})()

/** The posts of all employment sections. */
export function readPosts(sections: Section[], vocabulary: Vocabulary): DraftEmployment[] {
  const records = sections.flatMap((section) => {
    const lines = withTableRows(section.lines)
    // Under "Research experience" stand projects too, which have names and no titles.
    const dated = recordsOf(lines, { singles: true }).filter(
      (record) =>
        !isResearch(section) || piecesOf(record, vocabulary).some((one) => one.title > 0.6)
    )
    return dated.length
      ? dated.flatMap((record) => withUndated(record))
      : undatedRecords(lines).filter((record) => hasTitle(record, vocabulary))
  })
  const pieces = records.map((record) => piecesOf(record, vocabulary))
  const votes = voteOf(pieces)
  const posts: DraftEmployment[] = []
  let lastCompany = null as Field | null
  for (const [index, record] of records.entries()) {
    const named = nameAndCompany(pieces[index], votes)
    named.title ??= named.company && titleBelow(record)
    const place = boxOf(record.lines)
    const field = (text: string, confidence: number): Field => ({
      value: text,
      confidence,
      ...place,
    })
    let company = named.company ? field(named.company.text, named.company.sure) : null
    const title = named.title ? field(named.title.text, named.title.sure) : null
    if (!company && title && lastCompany && isUnderOlderCompany(record))
      company = { ...lastCompany, confidence: lastCompany.confidence * 0.9 }
    if (company && !title && !record.body.length && isTotal(records, index)) {
      // A company with its whole time, above the titles held there: those are the posts.
      lastCompany = company
      continue
    }
    if (!company && !title) continue
    // Without dates only a title and its company are sure to be a post.
    if (!record.range && !(named.company && named.title)) continue
    if (company) lastCompany = company
    const { range } = record
    const start = range?.start ? field(written(range.start), 0.95) : null
    const end = range?.end && !range.current ? field(written(range.end), 0.95) : null
    const description = record.body
      .map((line) => withoutBullet(line.text.replace(/\t/g, ' ')))
      .join('\n')
      .slice(0, 4000)
    const sure =
      (range ? 0.35 : 0.1) +
      (company ? company.confidence * 0.3 : 0) +
      (title ? title.confidence * 0.35 : 0)
    posts.push({
      company,
      title,
      location: named.place ? field(named.place, 0.8) : null,
      start,
      end,
      current: range?.current ?? false,
      description: description ? field(description, 0.8) : null,
      confidence: round(sure),
      ...place,
    })
  }
  return posts
}

/** A post without dates among dated ones: below their points a title stands as theirs do, with points of its own. */
function withUndated(record: ResumeRecord): ResumeRecord[] {
  const { body, header } = record
  const style = header.find(({ cells }) => cells.some((cell) => cell.bold))?.cells[0]
  if (!style?.bold) return [record]
  const at = body.findIndex(
    (line, index) =>
      index > 0 &&
      isBullet(body[index - 1]) &&
      !isBullet(line) &&
      line.bold &&
      Math.abs(line.size - style.size) < 0.3 &&
      !line.text.endsWith(':') &&
      body.slice(index + 1, index + 3).some(isBullet) &&
      line.text.length < 80 &&
      kindOf(line.text).title > 0.7
  )
  if (at < 0) return [record]
  const end = body.findIndex((line, index) => index > at && isBullet(line))
  const undated: ResumeRecord = {
    range: null,
    header: body.slice(at, end).map((line, index) => headerLine(line, index, null)),
    body: body.slice(end),
    lines: body.slice(at),
  }
  return [{ ...record, body: body.slice(0, at) }, ...withUndated(undated)]
}

const isResearch = ({ title }: Section) =>
  /\b(?:research|forschung|recherche|pesquisa|investigación)/i.test(title) &&
  !/\b(?:work|professional|teaching|industry|assistant)/i.test(title)

const round = (value: number) => Math.round(Math.min(value, 1) * 100) / 100

function hasTitle(record: ResumeRecord, vocabulary: Vocabulary): boolean {
  return (
    piecesOf(record, vocabulary).some((piece) => piece.title > 0.6) &&
    record.header.length <= 3 &&
    record.body.length > 0
  )
}

/** "• Shift Supervisor", the first point below a company that no title stands beside. */
function titleBelow({ body }: ResumeRecord): Named['title'] {
  const [first] = body
  if (!first || !isBullet(first) || first.cells.length > 2) return null
  const text = tidy(withoutBullet(first.text.replace(/\t/g, ' '))).replace(/\.$/, '')
  const isTitle =
    text.split(' ').length < 5 &&
    /^\p{Lu}/u.test(text) &&
    kindOf(text).title >= 0.9 &&
    !dateRangesIn(text).length
  return isTitle ? { piece: null, text, sure: 0.6 } : null
}

/** A header of one line, its title: the company stands above an earlier title. */
const isUnderOlderCompany = (record: ResumeRecord) => record.header.length <= 2

function isTotal(records: ResumeRecord[], index: number): boolean {
  const range = records[index].range
  const next = records[index + 1]?.range
  if (!range?.start || !next?.start) return false
  const end = (one: typeof range) => (one.current ? 9999 : (one.end?.year ?? 9999))
  return (
    next.start.year >= range.start.year &&
    end(next) <= end(range) &&
    records[index + 1].header.length <= 2
  )
}

/** The pieces of a header: cells and what separators part, without dates, durations and kinds of employment. */
export function piecesOf(record: ResumeRecord, vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = []
  for (const line of record.header) {
    // A row of technologies names nothing.
    if (line.cells.length > 2 && line.cells.every(({ text }) => vocabulary.skill(text))) continue
    for (const [cell, { text: labelled, bold, italic, size }] of line.cells.entries()) {
      if (labelled.length > LONGEST_CELL) continue
      const style = `${bold}:${italic}:${Math.round(size * 2)}`
      // "Role", set apart, says what stands beside it.
      if (roleNamed(labelled) && cell < line.cells.length - 1) continue
      const beside = cell ? roleNamed(line.cells[cell - 1].text) : null
      const label = beside ? { role: beside, rest: labelled } : labelOf(labelled)
      const text = label ? label.rest : labelled
      if (DETAIL.test(text)) continue
      let count = 0
      for (const part of partsOf(text, vocabulary)) {
        const bare = tidy(part.replace(DURATION, ' '))
        const cleaned = bare.replace(AT, '')
        if (cleaned.length < 2 || cleaned.length > 90 || NOISE.test(cleaned)) continue
        const list = cleaned.split(/,\s*/)
        if (list.length > 1 && list.every((one) => vocabulary.skill(one))) continue
        const isIntern = INTERN.test(cleaned)
        // "Statistician, internship": the title is said already.
        const before = pieces.at(-1)
        if (isIntern && before && before.offset === line.offset && before.title > 0.6) continue
        if (!/\p{L}{2}/u.test(cleaned) || (isEmploymentType(cleaned) && !isIntern)) continue
        if (
          /^(github(?: link| repo)?|gitlab|links?|achievements?(?:\/tasks)?|tasks|responsibilities|courses|website|demo|live|linkedin|certificate|details|more)$/i.test(
            cleaned
          )
        )
          continue
        if (TOLD_BELOW.test(cleaned)) continue
        if (/^https?:|^www\.|@\w+\./i.test(cleaned)) continue
        if (
          cleaned.split(/\s+/).length > 11 ||
          (/[a-z]\.$/.test(cleaned) && !hasLegalForm(cleaned) && cleaned.split(' ').length > 4)
        )
          continue
        const kind = isIntern ? { title: 0.72, company: 0 } : kindOf(cleaned)
        // A label says what comes first: the rest is where it was.
        const role = count ? undefined : cleaned === bare ? label?.role : 'company'
        const place = vocabulary.place(cleaned, cleaned.includes(','))
        pieces.push({
          text: cleaned,
          offset: line.offset,
          cell,
          part: place && count ? LAST_PART : count,
          order: pieces.length,
          style,
          title:
            role === 'company'
              ? 0
              : Math.max(kind.title, vocabulary.isTitle(cleaned) || role === 'title' ? 1 : 0),
          company: role ? (role === 'company' ? 1 : 0) : kind.company,
          place: place ? place.weight + 0.3 : 0,
        })
        if (!place) count++
      }
    }
  }
  return pieces
}

/** A cell parted at bars, dots, dashes, "at", brackets, and at those commas that part a title from a company or a place. */
export function partsOf(text: string, vocabulary: Vocabulary): string[] {
  const parts: string[] = []
  const told = saidIn(text)
  if (told) return told.flatMap((part) => byComma(part, vocabulary))
  const flattened = text
    .replace(ADVISED, ' ')
    // "Foo (foo.com)", "Foo, a maker of calendars"
    .replace(/\s\((?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+[^()\s]*\)/g, ' ')
    .replace(/,\s+an?\s\p{Ll}[^|–—,]*$/u, '')
    .replace(/,?\s*(?:https?:\/\/|www\.)\S+/g, ' ')
    .replace(/\s+\(([^()]{2,60})\)(?=(.*))/g, (whole, inner: string, rest: string) =>
      // "Foo (India) Private Limited" is one name.
      !(/^\s\p{L}/u.test(rest) && hasLegalForm(rest)) &&
      (inner.split(/\s*[,/|]\s*/).every(isEmploymentType) ||
        vocabulary.place(inner) ||
        kindOf(inner).title > 0.7 ||
        (kindOf(inner).company >= 0.7 && !isTeam(inner) && kindOf(text.split('(')[0]).title > 0.6))
        ? ` | ${inner} | `
        : whole
    )
  for (const strong of flattened.split(
    /\s*[|•·‖∣⋄⬩◦■❖]\s*|(?:\s+[–—−]\s*|\s*[–—−]\s+|\s+-{1,2}\s+)(?!\s*[Aa]n?\s)|(?<!&|\bund)\s+-(?=\p{Lu})|(?<=\))\s*-\s*|\s+\/{2}\s+|\s+:\s+|\s{3,}/u
  ))
    parts.push(...byAt(strong, vocabulary).flatMap((part) => byComma(part, vocabulary)))
  return parts.filter(Boolean)
}

const isTeam = (text: string) => /\b(?:team|department|dept\.?|division|unit|squad)$/i.test(text)

const END = /\s*(?:\b(?:from|since|between|during|till|for)\b\s*)*[.,;:]*\s*$/i
const AS_AT =
  /\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|join(?:ed)?|associated)\b.*?\bas\s+(?:an?\s+|the\s+)?(.{3,60}?)\s+(?:at|in|with|for)\s+(?=[\p{Lu}\d])(.{2,60})$/iu
const AT_AS =
  /(?:^|\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|associated)\s+)(?:at|in|with|for)\s+(?=[\p{Lu}\d])(.{2,60}?)\s+as\s+(?:an?\s+|the\s+)?(.{3,60})$/iu

const COMPANY_AS =
  /^(?!.*\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|join(?:ed)?)\b)(\p{Lu}.{1,50}?)\s+as\s+(?:an?\s+|the\s+)?(.{3,60})$/u

/** Title and employer of "Worked as an engineer at Foo". */
function saidIn(text: string): string[] | null {
  const plain = text.replace(END, '')
  const [, title, company] = plain.match(AS_AT) ?? []
  if (title) return [title, company]
  const [, employer, post] = plain.match(AT_AS) ?? []
  if (employer) return [post, employer]
  const [, name, role] = plain.match(COMPANY_AS) ?? []
  return name && isCapitalised(name) && kindOf(role).title > 0.6 ? [role, name] : null
}

/** Who led the work is neither its title nor its employer. */
const ADVISED = /[(,;–-]?\s*\b(?:supervis|advis|mentor|guid)\p{L}+\s*(?:by|:)\s*[^)|]*\)?/giu

function byAt(text: string, vocabulary: Vocabulary): string[] {
  const at = text.match(
    /^(.{3,}?)\s*(?:\s(?:at|bei(?:\s+der)?|chez|à(?=\s\p{Lu}))\s|\s*@\s*)(.{2,})$/iu
  )
  if (!at) return [text]
  // "Motion Lab @ University of Leeds" is one employer, and "Analyst, Motion Lab at …" names one.
  const left = at[1].split(/,\s+/)
  const isTitled = left.some((part) => kindOf(part).title > 0)
  const isEmployer = left.length > 1 && kindOf(left.at(-1)!).company >= 0.5
  // Who works where is told so: two names with "at" between them that name no lab of a school.
  const isNamed =
    /\sat\s/.test(text) &&
    isCapitalised(at[1]) &&
    isCapitalised(at[2]) &&
    kindOf(at[1]).company < 0.4 &&
    at[1].split(' ').length < 6
  return ((isTitled || isNamed) && !isEmployer) || vocabulary.place(at[2]) ? [at[1], at[2]] : [text]
}

/** "Lakeside Hospital Lagos, Nigeria" without the town, which stands beside its country. */
function withoutTown(name: string, place: string | undefined, vocabulary: Vocabulary): string {
  const [, before, town] = name.match(/^(.+\s.+)\s(\p{Lu}\p{L}{2,})$/u) ?? []
  if (!place || !town || /\b(?:of|in|de|von|at)$/i.test(before)) return name
  const [alone, beside] = [vocabulary.place(town), vocabulary.place(place)]
  return alone?.country && vocabulary.isCity(town) && alone.country === beside?.country
    ? before
    : name
}

const PARTING = /\s*[,;](?:\s+|(?=\p{Lu}))|:\s+/u

function byComma(text: string, vocabulary: Vocabulary): string[] {
  const list = text.split(PARTING)
  if (list.length < 2 || vocabulary.place(text)) return [text]
  const separators = text.match(new RegExp(PARTING, 'gu')) ?? []
  // A trailing place goes first: "Google, Bengaluru, India".
  let tail = list.findIndex(
    (town, from) =>
      from > 0 &&
      from < list.length - 1 &&
      vocabulary.isCity(town) &&
      vocabulary.place(list.slice(from).join(', '))
  )
  if (tail < 0) tail = list.length
  for (let from = Math.max(1, list.length - 3); from < tail; from++) {
    // A town that nobody knows is one where an employer is named before it.
    const isNamed = list.slice(0, from).some((part) => kindOf(part).title < 0.6)
    if (tail === list.length && vocabulary.place(list.slice(from).join(', '), isNamed)) tail = from
  }
  const places = tail < list.length ? [list.slice(tail).join(', ').replace(/\.$/, '')] : []
  const rest = list.slice(0, tail)
  const last = rest.length - 1
  rest[last] = withoutTown(rest[last], places[0], vocabulary)
  if (rest.length < 2) return [...rest, ...places]
  const kinds = rest.map((part) => ({
    ...kindOf(part),
    legal: /^(inc|ltd|llc|co|corp|gmbh|s\.?a)\b\.?/i.test(part),
  }))
  // "Foo, Inc." is one name.
  const merged: { text: string; title: boolean }[] = []
  for (const [index, part] of rest.entries()) {
    const isTitle = kinds[index].title > 0.6 && kinds[index].company < 0.9
    const previous = merged.at(-1)
    const isListed = /^(?:and|&|und|et)\s/.test(part)
    if (previous && (kinds[index].legal || isListed || previous.title === isTitle)) {
      previous.text += separators[index - 1] + part
      previous.title ||= isListed && isTitle
    } else merged.push({ text: part, title: isTitle })
  }
  // "Engineer, Payments Team" names no employer.
  const [title, team] = merged
  if (merged.length === 2 && title.title && isTeam(team.text)) merged.pop()
  // "Engineer, Platform" and "Engineer, Google" look alike; the latter is by far the commoner in a header.
  return [...merged.map((part) => part.text), ...places]
}

/** A kind of employment that is the title where no other is named. */
const INTERN =
  /^(intern(?:ship)?|trainee|estágio|stage|praktikum|praktikant(?:in)?|staj|stajyer|freelancer?|werkstudent(?:in)?)$/i

const LABELS: [RegExp, 'company' | 'title'][] = [
  [
    /^(?:organi[sz]ation|company|company name|employer(?: name)?|name (?:of|and address of) (?:the )?(?:company|organi[sz]ation|employer)|firma|unternehmen|arbeitgeber|entreprise|employeur|société|empresa|empregador|azienda|datore di lavoro|şirket)\s*[:–-]\s*/i,
    'company',
  ],
  [
    /^(?:designation|role|position|title|job title|post|profile|worked as|(?:occupation or )?position held|occupation|funktion|tätigkeit als|beschäftigt als|poste(?: occupé)?|fonction|cargo|mansione|ruolo|função|puesto|pozisyon)\s*[:–-]\s*/i,
    'title',
  ],
]

/** What a label alone in its cell names. */
const roleNamed = (text: string) =>
  LABELS.find(([label]) => text.length < 34 && label.test(`${text}:`) && !/[:–-]/.test(text))?.[1]

/** "Designation: Team Lead" says itself what it is. */
function labelOf(text: string) {
  for (const [label, role] of LABELS) {
    const found = text.match(label)
    if (found && found[0].length < text.length) return { role, rest: text.slice(found[0].length) }
  }
  return null
}

type Role = 'title' | 'company' | 'other'
type Votes = { slots: Map<string, Record<Role, number>>; count: number }

/** A company begins with a capital or a digit, and is no sentence and no list. */
const isName = ({ text, company, style }: Piece) =>
  text.split(/,\s/).length < 4 &&
  (!/^\p{Ll}/u.test(text) || /^\p{Ll}+\p{Lu}|\.\p{L}{2,}/u.test(text)) &&
  (text.split(/\s+/).length <= 6 ||
    // What is bold is named, however long.
    ((company > 0.4 || style.startsWith('true')) && isCapitalised(text))) &&
  !/\b(our|using|with|which|that|including)\b.*\s.*\s/.test(text) &&
  (isCapitalised(text) || !/\b(the|und)\b.*\s.*\s/.test(text))

/** Where a piece stands: counted from the dates, and among the lines that name something. */
const placesOf = (piece: Piece, open: Piece[]) => {
  const inOrder = [...new Set(open.map((one) => one.offset))].sort((one, other) => one - other)
  const within = `${Math.min(piece.cell, 3)}:${Math.min(piece.part, LAST_PART)}`
  return [`line:${inOrder.indexOf(piece.offset)}:${within}`, `from dates:${piece.offset}:${within}`]
}

const isPlace = (piece: Piece) => piece.place >= 0.75 && piece.company < 0.9

const EXPORTED = { company: 'false:false:24', title: 'false:false:23' }

/**
 * Where titles and companies stand in this file, and how they are set. The records whose words give them away vote
 * first; then all do by what was made of them, so that records set alike are read alike.
 */
function voteOf(all: Piece[][]): Votes {
  const first: Votes = { slots: new Map(), count: 0 }
  // As the professional network prints a profile: nothing in bold, the employer in 12 points, the title in 11.5.
  if (all.flat().some(({ style }) => style === EXPORTED.title)) {
    for (const slot of [`style:${EXPORTED.company}`, 'from dates:-2:0:0'])
      first.slots.set(slot, { title: 0, company: 2, other: 0 })
    for (const slot of [`style:${EXPORTED.title}`, 'from dates:-1:0:0'])
      first.slots.set(slot, { title: 2, company: 0, other: 0 })
  }
  for (const pieces of all) {
    const open = pieces.filter((piece) => !isPlace(piece))
    const titles = open.filter((piece) => piece.title > 0.6 && piece.company < 0.9)
    const companies = open.filter((piece) => piece.company >= 0.5 && piece.title <= 0.6)
    if (titles.length !== 1 && (companies.length !== 1 || titles.length)) continue
    const { title, company } = nameAndCompany(pieces, NO_VOTES)
    if (!title && !company) continue
    // Where several could be the company each is it a little.
    const possible = companies.length ? companies : [company?.piece]
    vote(first, pieces, (piece) =>
      piece === title?.piece
        ? ['title', 1]
        : possible.includes(piece)
          ? ['company', 1 / possible.length]
          : ['other', 1]
    )
  }
  const votes: Votes = { slots: new Map(), count: 0 }
  for (const pieces of all.map((given) => partedAlike(given, first))) {
    const { title, company } = nameAndCompany(pieces, first)
    if (title && company)
      vote(votes, pieces, (piece) => [
        piece === title.piece ? 'title' : piece === company.piece ? 'company' : 'other',
        1,
      ])
  }
  return votes
}

function vote(votes: Votes, pieces: Piece[], of: (piece: Piece) => [Role, number]) {
  votes.count++
  const open = pieces.filter((piece) => !isPlace(piece))
  for (const piece of pieces) {
    const [role, share] = of(piece)
    const slots = placesOf(piece, open)
    // A style that titles or companies share with the rest still is theirs.
    if (role !== 'other') slots.push(`style:${piece.style}`)
    for (const slot of slots) {
      const count = votes.slots.get(slot) ?? { title: 0, company: 0, other: 0 }
      count[role] += share
      votes.slots.set(slot, count)
    }
  }
}

/** A part of an employer, named beside it. */
const UNIT =
  /^(?:department|dept|division|faculty|team|abteilung|fakultät|facultad|faculté|faculdade)\b/i

type Named = {
  title: { piece: Piece | null; text: string; sure: number } | null
  company: { piece: Piece | null; text: string; sure: number } | null
  place: string | null
}
const NOTHING: Named = { title: null, company: null, place: null }
const NO_VOTES: Votes = { slots: new Map(), count: 0 }

/** What stands below the dates names the post less often the further down it is. */
const away = ({ offset }: Piece) => (offset > 0 ? 0.03 + offset * 0.06 : -offset * 0.02)

/** Parted where a title would end, and where one would begin. */
const AT_FIRST = /^(.{2,}?)(?:[,:]\s+|\s+(?:[@/]|at|-|–)\s+|\s+[([](?=.*[)\]]$))(.{2,}?)[)\]]?$/
const AT_LAST = /^(.{2,})(?:[,:]\s+|\s+(?:[@/]|-|–)\s+|\s+[([](?=.*[)\]]$))(.{2,}?)[)\]]?$/

/** "Minder of Bees, Foo" has a comma where the other records part title and company. */
function partedAlike(pieces: Piece[], votes: Votes): Piece[] {
  return pieces.flatMap((piece) => {
    const { text, offset, cell } = piece
    const isAlone = pieces.every(
      (one) => one === piece || one.offset !== offset || one.cell !== cell || isPlace(one)
    )
    if (!isAlone || piece.company >= 0.9 || isPlace(piece)) return [piece]
    const roles = [0, 1].map((part) => roleAt(votes, `from dates:${offset}:${cell}:${part}`))
    if (!roles.includes('title') || !roles.includes('company')) return [piece]
    const [, ...halves] = text.match(roles[0] === 'title' ? AT_FIRST : AT_LAST) ?? []
    return halves.length < 2
      ? [piece]
      : halves.map((half, part) => ({
          ...piece,
          ...kindOf(half),
          text: half,
          part,
          order: piece.order + part / 2,
        }))
  })
}

/** What stands in a place in most records, where one is known. */
function roleAt(votes: Votes, slot: string): Role | undefined {
  const counts = Object.entries(votes.slots.get(slot) ?? {}) as [Role, number][]
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return counts.find(([, count]) => count > all * 0.6)?.[0]
}

/** The only other name beside a sure company is the title, whatever its words. */
function leftBeside(company: Piece, open: Piece[]): Piece | null {
  const [other, ...others] = open.filter((piece) => piece !== company && piece.offset <= 1)
  if (!other || others.length || UNIT.test(other.text) || !isName(other)) return null
  // At the right of the company, away from the dates, stands where it was.
  const isAside = other.offset === company.offset && other.offset !== 0 && other.cell > company.cell
  return isAside || other.company >= 0.5 || /[,:]/.test(other.text) ? null : other
}

function nameAndCompany(given: Piece[], votes: Votes): Named {
  const pieces = partedAlike(given, votes)
  const place = pieces.find((piece) => isPlace(piece) && piece.title < 0.8) ?? null
  const open = pieces.filter((piece) => !isPlace(piece))
  if (!open.length) return { ...NOTHING, place: place?.text ?? null }
  /** From -1 to 1: what stands so in the records of this file. */
  const leaning = (piece: Piece, role: 'title' | 'company') => {
    // What stands alone stands first and last: only its place by the dates says something.
    const places = placesOf(piece, open).slice(open.length > 1 ? 0 : 1)
    const sums = [...places, `style:${piece.style}`].map((slot) => {
      const vote = votes.slots.get(slot)
      if (!vote) return 0
      const all = vote.title + vote.company + vote.other
      return (2 * vote[role] - all) / (all + 0.5)
    })
    return sums.reduce((sum, one) => sum + one, 0) / sums.length
  }
  // The more records agree, the less the words of one say against them.
  const weight = 0.5 + 0.1 * Math.min(votes.count, 4)
  const titleScore = (piece: Piece) =>
    piece.title -
    (piece.company >= 0.9 ? 0.5 : piece.company * 0.3) +
    leaning(piece, 'title') * weight -
    away(piece) -
    piece.order * 0.01
  const ranked = [...open].sort((one, other) => titleScore(other) - titleScore(one))
  const best = ranked[0]
  const isTitled =
    best.title > 0
      ? titleScore(best) > 0.3
      : leaning(best, 'title') > (open.length > 1 ? 0.35 : 0.5)
  let title = isTitled ? best : null
  const rest = open.filter((piece) => piece !== title)
  const companyScore = (piece: Piece) =>
    piece.company * 0.7 +
    leaning(piece, 'company') * (weight + 0.1) -
    (UNIT.test(piece.text) ? 0.35 : 0) -
    (piece.title > 0.6 ? 0.6 : 0) -
    away(piece) * 2 -
    piece.order * 0.02
  const byCompany = rest
    .filter(
      (piece) =>
        (piece.title < 0.7 || piece.company > 0.4 || leaning(piece, 'company') > 0.5) &&
        isName(piece)
    )
    .sort((one, other) => companyScore(other) - companyScore(one))
  const company = byCompany[0] ?? null
  if (!title && company && (company.company >= 0.5 || leaning(company, 'company') > 0.35))
    title = leftBeside(company, open)
  return {
    title: title && {
      piece: title,
      text: title.text,
      sure: round(0.5 + Math.min(titleScore(title), 1) * 0.45),
    },
    company: company && {
      piece: company,
      text: company.text,
      sure: round(Math.max(0.3, 0.55 + companyScore(company) * 0.4)),
    },
    place: place?.text ?? null,
  }
}
