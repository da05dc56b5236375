// the labels of the definitions are said as they are read
import './language'
import { locale } from './values/when'
import { catalogues } from '#generated/catalogues'
import {
  choicesOf,
  fits,
  inWords,
  labelOf,
  mayRead,
  mayWrite,
  type Action,
  type Catalogue,
  type Field,
} from '#api/catalogues/definition'

/** Groups in the order of the menu. */
export const groups = ['Marketplace', 'Content', 'Taxonomy', 'Platform']
export const all: Catalogue[] = Object.values(catalogues)
const byName = new Map(all.map((catalogue) => [catalogue.name, catalogue]))

/** The catalogue of a name that the console knows. */
export const catalogueOf = (name: string) => byName.get(name)!
export const groupNames = [
  ...groups,
  ...new Set(all.map((catalogue) => catalogue.group).filter((group) => !groups.includes(group))),
]
/** The catalogues of a part of the menu that a role may read, by their labels. */
export const inGroup = (group: string, role?: string) =>
  all
    .filter((catalogue) => catalogue.group === group && mayRead(catalogue, role))
    .sort((a, b) => a.label.localeCompare(b.label))

/** A label within a sentence: "e-mail history", while "FAQs", "LinkedIn candidates" and "English clearance" keep their capitals. */
export const inSentence = (label: string) =>
  label.replace(/[\w-]+/g, (word) =>
    word !== 'English' && /^[A-Z][a-z-]*$/.test(word) ? word.toLowerCase() : word
  )

/** How a row is called: of a text of several lines its first. */
export function titleOf(catalogue: Catalogue, record: any): string {
  if (!record) return ''
  const { title, fields } = catalogue
  const called = title === '_id' ? '' : record[title]
  return (
    (called && fields[title].isCode ? codeInWords(called) : firstLine(called)) ||
    `${catalogue.one.charAt(0).toUpperCase()}${catalogue.one.slice(1)} ${record._id ?? record.id}`
  )
}

/** Whether a row is called by a text that its title does not say whole, as only the first line or lines of it are shown. */
export const isCutTitle = ({ title, fields }: Catalogue, record: any) =>
  fields[title]?.type === 'longtext' && /.\n|.{120}/.test(String(record?.[title] ?? '').trim())

/** The field that a column shows of a row: where the column's own has no value, the other one. */
export const shownIn = ({ fields }: Catalogue, name: string, record: any) =>
  record?.[name] == null ? (fields[name].or ?? name) : name

/** What a column is called: "Candidate or job" where it shows either. */
export const headOf = ({ fields }: Catalogue, name: string) => {
  const { or } = fields[name]
  const label = labelOf(name, fields[name])
  return or ? `${label} or ${labelOf(or, fields[or]).toLowerCase()}` : label
}

/** Two lines of a title at most. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

const firstLine = (text: unknown) => (typeof text === 'string' ? text.trim().split('\n')[0] : '')

/** What the number after a code's first word is of, where the word does not say it. */
const things: Record<string, string> = {
  send: 'Sent test',
  lot: 'Credit lot',
  blogs: 'Article',
  help: 'Help page',
  skills: 'Skill page',
  faqs: 'FAQ',
  legal: 'Legal page',
}

/** `contact.unlock` is "Contact: unlock", `order:12` "Order 12", `plan:9:20261119` "Plan 9, 19 Nov 2026". */
export const codeInWords = (code: string) =>
  inWords(code.replace(/^(send|lot|blogs|help|skills|faqs|legal)(?=:)/, (name) => things[name]))
    .replace(/:(\d{4})(\d\d)(\d\d)$/, (_, ...parts) => `, ${dayOf(parts.slice(0, 3).join('-'))}`)
    .replaceAll('-', ' ')
    .replace('.', ': ')
    .replace(/:(?! )/, ' ')

const dayOf = (date: string) =>
  new Date(`${date}T12:00:00`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })

/** "3 skills", "1 skill". */
export const some = (catalogue: Catalogue, count: number) =>
  `${count.toLocaleString()} ${count === 1 ? catalogue.one : inSentence(catalogue.label)}`

/** Is a field of this name a state of its row? */
export const isState = (name: string) =>
  /status|state$|approval|verification|visibility|clearance|availability/i.test(name)

/** Can a row be edited, in the state that it is in? */
export const isEdited = ({ can, editedWhen }: Catalogue, row: Record<string, unknown>) =>
  can.includes('edit') && fits(row, editedWhen)

/** The field that a change is of: the audit log keeps changes by the names of columns. */
export const fieldAt = (fields: Record<string, Field>, column: string): [string, Field?] =>
  Object.entries(fields).find(([name, field]) => (field.column ?? name) === column) ?? [column]

/** Above so many rows their number is typed. */
export const TYPED_ABOVE = 30

export { choicesOf, inWords, labelOf, mayRead, mayWrite }
export type { Catalogue, Field }
/** An action with the name that its route has. */
export type Named = Action & { name: string }

/** Fields by the groups of their catalogue, in their order, the rest last; undefined where it has none. */
export function grouped(catalogue: Catalogue, fields: [string, Field][]) {
  if (!catalogue.groups) return undefined
  const named = new Set(catalogue.groups.flatMap((group) => group.fields))
  return [
    ...catalogue.groups.map(({ label, fields: names }) => ({
      label,
      fields: names.flatMap((name) => fields.filter(([each]) => each === name)),
    })),
    { label: 'More', fields: fields.filter(([name]) => !named.has(name)) },
  ].filter((group) => group.fields.length > 0)
}
