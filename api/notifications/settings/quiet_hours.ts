import { DateTime } from 'luxon'
import type { DigestRhythm } from '#api/notifications/notification_facts'

export type Quiet = { quietFrom: string | null; quietTo: string | null; timeZone: string }
export type Digesting = Quiet & { digest: DigestRhythm; digestHour: number; digestWeekday: number }

const at = (day: DateTime, time: string) => {
  const [hour, minute] = time.split(':').map(Number)
  return day.set({ hour, minute, second: 0, millisecond: 0 })
}

/**
 * When the quiet hours end in which this moment lies, or null outside of them. They may run over midnight; `from` is
 * within, `to` is not. A time that the clock skips in spring counts as the one after it.
 */
export function quietUntil({ quietFrom, quietTo, timeZone }: Quiet, moment: Date): Date | null {
  if (!quietFrom || !quietTo) return null
  const now = DateTime.fromJSDate(moment, { zone: timeZone })
  for (const begun of [now.minus({ days: 1 }), now]) {
    const from = at(begun, quietFrom)
    const to = at(quietTo > quietFrom ? begun : begun.plus({ days: 1 }), quietTo)
    if (from <= now && now < to) return to.toJSDate()
  }
  return null
}

/** When a digest is due that gets its first line now; quiet hours push it back to their end. */
export function nextDigest(person: Digesting, moment: Date): Date {
  const now = DateTime.fromJSDate(moment, { zone: person.timeZone })
  let due = now.set({ hour: person.digestHour, minute: 0, second: 0, millisecond: 0 })
  if (person.digest === 'weekly')
    due = due.plus({ days: (person.digestWeekday - due.weekday + 7) % 7 })
  if (due <= now) due = due.plus({ days: person.digest === 'weekly' ? 7 : 1 })
  return quietUntil(person, due.toJSDate()) ?? due.toJSDate()
}
