import db from '@adonisjs/lucid/services/db'
import { audit } from '#api/accounts/audit/audit'
import { IMPORT_DAYS } from '#api/candidates/candidate_facts'

const BATCH = 500

/** Drops what was brought along from elsewhere and not accepted for a month: what was accepted is on the profile. Returns how many. */
export default async function sweepImports() {
  let done = 0
  for (;;) {
    const count = await db.transaction(async (trx) => {
      const { rowCount } = await trx.rawQuery(
        `delete from profile_imports where id in (
           select id from profile_imports where created_at < now() - make_interval(days => ?) order by created_at limit ? for update skip locked)`,
        [IMPORT_DAYS, BATCH]
      )
      if (rowCount > 0)
        await audit(trx, {
          actorId: null,
          action: 'profile-imports.sweep',
          subjectType: 'profile-imports',
          subjectLabel: `${rowCount} not accepted within ${IMPORT_DAYS} days`,
        })
      return rowCount as number
    })
    done += count
    if (count < BATCH) return done
  }
}
