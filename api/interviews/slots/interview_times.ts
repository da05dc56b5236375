import { DateTime, type Zone } from 'luxon'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type { EitherSide } from '#api/accounts/account_facts'
import { OUTCOME_HOURS, REMINDER_HOURS } from '#api/interviews/interview_facts'
import type { InterviewStatus } from '#api/interviews/interview_flow'

export type Span = { start: DateTime; end: DateTime }

/** The times that begin at these moments, in order; refuses those that overlap each other. */
export function spansOf(starts: DateTime[], duration: number): Span[] {
  const spans = starts
    .map((start) => ({ start, end: start.plus({ minutes: duration }) }))
    .sort((a, b) => a.start.toMillis() - b.start.toMillis())
  if (spans.some((span, index) => index > 0 && span.start < spans[index - 1].end)) {
    throw new Refusal(
      sentence(
        'The offered times overlap: leave at least {duration} minutes between their starts',
        { duration }
      ),
      { status: 422, field: 'slots' }
    )
  }
  return spans
}

/** So many hours before a moment, but never before half of the time until it has passed: a near moment still leaves time to answer. */
export function hoursBefore(hours: number, moment: DateTime, now: DateTime) {
  return DateTime.max(moment.minus({ hours }), now.plus(moment.diff(now).toMillis() / 2))
}

type Dated = {
  status: InterviewStatus
  startsAt: DateTime | null
  endsAt: DateTime | null
  expiresAt: DateTime | null
  remindedDayAt: DateTime | null
  remindedHourAt: DateTime | null
}

/** When the scheduled command has to look at an interview next. */
export function nextDue(interview: Dated): DateTime | null {
  const { status, startsAt, endsAt, expiresAt } = interview
  if (status === 'requested' || status === 'proposed' || status === 'reschedule_requested')
    return expiresAt
  if (status === 'awaiting_outcome') return endsAt!.plus({ hours: OUTCOME_HOURS })
  if (status !== 'scheduled') return null
  if (!interview.remindedHourAt)
    return interview.remindedDayAt
      ? startsAt!.minus({ hours: REMINDER_HOURS.hour })
      : startsAt!.minus({ hours: REMINDER_HOURS.day })
  return endsAt
}

/** The zones of both sides of an interview, the reader's first. */
export const zonesOf = (
  { candidateTimeZone, clientTimeZone }: Record<'candidateTimeZone' | 'clientTimeZone', string>,
  reader: EitherSide
) =>
  reader === 'candidate' ? [candidateTimeZone, clientTimeZone] : [clientTimeZone, candidateTimeZone]

/** `Tue 1 Dec 2026, 14:30–15:15 IST (Asia/Kolkata) · 10:00–10:45 CET (Europe/Berlin)`: the reader's zone first; a second date only where it differs. Days and months are in the words of the locale. */
export function inZones({ start, end }: Span, zones: string[], locale = 'en-US'): string {
  return [...new Set(zones)]
    .map((zone, index, [first]) => {
      const here = {
        start: start.setZone(zone).setLocale(locale),
        end: end.setZone(zone).setLocale(locale),
      }
      return inZone(
        here,
        index === 0 || date(here.start) !== date(start.setZone(first).setLocale(locale))
      )
    })
    .join(' · ')
}

function inZone({ start, end }: Span, dated: boolean) {
  const changes = start.offset !== end.offset
  const from = `${clock(start)}${changes ? ` ${abbreviation(start)}` : ''}`
  const to = date(start) === date(end) ? clock(end) : `${date(end)}, ${clock(end)}`
  return `${dated ? `${date(start)}, ` : ''}${from}–${to} ${abbreviation(end)} (${start.zoneName})`
}

const date = (time: DateTime) => time.toFormat('ccc d LLL yyyy')
const clock = (time: DateTime) => time.toFormat('HH:mm')

/** A zone's short name is only known to the locale of its region: IST to en-IN, CET to en-GB, EST to en-US. */
const locales = ['en-GB', 'en-US', 'en-IN', 'en-AU', 'en-ZA', 'en-SG']
const abbreviations = new Map<string, string>()
function abbreviation(time: DateTime) {
  const key = `${time.zoneName} ${time.offset}`
  const name =
    abbreviations.get(key) ??
    locales
      .map((locale) => time.setLocale(locale).toFormat('ZZZZ'))
      .find((each) => !/^(GMT|UTC)[+-]/.test(each)) ??
    `UTC${time.toFormat('ZZ')}`
  abbreviations.set(key, name)
  return name
}

/** Is this an IANA zone that we can print times in? Offsets such as `+05:30` do not know summer time. */
export function isTimeZone(name: string) {
  const zone: Zone = DateTime.utc().setZone(name).zone
  return (
    zone.isValid &&
    (zone.type === 'iana' ? /^[A-Z][\w+-]*(\/[\w+-]+)+$/.test(name) : name === 'UTC')
  )
}
