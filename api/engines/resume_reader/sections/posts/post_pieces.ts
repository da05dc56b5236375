import { isEmploymentType, hasLegalForm, kindOf } from '#api/engines/resume_reader/language/lexicon'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { closed, tidy, withoutSite } from '#api/engines/resume_reader/sections/records/header_text'
import type { ResumeRecord } from '#api/engines/resume_reader/sections/records/records'
import { AT_SIGN, partsOf } from '#api/engines/resume_reader/sections/posts/part_header'

/** A place behind a name is none of the pieces that names are counted by. */
export const LAST_PART = 3

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
const AT = /^(?:@|(?:at|bei|BEI|chez|CHEZ)\s)\s*(?=[\p{Lu}\d])/u

/** What tells of the work, said below a header: "Project Name: Foo Hotels". */
const DETAIL =
  /^(?:project(?: (?:name|title|description|details?|#?\d+))?|description|environment|team size|tech(?:nolog(?:y|ies))?(?: stack| used)?|tools?(?: used)?|(?:key |main )?(?:activities(?: and responsibilities)?|responsibilities)|skills(?: used)?|client|type of business or sector|(?:principais )?atividades|missions?)\s*:/i

/** What heads the points below: "Tasks and Achievements". */
const TOLD_BELOW = (() => {
  const word =
    'tasks?|achievements?|accomplishments?|responsibilit(?:y|ies)|duties|roles?|highlights?|contributions?|activities|deliverables|(?:job |role |work )?description|aufgaben(?:bereich(?:e)?)?|tätigkeiten?|missions?|réalisations?|atividades|responsabilidades|funciones|logros|descripción|proyectos|tecnologías|projets|projekte|technologien|sorumluluklar|görevler'
  return new RegExp(
    `^(?:(?:key|main|major|job|daily|core|primary|notable|selected)\\s+)?(?:${word})(?:\\s*(?:and|&|/|und|et|y|e|ve)\\s*(?:${word}))?$`,
    'i'
  )
})()

/** What is being done names nothing: "Currently working on". */
const DOING =
  /^(?:currently|presently)\b|^(?:working|responsible|focus(?:ing|ed)?)\s+(?:on|for|with)\b/i

/** The pieces of a header: cells and what separators part, without dates, durations and kinds of employment. */
export function piecesOf(record: ResumeRecord, vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = []
  for (const line of record.header) {
    // A row of technologies names nothing.
    if (line.cells.length > 2 && line.cells.every(({ text }) => vocabulary.skill(text))) continue
    for (const [cell, { text: labelled, bold, italic, size }] of line.cells.entries()) {
      if (labelled.length > LONGEST_CELL) continue
      const style = `${bold}:${italic}:${Math.round(size * 2)}`
      // "Role", set apart, says what is beside it.
      if (roleNamed(labelled) && cell < line.cells.length - 1) continue
      const beside = cell ? roleNamed(line.cells[cell - 1].text) : null
      const label = beside ? { role: beside, rest: labelled } : labelOf(labelled)
      const said = label ? label.rest : labelled
      // "@Istanbul, Turkey" is where, "@ Foo" is who
      const after = said.replace(AT, '')
      const text = vocabulary.place(after, after.includes(',')) ? after : said
      if (DETAIL.test(text)) continue
      let count = 0
      const parts = partsOf(text, vocabulary)
      for (const [nth, part] of parts.entries()) {
        const bare = withoutSite(tidy(part.replace(DURATION, ' ')))
        const cleaned = closed(bare.replace(AT, '').replace(/^@\s+/, ''))
        if (cleaned.length < 2 || cleaned.length > 90 || NOISE.test(cleaned)) continue
        const list = cleaned.split(/,\s*/)
        if (list.length > 1 && list.every((one) => vocabulary.skill(one))) continue
        const isIntern = INTERN.test(cleaned)
        // "Statistician, internship": the title is said already.
        const before = pieces.at(-1)
        if (isIntern && before && before.offset === line.offset && before.title >= 0.6) continue
        if (!/\p{L}{2}/u.test(cleaned) || (isEmploymentType(cleaned) && !isIntern)) continue
        if (
          /^(github(?: link| repo)?|gitlab|links?|achievements?(?:\/tasks)?|tasks|responsibilities|courses|website|demo|live|linkedin|certificate|details|more)$/i.test(
            cleaned
          )
        )
          continue
        if (STREET.test(cleaned)) continue
        if (TOLD_BELOW.test(cleaned) || DOING.test(cleaned)) continue
        if (/^https?:|^www\.|@\w+\./i.test(cleaned)) continue
        if (
          cleaned.split(/\s+/).length > 11 ||
          (/[a-z]\.$/.test(cleaned) && !hasLegalForm(cleaned) && cleaned.split(' ').length > 4)
        )
          continue
        const kind = isIntern ? { title: 0.72, company: 0 } : kindOf(cleaned)
        // A label says what comes first: the rest is where it was.
        const isBeforeAt = nth === 0 && parts[1]?.startsWith(AT_SIGN)
        const role = part.startsWith(AT_SIGN)
          ? 'company'
          : isBeforeAt
            ? 'title'
            : count
              ? undefined
              : AT.test(bare)
                ? 'company'
                : label?.role
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

/** A house in its street is where somebody worked, and no employer. */
const STREET =
  /^\d+\s.*\b(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|suite|highway|hwy)\b/i

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
