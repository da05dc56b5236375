// Pure data and types: the console bundles this file, so nothing of the server may be imported here.

import type { Choice } from '#api/http/choices'
import { adminMay, type AdminRight } from '#api/accounts/admin_rights'
import { taxonStatuses } from '#api/taxonomy/taxonomy_facts'

export type FieldType =
  | 'text'
  | 'longtext'
  | 'html'
  | 'email'
  | 'url'
  | 'password'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'datetime'
  | 'id'
  | 'reference'
  | 'references'
  | 'list'
  | 'rows'
  | 'map'
  | 'json'
  | 'slug'
  | 'preview'

export type Field = {
  type: FieldType
  /** The words beside the input; made from the name when left out. */
  label?: string
  /** The attribute of the model when it differs from the wire's name. */
  column?: string
  /** Read through relations, such as `user.email`, or by a getter; never written. */
  of?: string
  /** Computed from another attribute: true while that date lies ahead. */
  until?: string
  /** The model's move that gives it another value, as more follows from it than the column; it also hears of the first one. */
  move?: string
  required?: boolean
  /** Length of texts, size of numbers, count of lists. */
  min?: number
  max?: number
  pattern?: string
  choices?: readonly (Choice | string)[]
  /** The catalogue that a reference names. */
  reference?: string
  /** The field of the row that says a reference in words, for who may not read that catalogue. */
  called?: string
  /** What a slug is made from; with `suffix` a taken one gets a tail instead of an error. */
  from?: string
  suffix?: boolean
  default?: unknown
  readOnly?: boolean
  /** Asked for when creating, fixed afterwards. */
  createOnly?: boolean
  /** Taken in and never given out. */
  secret?: boolean
  /** Says what another field says already, for clients that want it in words; the console shows the other. */
  echo?: boolean
  /** Shown in two columns, before and after, with what these are called. */
  sideBySide?: readonly [before: string, after: string]
  /** Rich text that administrators write for everyone: with code blocks, and links into our own pages. */
  article?: boolean
  /** The key of a public picture: the path that takes uploads, and the fields of the point that stays in sight. */
  picture?: { to: string; x: string; y: string }
  /** A number that is a name, such as a year: shown without separators. */
  isName?: boolean
  /** A number of minor units; the field of the row that holds their currency. Read and typed in the whole currency. */
  moneyIn?: string
  /** A number of hundredths, read and typed as the whole of this unit: 2500 is "25 %". */
  hundredthsOf?: string
  /** The field that has a value where this one has none: one column of a list shows whichever it is. */
  or?: string
  /** What each entry of `rows` holds; of a `json`, how its values are called and read. */
  parts?: Record<string, Field>
  /** One entry of `rows` in words: "band". */
  one?: string
  /** What a `map` has a value for. */
  keys?: Keys
  /** Asked for while the form has these values. */
  askedWhen?: When
  /** What an empty number means, where that is more than that nothing is known. */
  whenEmpty?: string
  /** A number whose 0 means that nothing is known. */
  zeroIsUnknown?: boolean
  /** A number that is a change, shown with its sign. */
  signed?: boolean
  /** A code such as `contact.unlock` or `order:12`, shown in words; filters take the code. */
  isCode?: boolean
  /** The two letters of a country, shown by its name. */
  isCountry?: boolean
  /** The first of two numbers that are read as one fact, with the field of the other one and of what they count. */
  span?: Span
  /** Left out of lists, as it may be long. */
  detail?: boolean
  help?: string
  /** Words that fill it by one press, for what is said often. */
  canned?: readonly string[]
}

/** "6 to 11 years" by a unit, or whole units of a currency for each of a period: "₹24,50,000 to ₹33,00,000 a year". */
export type Span = { to: string; label: string } & (
  { unit: string; currency?: never } | { currency: string; per: string; unit?: never }
)

/**
 * The keys of a `map`: those of the rows of a catalogue, a number each and a switch where they fit `yesNo`, or those that
 * other fields of the row list, a text each.
 */
export type Keys = { catalogue: string; by: string; yesNo: When } | { listed: string }

/** Values a row must have: one, or one of several. */
export type When = Record<string, Value | readonly Value[]>
type Value = string | number | boolean | null

export type Action = {
  label: string
  /** The states that the button is offered in; the model's method decides. */
  when?: When
  /** The states that it is not offered in, as it would come to nothing. */
  unless?: When
  input?: Record<string, Field>
  /** Also offered for a selection. */
  bulk?: boolean
  /** Shown in red and asked back. */
  harm?: boolean
  /** The model's method when its name is not the action's. */
  method?: string
  /** What the admin reads afterwards, where it is more than that it is done. */
  done?: string
  /** A key of the approval screen. */
  key?: string
  /** The input that names the row of its catalogue that this one goes into, for good: sent after the seconds of the undo. */
  into?: string
  /** Drawn as the main button where no consent is: what usually comes next. */
  leads?: true
  /** Taken as POST too, as the contract has it. */
  post?: true
  /** For another admin than the one whose id a field holds, and what that one reads instead of the button. */
  byAnother?: { than: string; words: string }
}

/** The rows of another catalogue whose field `by` holds the row's `of`: its id unless told. */
export type Related = {
  catalogue: string
  by: string
  of?: string
  /** What else those rows must have. */
  where?: Record<string, Value | readonly Value[]>
  /** Rows of a third catalogue are between: those whose `by` holds the row's id, and the field of theirs to look for. */
  through?: { catalogue: string; by: string; of: string }
}

/** The order of what is searched to be chosen: the row of that name, those that begin so, then the others. */
export const BY_MATCH = 'match'

export type Catalogue = {
  /** As in the address: `/admin/<name>`. */
  name: string
  label: string
  /** One row in words: "skill". */
  one: string
  model: string
  group: string
  icon?: string
  /** The wire field that names a row. */
  title: string
  /** The administrators' rights that reading and writing it ask for. */
  read: AdminRight
  write: AdminRight
  can: readonly ('create' | 'edit' | 'delete')[]
  /** The states that a row is edited in, where later ones are kept as they are; the model decides. */
  editedWhen?: When
  fields: Record<string, Field>
  list: readonly string[]
  filters: readonly string[]
  /** Each has an index ending in the id, so any page of a large table is quick. */
  sorts: readonly string[]
  sort?: readonly [string, 'ASC' | 'DESC']
  /** Rows are put in order by hand: the number that is their place, and the fields that say in which list. */
  order?: { by: string; within: readonly string[] }
  /** What `q` looks into: columns, `relation.column`, or several joined by + as one text. */
  search: readonly string[]
  /** Rows of the table that belong here; also set on creation. */
  where?: Record<string, string>
  /** Set on creation, as wire fields cannot. */
  initial?: Record<string, unknown>
  /** Tables that still name a row, by column; `[]` marks an array of ids. A row in use is not deleted. */
  usedBy?: Record<string, string>
  /** A verb of a `*_moves.ts`, or a method of the model's class, that makes a row from the input, where a row is not simply its fields. */
  creates?: string
  /** A method of the model that removes instead of deleting plainly. */
  removes?: string
  actions?: Record<string, Action>
  /** Which facts are shown together, those that decide first; the others follow. */
  groups?: readonly { label: string; fields: readonly string[] }[]
  /** Where a row is shown as others will see it, with a field of it as `:name`. */
  preview?: string
  /** Who those others are; everybody unless told. */
  previewFor?: string
  /** `GET /admin/<name>/:id/checks` tells what was looked at by itself before somebody decides. */
  checks?: true
  /** Rows of other catalogues that belong to one of these, shown beside it by the page. */
  related?: readonly Related[]
  /** The rows that wait for a decision, those first that wait longest: `order` is since when. */
  queue?: { label: string; filter: Record<string, unknown>; order: string }
  empty?: string
  /**
   * The name of the rows where the list is asked by page and limit: `data` is then `{ [name]: rows, pagination, stats }`, with
   * the counts of the model's `stats()`.
   */
  paged?: string
}

/** Another row that a check points to. */
export type CheckedRow = { catalogue: string; _id: string; title: string }

/** What was looked at by itself before somebody decides: it is as usual, or to be looked at, or there is too little to say. */
export type Check = {
  label: string
  state: 'good' | 'look' | 'unknown'
  words: string
  rows: CheckedRow[]
}

/** Rows of a table that name rows of a catalogue. */
export type Use = { name: string; label: string; rows: number }
/** What a deletion meets. */
export type Uses = {
  /** How many of the rows are in use, and so are not deleted. */
  kept: number
  /** What uses those. */
  usedBy: Use[]
  /** What is deleted with the others. */
  deleted: Use[]
  /** What stays and names them no more. */
  emptied: Use[]
}

/** Declares a catalogue; from it come the routes, the validators, the list and the console's screens. */
export function defineCatalogue<const T extends Catalogue>(catalogue: T): Catalogue {
  return catalogue
}

/** May an administrator of this role write here? */
export const mayWrite = (catalogue: Catalogue, role: string | null | undefined) =>
  adminMay(catalogue.write, role)

/** May an administrator of this role read here? */
export const mayRead = (catalogue: Catalogue, role: string | null | undefined) =>
  adminMay(catalogue.read, role)

/** Is the row in the states that an action is offered in? */
export function fits(row: Record<string, unknown>, when: When = {}) {
  return Object.entries(when).every(([name, value]) =>
    [value].flat().includes((row[name] ?? null) as Value)
  )
}

/** Is an action offered on the row? Its method decides in the end. */
export const isOffered = (row: Record<string, unknown>, { when, unless }: Action) =>
  fits(row, when) && !(unless && fits(row, unless))

/** `skillName` is "Skill name", `isTopCompany` "Top company". */
export function labelOf(name: string, field?: { label?: string }) {
  if (field?.label) return field.label
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/^fName$/, 'firstName')
    .replace(/^lName$/, 'lastName')
    .replace(/Ids?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .replace(/ at$/i, '')
    .toLowerCase()
    .replace(/^email\b/, 'e-mail')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Types of fields that may be long: no column of a list shows them. */
export const longTypes: readonly FieldType[] = [
  'html',
  'longtext',
  'rows',
  'map',
  'json',
  'preview',
]

/** The list's own columns first, then what may be shown besides. */
export function columnsOf({ list, fields }: Catalogue) {
  const more = Object.entries(fields).filter(
    ([name, { type, secret, echo }]) =>
      !list.includes(name) && !secret && !echo && !longTypes.includes(type)
  )
  return [...list, ...more.map(([name]) => name)]
}

/** The choices of a field with their labels; a value that has none reads as its words. */
export const choicesOf = (field: Field): readonly Choice[] =>
  (field.choices ?? []).map((choice) =>
    typeof choice === 'string' ? { value: choice, label: inWords(choice) } : choice
  )

/** `awaiting_outcome` is "Awaiting outcome". */
export function inWords(value: unknown) {
  const text = String(value).replace(/_/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A status that is switched on and off where it is in a list, as nothing more follows from it. */
export const isSwitch = (field: Field) =>
  writable(field, false) && !field.move && field.choices === taxonStatuses

/** The times that the charts of the dashboard show. */
export const dashboardDays = [7, 30, 90, 365] as const
export type DashboardDays = (typeof dashboardDays)[number]

/** Whether its rows are long texts, so that what is typed and not saved is kept. */
export const keepsDrafts = (catalogue: Catalogue) =>
  Object.values(catalogue.fields).some(({ type }) => type === 'html')
/** Characters of a draft, with the marks around its words. */
export const DRAFT_MOST = 200_000
/** Drafts of an administrator. */
export const MOST_DRAFTS = 50

/** A field that a person may write, when creating or when editing. */
export function writable(field: Field, creating: boolean) {
  return (
    !field.readOnly &&
    !field.of &&
    !field.until &&
    field.type !== 'preview' &&
    (creating || !field.createOnly)
  )
}
