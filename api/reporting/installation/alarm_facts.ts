// Pure: the console bundles this file, so nothing of the server may be imported here.

type Unit = 'seconds' | 'count' | 'share'
type Alarm = { label: string; unit: Unit } & ({ above: number } | { below: number })

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What super admins are told of, and from which value on; the one table behind the page and the mails. */
export const alarms = {
  queue_age: { label: 'Age of the oldest background job', unit: 'seconds', above: 15 * MINUTE },
  dead_letters: { label: 'Background jobs that failed for good', unit: 'count', above: 0 },
  mails_age: { label: 'Age of the oldest mail that waits', unit: 'seconds', above: 30 * MINUTE },
  mails_failed: { label: 'Mails that failed within a day', unit: 'count', above: 20 },
  search_age: { label: 'Age of the search index', unit: 'seconds', above: MINUTE },
  storage_free: { label: 'Free space of the file storage', unit: 'share', below: 0.1 },
  database_free: { label: 'Free space of the database', unit: 'share', below: 0.1 },
  connections: { label: 'Database connections in use', unit: 'share', above: 0.8 },
  replica_lag: { label: 'Delay of the slowest replica', unit: 'seconds', above: MINUTE },
  backup_age: { label: 'Age of the last backup', unit: 'seconds', above: 26 * HOUR },
} as const satisfies Record<string, Alarm>
export type AlarmName = keyof typeof alarms
/** Only what is known here: no storage in a bucket has a share that is free. */
export type Measures = Partial<Record<AlarmName, number>>

/** One that goes on is told again after a day. */
export const TOLD_AGAIN_HOURS = 24

/** The names of what has crossed its threshold. */
export const crossed = (measures: Measures) =>
  (Object.keys(alarms) as AlarmName[]).filter((name) => {
    const value = measures[name]
    const alarm: Alarm = alarms[name]
    if (value === undefined) return false
    return 'above' in alarm ? value > alarm.above : value < alarm.below
  })

/** A value in words: "26 hours", "7 %", "3". */
export function measureWords(name: AlarmName, value: number) {
  const { unit } = alarms[name]
  if (unit === 'share') return `${Math.round(value * 100)} %`
  return unit === 'seconds' ? secondsWords(value) : value.toLocaleString('en')
}

/** "40 seconds", "15 minutes", "26 hours", "3 days", in whole ones. */
export function secondsWords(seconds: number) {
  const [size, unit] =
    seconds >= 2 * 24 * HOUR
      ? [24 * HOUR, 'day']
      : seconds >= 2 * HOUR
        ? [HOUR, 'hour']
        : seconds >= 2 * MINUTE
          ? [MINUTE, 'minute']
          : [1, 'second']
  const count = Math.floor(seconds / (size as number))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "more than 15 minutes": from where on it is told. */
export function thresholdWords(name: AlarmName) {
  const alarm: Alarm = alarms[name]
  return 'above' in alarm
    ? `more than ${measureWords(name, alarm.above)}`
    : `less than ${measureWords(name, alarm.below)}`
}
