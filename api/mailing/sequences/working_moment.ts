import type { DateTime } from 'luxon'
import { WORKING_HOURS as hours } from '#api/mailing/sequences/sequence_facts'

/** A moment within somebody's working hours, from Monday to Friday in their zone: this one, or the next there is. */
export function workingMoment(moment: DateTime, zone: string): DateTime {
  const there = moment.setZone(zone)
  let at = there.isValid ? there : moment.toUTC()
  const open = (day: DateTime) => day.startOf('day').set({ hour: hours.from })
  if (at.hour < hours.from) at = open(at)
  if (at.hour >= hours.to) at = open(at.plus({ days: 1 }))
  while (at.weekday > 5) at = open(at.plus({ days: 1 }))
  return at
}
