import { plural, t } from '@lingui/core/macro'
import { language } from '../app/language'
import { eachPeriod, type Currency } from '#api/jobs/job_facts'

// Money, dates and counts as people read them. The locale follows the page's language and the currency, not the
// browser, so that the server and the browser write the same text: rupees group in lakhs.

const inEnglish = () => language().code !== 'hi'
/** In which locale dates are written: of English the British one, with the day first. */
const dateLocale = () => (inEnglish() ? 'en-GB' : language().locales[0])

/** Keeps what is made of each word: a formatter takes longer to make than to write a whole list with it. */
function kept<T>(make: (word: string) => T) {
  const made = new Map<string, T>()
  return (word: string) => {
    if (!made.has(word)) made.set(word, make(word))
    return made.get(word)!
  }
}

/** Makes a formatter once for each language. */
function perLanguage<T>(make: (locale: string) => T) {
  const made = kept(make)
  return () => made(dateLocale())
}

const localeOf = (currency: string) =>
  !inEnglish()
    ? language().locales[0]
    : currency === 'INR'
      ? 'en-IN'
      : currency === 'EUR'
        ? 'en-IE'
        : currency === 'GBP'
          ? 'en-GB'
          : 'en-US'

const wholeUnits = kept((currency) =>
  kept(
    (locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  )
)
/** Whole units of a currency: 1500000 INR is ₹15,00,000. */
export const money = (amount: number, currency = 'INR') =>
  wholeUnits(currency)(localeOf(currency)).format(amount)

const symbols: Partial<Record<Currency, string>> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' }
const steps = (currency: string): [number, string][] =>
  currency === 'INR'
    ? [
        [1e7, t({ message: 'Cr', comment: 'ten million rupees' })],
        [1e5, t({ message: 'L', comment: 'a hundred thousand rupees' })],
        [1e3, t({ message: 'K', comment: 'a thousand' })],
      ]
    : [
        [1e9, t({ message: 'B', comment: 'a thousand million' })],
        [1e6, t({ message: 'M', comment: 'a million' })],
        [1e3, t({ message: 'K', comment: 'a thousand' })],
      ]

/** Short: ₹15L, $120K. Written by hand, because browsers and Node differ in compact numbers. */
export function moneyShort(amount: number, currency = 'INR') {
  const sign = symbols[currency as Currency] ?? `${currency} `
  const [size, letter] = steps(currency).find(([step]) => amount >= step) ?? [1, '']
  return `${sign}${Math.round((amount / size) * 10) / 10}${letter}`
}

/** A pay range: "₹15L – ₹25L a year". Null when there is none to show. */
export function payRange(job: {
  budgetMin?: number | null
  budgetMax?: number | null
  currency?: string | null
  budgetFor?: string | null
  hideBudgetToDev?: boolean
}) {
  const { budgetMin, budgetMax } = job
  const currency = job.currency ?? 'INR'
  const per = eachPeriod(job.budgetFor ?? 'year')
  if (budgetMin == null && budgetMax == null) return null
  const least = budgetMin == null ? '' : moneyShort(budgetMin, currency)
  const most = budgetMax == null ? '' : moneyShort(budgetMax, currency)
  if (!most) return t`from ${least} ${per}`
  if (!least) return t`up to ${most} ${per}`
  return least === most ? t`${least} ${per}` : t`${least} – ${most} ${per}`
}

/** "3–8 years", "5+ years", "No experience needed". */
export function experience(min?: number | null, max?: number | null) {
  if (!min && !max) return t`Any experience`
  if (max == null) return t`${{ min: min ?? 0 }}+ years`
  if (min === max) return plural({ count: max }, { one: '# year', other: '# years' })
  return min ? t`${min}–${max} years` : t`Up to ${max} years`
}

/** "1 day", "14 days" */
export const dayCount = (count: number) => plural({ count }, { one: '# day', other: '# days' })

/** A number with its digits in groups. */
export const grouped = (value: number) => numbers(language().locales[0]).format(value)
const numbers = kept((locale) => new Intl.NumberFormat(locale))

/** "Asha, Ravi and you" */
export const listed = (names: string[]) =>
  new Intl.ListFormat([...language().locales]).format(names)

/** Writes dates in one form, in the language of the page, in a zone where one is named. */
export function dates(options: Intl.DateTimeFormatOptions) {
  const inZone = kept((timeZone) =>
    perLanguage(
      (locale) => new Intl.DateTimeFormat(locale, { timeZone: timeZone || undefined, ...options })
    )
  )
  return (value: number | Date, timeZone = '') => inZone(timeZone)().format(value)
}

const dayOf = dates({ day: 'numeric', month: 'short' })
const dayYearOf = dates({ day: 'numeric', month: 'short', year: 'numeric' })
/** "Tue 14 Dec", as the reader's own clock names the day. */
export const weekday = dates({ weekday: 'short', day: 'numeric', month: 'short' })

/** "14 Dec", with the year when it is another one; the day of a moment needs the zone of whose day it is. */
export function day(value: string | number | Date, timeZone = 'UTC') {
  const date = new Date(value)
  const sameYear = date.getUTCFullYear() === new Date().getUTCFullYear()
  return (sameYear ? dayOf : dayYearOf)(date, timeZone)
}

const fullOf = dates({ dateStyle: 'long', timeStyle: 'short' })
/** "14 December 2026, 16:30 IST": the full date in the reader's zone. */
export const fullDate = (value: string | number | Date) =>
  `${fullOf(new Date(value))} ${zoneName(value)}`

const zones = kept(
  (timeZone) =>
    new Intl.DateTimeFormat(/Kolkata|Calcutta/.test(timeZone) ? 'en-IN' : 'en-GB', {
      timeZone,
      timeZoneName: 'short',
    })
)
/** The short name of a zone at a time: IST, GMT+1. */
export const zoneName = (value: string | number | Date, timeZone: string = readerZone()) =>
  zones(timeZone)
    .formatToParts(new Date(value))
    .find((part) => part.type === 'timeZoneName')?.value ?? ''

const dayTimeOf = dates({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
/** "Tue 14 Dec, 16:30 IST" */
export const dayTime = (value: string | number | Date) =>
  `${dayTimeOf(new Date(value))} ${zoneName(value)}`

const hourOf = dates({ hour: '2-digit', minute: '2-digit' })
/** "16:30" in a zone, the reader's own unless named. */
export const clock = (value: string | number | Date, timeZone?: string) =>
  hourOf(new Date(value), timeZone)

// browsers still give some zones their old names
const renamed: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
}

/** A zone by its name of today. */
export const zoneOf = (timeZone: string) => renamed[timeZone] ?? timeZone

let zone: string | undefined
/** The reader's time zone by its IANA name. */
export function readerZone() {
  // asked once: to find out takes as long as to write ten dates
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zoneOf(zone)
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
// never "yesterday", as hours are counted and no midnights; "परसों" would be two days ago and in two days
const relative = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

/** "1 day ago", "in 3 hours", "just now". */
export function ago(value: string | number | Date) {
  const seconds = (new Date(value).getTime() - Date.now()) / 1_000
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit)
  return t`just now`
}

const countries = perLanguage((locale) =>
  inEnglish()
    ? new Intl.DisplayNames('en', { type: 'region' })
    : new Intl.DisplayNames(locale, { type: 'region' })
)

/** "India" of IN; a code that no country has is shown as it is. */
export function countryName(code: string) {
  try {
    return countries().of(code) ?? code
  } catch {
    return code
  }
}

/** 84 kB, 2.4 MB, 200 MB */
export const fileSize = (bytes: number) =>
  bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024))} kB`
    : `${+(bytes / 1_048_576).toFixed(1)} MB`

/** Letters for someone without a picture. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('')

/** A hue that always belongs to the same name. */
export const hueOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

const monthOf = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' })
/** "Apr 2019" of 2019-04. */
export const month = (value?: string | null) => value && monthOf(new Date(`${value}-01T00:00:00Z`))
/** "Apr 2019 – Mar 2022", as far as it is known. */
export const months = ({
  start,
  end,
  isCurrent,
}: {
  start?: string | null
  end?: string | null
  isCurrent?: boolean | null
}) => [month(start), isCurrent ? t`now` : month(end)].filter(Boolean).join(' – ')
