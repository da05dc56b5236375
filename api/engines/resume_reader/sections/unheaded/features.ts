import {
  degreeIn,
  hasLegalForm,
  isSchool,
  kindOf,
} from '#api/engines/resume_reader/language/lexicon'
import { isCapitalised } from '#api/engines/resume_reader/sections/records/header_text'
import {
  isHeaded,
  overlap,
  startsAsDegree,
  STRONG,
  strengthOf,
  type Candidate,
} from '#api/engines/resume_reader/sections/unheaded/candidates'

/** What a heading may say of its section beside posts and schools; the first that it says. */
const SAID_ABOVE = [
  /volunt|ehrenamt|bénév|comunit/i,
  /project|projekt|projet|projeto|proyecto/i,
  /certif|kurs|course|curso|training|bootcamp|weiterbildung/i,
  /award|achiev|honou?r|prize|hackathon|grant|scholar|auszeichn/i,
  /public|paper|thesis|research/i,
  /activit|leader|extra|club|society/i,
  /skill|kompet|tool|tech|langu|sprach/i,
  /reference|referee/i,
  /profile|summary|about|objective/i,
]

const SAID_WITHIN: [string, RegExp][] = [
  ['sentence', /\b(?:i|my|we|our|using|used|with)\b/i],
  ['course', /certif|course|udemy|coursera|zertifikat|curso|training|bootcamp/i],
  ['award', /award|winner|prize|hackathon|scholar|competition|olympiad|stipend|grant/i],
  ['project', /\b(?:project|github|app|website|application)\b/i],
]
const UNPAID = /volunt|ehrenamt|bénévol|club|society|member/i

/** The step of a scale that a number is on. */
function step(value: number, ...edges: number[]): number {
  const at = edges.findIndex((edge) => value < edge)
  return at < 0 ? edges.length : at
}

const bit = (value: unknown) => (value ? 1 : 0)

/** How many posts and schools the rules found under headings. */
export type Found = { post: number; school: number }

/**
 * What is said for and against a record being what its candidate takes it for: names of features without a word of
 * the resume, in the order of their weights' names.
 */
export function featuresOf(candidate: Candidate, all: Candidate[], found: Found): string[] {
  const around = aroundOf(candidate, all, found)
  const own = ownOf(candidate)
  const strength = `strength ${strengthOf(candidate)}`
  const { headed, section, share, strong, said } = around
  return [
    'any',
    strength,
    ...Object.values(around),
    ...Object.values(own),
    ...[headed, section, own.dates, said, around.other].map((one) => `${one}, ${strength}`),
    `${share}, ${headed}`,
    `${strong}, ${section}`,
    `${headed}, ${section}`,
  ]
}

/** What the file and the section around a record tell. */
function aroundOf(candidate: Candidate, all: Candidate[], found: Found) {
  const { kind, section } = candidate
  const alike = all.filter((one) => one.kind === kind)
  const beside = alike.filter((one) => one.section === section)
  const isStrong = (one: Candidate) => strengthOf(one) >= STRONG
  const strong = beside.filter(isStrong).length
  const elsewhere = alike.filter((one) => one.section !== section && isStrong(one)).length
  const rivals = all.filter((one) => one.kind !== kind && overlap(candidate, one)).map(strengthOf)
  const rival = Math.max(-1, ...rivals)
  const said = SAID_ABOVE.findIndex((form) => form.test(section.title))
  return {
    headed: `headed ${isHeaded(candidate) ? 0 : step(found[kind], 1, 2)}`,
    section: `in ${isHeaded(candidate) ? 'its own' : section.kind}`,
    said: `below ${said}`,
    strong: `strong ${step(strong, 1, 2, 4)}`,
    share: `share ${step(strong / beside.length, 0.01, 0.35, 0.7, 0.99)}`,
    elsewhere: `elsewhere ${step(elsewhere, 1, 2, 4)}`,
    other: `other ${rival}`,
    stronger: `stronger ${Math.sign(strengthOf(candidate) - rival)}`,
  }
}

/** What a record itself tells. */
function ownOf(candidate: Candidate) {
  const { record, section } = candidate
  const { range, header, body } = record
  const cells = header.flatMap((line) => line.cells)
  const text = cells.map((cell) => cell.text).join(' | ')
  const years = range?.start && range.end ? range.end.year - range.start.year : -1
  return {
    dates: `dates ${range ? (range.single ? 'one' : range.current ? 'current' : 'two') : 'none'}`,
    years: `years ${step(years, 0, 1, 2, 5, 9)}`,
    ...namesOf(candidate),
    says: `says ${bit(isSchool(text))}${bit(degreeIn(text))}`,
    legal: `legal ${bit(hasLegalForm(text))}`,
    lines: `lines ${Math.min(header.length, 4)}`,
    cells: `cells ${Math.min(cells.length, 5)}`,
    body: `body ${step(body.length, 1, 2, 4, 8, 15)}`,
    length: `length ${step(text.length, 20, 40, 80, 140)}`,
    capitals: `capitals ${bit(isCapitalised(text))}`,
    bold: `bold ${bit(cells.some((cell) => cell.bold))}`,
    unpaid: `unpaid ${bit(UNPAID.test(text + section.title))}`,
    ...Object.fromEntries(
      SAID_WITHIN.map(([name, form]) => [name, `${name} ${bit(form.test(text))}`])
    ),
  }
}

/** Which of its names a record has, and how sure their words make them. */
function namesOf({ kind, draft }: Candidate) {
  if (kind === 'post') {
    const title = draft.title ? kindOf(draft.title.value).title : 0
    const company = draft.company ? kindOf(draft.company.value).company : 0
    return {
      title: `title ${step(title, 0.1, 0.6, 0.8)}`,
      company: `company ${step(company, 0.1, 0.5, 0.65, 0.9)}`,
      names: `names ${[title > 0.6, company >= 0.5, draft.company, draft.title].map(bit).join('')}`,
    }
  }
  const { institution, degree, field } = draft
  const school = institution ? (isSchool(institution.value) ? 2 : 1) : 0
  const level = degree ? (startsAsDegree(degree.value) ? 2 : 1) : 0
  return { names: `names ${school}${level}${bit(field)}` }
}
