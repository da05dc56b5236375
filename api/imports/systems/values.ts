import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { DateTime } from 'luxon'
import { sentence, type Said } from '#api/languages/sentence'
import { defused } from '#api/imports/linkedin/read_linkedin_rows'
import { accountLimits } from '#api/accounts/account_facts'
import { candidateLimits } from '#api/candidates/candidate_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import type { CameAs, FaultRow, PersonRow, Source } from '#api/imports/systems/rows'

/** A value of an export as one line, without what a spreadsheet would run; empty for none. */
export const line = (value: unknown): string =>
  value === null || value === undefined ? '' : defused(String(value))

/** The same with its line breaks. */
export const text = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(value)
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
        .trim()

/** An instant of an export: ISO, milliseconds since 1970 or a day as people write it; undefined for anything else. */
export function instant(value: unknown, dayFirst = true): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'number' || /^\d{12,13}$/.test(String(value)))
    return sane(new Date(Number(value)))
  const words = String(value).trim()
  const iso = DateTime.fromISO(words.replace(' ', 'T'), { zone: 'utc' })
  if (iso.isValid) return sane(iso.toJSDate())
  const [, first, second, year, hour = '0', minute = '0'] =
    words.match(/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2}).*)?$/) ?? []
  if (year) {
    const [day, month] = dayFirst ? [first, second] : [second, first]
    const at = DateTime.utc(
      ...([year, month, day, hour, minute].map(Number) as [number, number, number, number, number])
    )
    return at.isValid ? sane(at.toJSDate()) : undefined
  }
  for (const format of ['d MMM yyyy', 'd LLLL yyyy', 'MMM d, yyyy', 'LLLL d, yyyy']) {
    const at = DateTime.fromFormat(words, format, { zone: 'utc', locale: 'en' })
    if (at.isValid) return sane(at.toJSDate())
  }
  return undefined
}

/** No record is older than the trade, and none comes from tomorrow. */
const sane = (at: Date) =>
  at.getTime() > Date.UTC(1970, 0, 2) && at.getTime() < Date.now() + 86_400_000 ? at : undefined

/** Whether a text is an address of mail. */
export const isAddress = (words: string) =>
  words.length <= 254 && /^[^\s@<>"()]+@[^\s@<>"().]+(\.[^\s@<>"().]+)+$/.test(words)

/** A phone number with its country code; undefined for what is none. */
export function phoneOf(words: string, country?: string): string | undefined {
  if (!words) return undefined
  const number = parsePhoneNumberFromString(words, country as any)
  return number?.isValid() ? number.number : undefined
}

/** First and last name of a whole one. */
export function splitName(whole: string): [string, string] {
  const [first = '', ...rest] = whole.split(/\s+/).filter(Boolean)
  return [first, rest.join(' ')]
}

/** The most telling first: "Offer declined" is an end, "Technical interview" no test. */
const meanings: [CameAs, RegExp][] = [
  [
    'withdrawn',
    /withdr[ae]w|declin(ed|es) (by|offer)|offer declined|candidate declined|no longer interested|not interested/i,
  ],
  [
    'rejected',
    /reject|declin|disqualif|archiv|not (in|under) consideration|unsuccessful|no hire|not hired|not selected|abgelehnt|refus/i,
  ],
  ['hired', /\bhired\b|\bplaced\b|onboard|\bjoined\b|accepted|eingestellt|embauch/i],
  ['offer', /offer|angebot|negotiat/i],
  ['assessment', /assess|\btest\b|challenge|assignment|homework|take.?home|exercise|coding/i],
  [
    'interview',
    /interview|on.?site|onsite|final round|panel|phone|call|gespräch|entretien|screen(ing)? call|meeting/i,
  ],
  [
    'shortlisted',
    /short.?list|submitted|sent to (client|manager)|qualif|favou?rite|hiring manager/i,
  ],
  ['reviewing', /review|screen|consider|contacted|responded|sourced|qualifying|in progress|lead/i],
  ['applied', /appl|new|inbox|received|no contact|prospect/i],
]

/** What a stage's name says that it stands for; in review where it says nothing. */
export const stageMeaning = (name: string): CameAs =>
  meanings.find(([, words]) => words.test(name))?.[0] ?? 'reviewing'

/** Facts with something in them, as pairs. */
export const facts = (pairs: [string, unknown][]): [string, string][] =>
  pairs.flatMap(([label, value]) => {
    const words = Array.isArray(value)
      ? value
          .map((each) => plainly(each))
          .filter(Boolean)
          .join(', ')
      : plainly(value)
    return words ? [[label, words] as [string, string]] : []
  })

/** Facts as lines; one without a label is its value. */
export const inLines = (pairs: [string, string][]) =>
  pairs.map(([label, value]) => (label ? `${label}: ${value}` : value)).join('\n')

/** Records by their id, as far as they are needed. */
export async function byId<T>(
  records: AsyncGenerator<{ record: any }>,
  what: (record: any) => T
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  for await (const { record } of records) found.set(String(record.id), what(record))
  return found
}

/** A person as they can be brought in, or why not: they are told, so an address is needed. */
export function personOf(
  source: Source,
  id: string,
  given: {
    firstName?: string
    lastName?: string
    fullName?: string
    email: string
    phone?: string
    headline?: string
    city?: string
    country?: string
  }
): PersonRow | FaultRow {
  const fault = (column: string, message: Said): FaultRow => ({
    kind: 'fault',
    source,
    what: 'person',
    column,
    message,
  })
  const email = given.email.toLowerCase()
  if (!email)
    return fault(
      'email',
      sentence(
        'The e-mail address is missing; without one the person cannot be told, so they are not brought in'
      )
    )
  if (!isAddress(email))
    return fault('email', sentence('This is no e-mail address, such as name@example.com'))
  const [first, last] = splitName(given.fullName ?? '')
  const firstName = given.firstName || first || email.split('@')[0]
  const lastName = given.lastName || (given.firstName ? '' : last)
  const most = accountLimits.name.max
  if ([...firstName].length > most || [...lastName].length > most)
    return fault(
      'name',
      sentence('A first and a last name have at most {most} characters each', { most })
    )
  return {
    kind: 'person',
    source,
    id,
    firstName,
    lastName,
    email,
    phone: phoneOf(given.phone ?? '', given.country?.length === 2 ? given.country : undefined),
    headline: given.headline
      ? [...given.headline].slice(0, candidateLimits.headline.max).join('')
      : undefined,
    city: given.city ? [...given.city].slice(0, placeLimits.city.max).join('') : undefined,
    country: given.country,
  }
}

/** A value of any shape in words. */
export function plainly(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value !== 'object') return text(value)
  if (Array.isArray(value)) return value.map(plainly).filter(Boolean).join(', ')
  const { name, text: words, value: own, title, url, label } = value as Record<string, unknown>
  const known = name ?? words ?? title ?? label ?? url
  if (known !== undefined && own !== undefined) return `${plainly(known)}: ${plainly(own)}`
  if (known !== undefined || own !== undefined) return plainly(known ?? own)
  return Object.entries(value)
    .map(([key, each]) => (plainly(each) ? `${key}: ${plainly(each)}` : ''))
    .filter(Boolean)
    .join(', ')
}
