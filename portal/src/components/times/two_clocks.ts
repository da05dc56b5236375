import { t } from '@lingui/core/macro'
import { clock, dayTime, weekday, zoneOf } from '../format'

// a moment for two people who may live in different zones; apart from other dates, which every page begins with

/** "Berlin" of Europe/Berlin. */
export const cityOf = (timeZone: string) => zoneOf(timeZone).split('/').at(-1)!.replaceAll('_', ' ')

/** A moment on the other's clock, by the name of its city: "12:00 in Berlin"; none when the reader's shows the same. */
export function otherClock(value: string | number | Date, other: string | null | undefined) {
  if (!other || clockOf(value, other) === clockOf(value)) return undefined
  const [theirDay, time] = clockOf(value, other).split(', ')
  const sameDay = clockOf(value).startsWith(`${theirDay}, `)
  const theirs = sameDay ? time : `${theirDay}, ${time}`
  const city = cityOf(other)
  return t`${theirs} in ${city}`
}

/** One moment for who reads it and for the other: "Tue 14 Dec, 16:30 IST · 12:00 in Berlin". One part when both clocks show the same. */
export const bothZones = (value: string | number | Date, other: string | null | undefined) =>
  [dayTime(value), otherClock(value, other)].filter(Boolean).join(' · ')

/** "Tue 14 Dec, 16:30" as one string that is split at its comma. */
const clockOf = (value: string | number | Date, timeZone?: string) =>
  `${weekday(new Date(value), timeZone).replaceAll(',', '')}, ${clock(value, timeZone)}`
