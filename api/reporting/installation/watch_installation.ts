import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { adminsWho } from '#api/accounts/admins_who'
import { settings } from '#api/http/settings'
import { notify } from '#api/notifications/notify'
import {
  alarms,
  crossed,
  measureWords,
  thresholdWords,
  TOLD_AGAIN_HOURS,
  type AlarmName,
  type Measures,
} from '#api/reporting/installation/alarm_facts'
import { installationStatus, measuresOf } from '#api/reporting/installation/installation_status'

/** When each alarm that is on was told. */
type Told = Partial<Record<AlarmName, string>>
const KEY = 'installation_alarms'

/** Every five minutes, once over all instances: tells super admins what has crossed its threshold, and what is fine again. */
export default async function watchInstallation() {
  await tellAlarms(measuresOf(await installationStatus()))
}

/**
 * Tells what is new, and what goes on for a day since it was told. What is not known now stays as it was. Safe to run
 * twice.
 */
export async function tellAlarms(measures: Measures, now = new Date()) {
  await db.transaction(async (trx) => {
    // instances of different versions may both run the schedule for a moment
    await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [KEY])
    const told = (await settings.read<Told>(KEY, trx)) ?? {}
    const on = crossed(measures)
    const isOld = (at: string) => now.getTime() - Date.parse(at) >= TOLD_AGAIN_HOURS * 3_600_000
    const begun = on.filter((name) => !told[name] || isOld(told[name]))
    const ended = (Object.keys(told) as AlarmName[]).filter(
      (name) => measures[name] !== undefined && !on.includes(name)
    )
    if (begun.length + ended.length === 0) return
    for (const name of begun) told[name] = now.toISOString()
    for (const name of ended) delete told[name]
    await settings.write(KEY, told, trx)
    await tell(
      trx,
      [
        ...begun.map((name) => sentence(name, measures[name]!)),
        ...ended.map((name) => `Fine again. ${sentence(name, measures[name]!)}`),
      ],
      begun.length > 0
    )
  })
}

const sentence = (name: AlarmName, value: number) =>
  `${alarms[name].label}: ${measureWords(name, value)} (told of when ${thresholdWords(name)})`

async function tell(trx: TransactionClientContract, lines: string[], isBad: boolean) {
  await notify(trx, {
    to: await adminsWho(trx, 'keep_installation'),
    kind: 'installation.alarm',
    message: lines.join('. '),
    link: '/admin/status',
    mail: {
      subject: isBad ? 'The installation needs a look' : 'The installation is fine again',
      lines,
      action: { label: 'Open the status', path: '/admin/status' },
    },
  })
}
