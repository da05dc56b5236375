import type { Seniority } from '#api/imports/import_facts'

/** What a LinkedIn export calls its columns: a person's Connections, Talent Hub's Candidates, and hand-made lists. */
const names = {
  firstName: ['first name', 'firstname', 'first', 'given name', 'fname'],
  lastName: ['last name', 'lastname', 'last', 'family name', 'surname', 'lname'],
  fullName: ['name', 'full name', 'candidate name', 'names'],
  url: ['url', 'profile url', 'linkedin', 'linkedin url', 'linkedin profile', 'public profile url'],
  email: ['email address', 'email', 'e-mail', 'emails', 'email addresses'],
  phone: ['phone', 'phone number', 'phone numbers', 'mobile'],
  company: ['company', 'current company', 'company name', 'organization'],
  headline: ['position', 'headline', 'title', 'current title', 'job title', 'current position'],
  location: ['location', 'geo location', 'city'],
  tags: ['tags', 'labels'],
  connectedOn: ['connected on'],
} as const

export type LinkedinColumn = keyof typeof names
export type LinkedinColumns = Partial<Record<LinkedinColumn, number>>

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim()

/** Which cell holds what, by the headings. */
export function columnsOf(headings: string[]): LinkedinColumns {
  const found: LinkedinColumns = {}
  for (const [column, known] of Object.entries(names) as [LinkedinColumn, readonly string[]][]) {
    const at = headings.findIndex((heading) => known.includes(plain(heading)))
    if (at >= 0) found[column] = at
  }
  return found
}

/** Whether a line names a person's columns; notes are above them in LinkedIn's own export. */
export function isLinkedinHead(cells: string[]) {
  const { firstName, fullName, url, email } = columnsOf(cells)
  return (firstName ?? fullName) !== undefined && (url ?? email) !== undefined
}

/** The most senior first: a "Senior Director" is a director. */
const titles: Partial<Record<Seniority, RegExp>> = {
  executive:
    /\b(chief|c[etofpm]o|ciso|founder|co-?founder|president|vp|vice president|owner|partner)\b/i,
  director: /\b(director|head of|head)\b/i,
  manager: /\b(manager|engineering lead|delivery lead)\b/i,
  lead: /\b(lead|principal|staff|architect)\b/i,
  senior: /\b(senior|sr\.?|expert|iii|iv)\b/i,
  junior: /\b(junior|jr\.?|intern|trainee|graduate|apprentice|student|fresher|entry)\b/i,
}

/** How senior a title says that a person is; middle where it says nothing, and unknown without a title. */
export const seniorityOf = (title: string | null): Seniority | null =>
  title
    ? ((Object.keys(titles) as Seniority[]).find((level) => titles[level]!.test(title)) ?? 'mid')
    : null

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "14 Mar 2021" as the export writes it, or an ISO date; null for anything else. */
export function dayOf(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}/.test(text))
    return Number.isNaN(Date.parse(text)) ? null : text.slice(0, 10)
  const [, day, word, year] = text.match(/^(\d{1,2}) (\p{L}{3})\p{L}* (\d{4})$/u) ?? []
  const month = months.indexOf(word?.toLowerCase() ?? '') + 1
  if (!month) return null
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)))
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null
}
