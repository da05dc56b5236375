import { DateTime } from 'luxon'
import { BACKUPS_KEPT } from '#api/backups/backup_facts'

const FORM = "yyyyMMdd'T'HHmmss'Z'"

/** The name of a backup that begins now: in the order of names lies the order of time. */
export const backupName = (now: DateTime) => `candor-${now.toUTC().toFormat(FORM)}.backup`

/** When a backup began, by its name; nothing for other files. */
function timeOf(name: string) {
  const [, words] = /^candor-(\d{8}T\d{6}Z)\.backup$/.exec(name) ?? []
  const time = words ? DateTime.fromFormat(words, FORM, { zone: 'utc' }) : undefined
  return time?.isValid ? time : undefined
}

/** Only the backups among files, the newest first. */
export const newestFirst = (names: string[]) => names.filter(timeOf).toSorted().toReversed()

/**
 * The backups that newer ones replace: all but the newest of each of the last days, weeks and months that have one. The
 * newest of all is never among them, and neither is a file with another name.
 */
export function outlived(names: string[]): string[] {
  const backups = newestFirst(names)
  const wanted = new Set<string>()
  for (const [form, most] of [
    ['yyyy-MM-dd', BACKUPS_KEPT.days],
    ["kkkk-'W'WW", BACKUPS_KEPT.weeks],
    ['yyyy-MM', BACKUPS_KEPT.months],
  ] as const) {
    const newest = new Map<string, string>()
    for (const name of backups) {
      const period = timeOf(name)!.toFormat(form)
      if (!newest.has(period)) newest.set(period, name)
    }
    for (const name of [...newest.values()].slice(0, most)) wanted.add(name)
  }
  return backups.filter((name) => !wanted.has(name))
}
