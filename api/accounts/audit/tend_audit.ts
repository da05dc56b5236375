import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { AUDIT_KEEP_MONTHS, AUDIT_MONTHS_AHEAD } from '#api/accounts/account_facts'
import { tendPartitions } from '#api/engines/partitions/partitions'

/**
 * The scheduled command that makes the months of the audit log ahead and drops those that are older than AUDIT_KEEP_MONTHS
 * says, as a whole: its lines cannot be deleted one by one. Safe to run twice.
 */
export default async function tendAudit() {
  const keep = env.get('AUDIT_KEEP_MONTHS', AUDIT_KEEP_MONTHS)
  return db.transaction(async (trx) => {
    // a long reading of the log, such as a backup, is not waited for and lets nobody wait: the next run does it
    await trx.rawQuery(`set local lock_timeout = '5s'`)
    await trx.rawQuery('set local statement_timeout = 0')
    return tendPartitions(
      async (sql) => (await trx.rawQuery(sql)).rows,
      {
        table: 'audit_log',
        column: 'created_at',
        schema: 'partitions',
        ahead: AUDIT_MONTHS_AHEAD,
        keep: keep > 0 ? keep : null,
      },
      new Date()
    )
  })
}
