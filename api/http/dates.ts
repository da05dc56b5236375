import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

/**
 * A day or a time of the wire, `2026-12-01` or `2026-12-01T09:00:00Z`, in UTC. Undefined for anything else: for a time
 * without its offset, which would be another moment to a sender elsewhere, and for what no calendar has, such as the
 * 31st of February: `Date` would take it for a day in March, and PostgreSQL would fail.
 */
export function timeOf(text: string): DateTime<true> | undefined {
  if (!/^\d{4}-\d\d-\d\d(T.+(Z|[+-]\d\d(:?\d\d)?))?$/i.test(text)) return undefined
  const time = DateTime.fromISO(text, { zone: 'utc' })
  return time.isValid && time.year > 0 && time.year < 10_000 ? time : undefined
}

const isTime = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !timeOf(value))
    field.report(
      '{{ field }} must be a day of the calendar such as 2027-01-31, or a time with its offset from UTC such as 2027-01-31T09:00:00Z',
      'date',
      field
    )
})

const isDay = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && (value.length !== 10 || !timeOf(value)))
    field.report('{{ field }} must be a day of the calendar such as 2027-01-31', 'date', field)
})

/** For a transform, which is also asked about the null of a field that may be null. */
const unlessNull =
  <T>(read: (text: string) => T) =>
  (text: string): T =>
    text === null ? null! : read(text)

/** A day or a time, as a `Date`. */
export const time = () =>
  vine
    .string()
    .trim()
    .maxLength(40)
    .use(isTime())
    .transform(unlessNull((value) => timeOf(value)!.toJSDate()))

/** A day or a time, as its text: whose day it is decides when it ends (`endOf`). */
export const timeText = () => vine.string().trim().maxLength(40).use(isTime())

/** The end of a day in a time zone; of a time, the time itself. */
export const endOf = (text: string, zone: string): DateTime =>
  text.length === 10 ? DateTime.fromISO(text, { zone }).endOf('day') : timeOf(text)!

/** The beginning of a day in a time zone; of a time, the time itself. */
export const startOf = (text: string, zone: string): DateTime =>
  text.length === 10 ? DateTime.fromISO(text, { zone }) : timeOf(text)!

/** A whole day, as its beginning in UTC. */
export const day = () =>
  vine
    .string()
    .trim()
    .use(isDay())
    .transform(unlessNull((value) => timeOf(value)!))
