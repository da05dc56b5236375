import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { linkedinLimits, type Seniority } from '#api/imports/import_facts'
import { readTable, type Record } from '#api/imports/csv/read_table'
import {
  columnsOf,
  dayOf,
  isLinkedinHead,
  seniorityOf,
  type LinkedinColumn,
  type LinkedinColumns,
} from '#api/imports/linkedin/linkedin_columns'

export type LinkedinRow = {
  personKey: string
  firstName: string
  lastName: string
  profileUrl: string | null
  email: string | null
  phone: string | null
  company: string | null
  headline: string | null
  location: string | null
  seniority: Seniority | null
  tags: string[]
  connectedOn: string | null
}

/** The line of the file (from 1), the column by its heading, and what to do. */
export type Fault = { row: number; column: string; message: string }

export type LinkedinTable = { rows: number; valid: LinkedinRow[]; faults: Fault[]; faulty: number }

const MAX_COLUMNS = 300
const NO_LIST =
  'This is not a list of LinkedIn candidates: it needs a name (First Name, Last Name) and a URL or Email Address column; export Connections or Candidates again and send that file'

/** Reads a CSV of LinkedIn candidates; each row that cannot be taken is told with its line and column. */
export async function readLinkedinRows(path: string, field: string): Promise<LinkedinTable> {
  const { headings, records } = await readTable(path, {
    field,
    maxColumns: MAX_COLUMNS,
    maxRecords: linkedinLimits.rows.max,
    isHead: isLinkedinHead,
    noHead: NO_LIST,
  })
  const columns = columnsOf(headings)
  const table: LinkedinTable = { rows: 0, valid: [], faults: [], faulty: 0 }
  const byKey = new Map<string, number>()
  for await (const record of records) {
    table.rows++
    const outcome = rowOf(record, columns, headings)
    if ('message' in outcome) {
      table.faulty++
      if (table.faults.length < linkedinLimits.faults.max) table.faults.push(outcome)
      continue
    }
    const before = byKey.get(outcome.personKey)
    if (before === undefined) byKey.set(outcome.personKey, table.valid.push(outcome) - 1)
    else {
      table.faulty++
      if (table.faults.length < linkedinLimits.faults.max)
        table.faults.push({
          row: record.line,
          column: headings[columns.url ?? columns.email ?? 0],
          message: 'This person is in the file twice; the first row counts',
        })
    }
  }
  return table
}

function rowOf(
  { line, cells }: Record,
  columns: LinkedinColumns,
  headings: string[]
): LinkedinRow | Fault {
  const cell = (name: LinkedinColumn) => {
    const at = columns[name]
    return at === undefined ? '' : defused(cells[at] ?? '')
  }
  const fault = (name: LinkedinColumn, message: string): Fault => ({
    row: line,
    column: headings[columns[name] ?? 0] ?? name,
    message,
  })
  const [first, ...rest] = cell('fullName').split(/\s+/)
  const firstName = cell('firstName') || first
  const lastName = cell('lastName') || rest.join(' ')
  const named = columns.firstName === undefined ? 'fullName' : 'firstName'
  if (!firstName)
    return fault(
      named,
      'The name is missing; LinkedIn leaves it away of people who closed their account'
    )
  if (
    [...firstName].length > linkedinLimits.name.max ||
    [...lastName].length > linkedinLimits.name.max
  )
    return fault(named, `A name has at most ${linkedinLimits.name.max} characters`)
  const url = cell('url')
  const profile = url ? profileOf(url) : null
  if (url && !profile)
    return fault(
      'url',
      'This is no address of a person on LinkedIn, such as https://www.linkedin.com/in/name'
    )
  // Talent Hub lists several
  const email = cell('email')
    .split(/[;,\s]+/)[0]
    .toLowerCase()
  if (email && !isAddress(email))
    return fault('email', 'This is no e-mail address, such as name@example.com')
  if (!profile && !email)
    return fault(
      columns.url === undefined ? 'email' : 'url',
      'Neither a profile nor an e-mail address: the person could not be told from another'
    )
  const number = cell('phone').split(/[;,]/)[0].trim()
  const phone = number ? parsePhoneNumberFromString(number) : null
  if (number && !phone?.isValid())
    return fault(
      'phone',
      'This is no whole phone number with its country code, such as +919876543210'
    )
  const text = (name: LinkedinColumn) =>
    [...cell(name)].slice(0, linkedinLimits.text.max).join('') || null
  const headline = text('headline')
  return {
    personKey: profile?.key ?? `mailto:${email}`,
    firstName,
    lastName,
    profileUrl: profile?.url ?? null,
    email: email || null,
    phone: phone?.number ?? null,
    company: text('company'),
    headline,
    location: text('location'),
    seniority: seniorityOf(headline),
    tags: cell('tags')
      .split(/[;,]/)
      .map((tag) => tag.trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, 20),
    connectedOn: cell('connectedOn') ? dayOf(cell('connectedOn')) : null,
  }
}

/** Without the signs that make a spreadsheet take a cell for a formula, and without what no screen shows. */
export const defused = (text: string) =>
  text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .replace(/^(?:[=@\t\r]+|'(?=[=+\-@])|[+-]+(?=[^\d\s]))+/, '')
    .trim()

/** The address of a person on LinkedIn, and by what it is known again; null for anything else. */
function profileOf(text: string) {
  const [, id] =
    text.match(
      /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|talent\/profile)\/([^/?#\s]{1,150})/i
    ) ?? []
  if (!id) return null
  const key = decoded(id).toLowerCase()
  return { key: `in/${key}`, url: `https://www.linkedin.com/in/${encodeURIComponent(key)}` }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const isAddress = (text: string) =>
  text.length <= linkedinLimits.email.max &&
  /^[^\s@<>"()]+@[^\s@<>"().]+(\.[^\s@<>"().]+)+$/.test(text)
