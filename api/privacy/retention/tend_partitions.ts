import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { AUDIT_KEEP_MONTHS } from '#api/accounts/account_facts'
import { tendPartitions, type Partitioned } from '#api/engines/partitions/partitions'
import { MONTHS_AHEAD, NOTIFICATIONS_KEEP_MONTHS } from '#api/privacy/privacy_facts'

/** The tables that lie in parts of a month, and how long they are kept. */
const partitioned = (): Partitioned[] => [
  { table: 'audit_log', by: 'time', ...kept(env.get('AUDIT_KEEP_MONTHS', AUDIT_KEEP_MONTHS)) },
  {
    table: 'notifications',
    by: 'id',
    ...kept(env.get('NOTIFICATIONS_KEEP_MONTHS', NOTIFICATIONS_KEEP_MONTHS)),
  },
]
const kept = (months: number) => ({
  time: 'created_at',
  schema: 'partitions',
  ahead: MONTHS_AHEAD,
  keep: months > 0 ? months : null,
})

/**
 * The scheduled command that makes the months of partitioned tables ahead, and drops as a whole those that are older than
 * what is kept. Safe to run twice; returns the names of the parts.
 */
export default async function tendParts() {
  const made: string[] = []
  const dropped: string[] = []
  for (const wish of partitioned()) {
    const tended = await db.transaction(async (trx) => {
      // a long reading, such as a backup, is not waited for and lets nobody wait: the next run does it
      await trx.rawQuery(`set local lock_timeout = '5s'`)
      await trx.rawQuery('set local statement_timeout = 0')
      return tendPartitions(async (sql) => (await trx.rawQuery(sql)).rows, wish, new Date())
    })
    made.push(...tended.made)
    dropped.push(...tended.dropped)
  }
  return { made, dropped }
}
