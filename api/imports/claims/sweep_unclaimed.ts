import db from '@adonisjs/lucid/services/db'
import { audit } from '#api/accounts/audit/audit'
import { UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { removeUnclaimed } from '#api/imports/claims/remove_unclaimed'

const BATCH = 200

/** Removes profiles that nobody claimed in their time (domain.md 15). Safe to run twice; returns how many. */
export default async function sweepUnclaimed() {
  let done = 0
  for (;;) {
    const found = await db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery(
        `select c.user_id from imported_profiles p join candidates c on c.id = p.candidate_id
         where p.expires_at < now() and p.status <> 'claimed' order by p.expires_at, p.id limit ${BATCH} for update of p skip locked`
      )
      const ids = (rows as { user_id: number }[]).map(({ user_id }) => user_id)
      const removed = await removeUnclaimed(trx, ids)
      // who stays with a company has no end here
      await trx.rawQuery(
        `update imported_profiles p set expires_at = null from candidates c where c.id = p.candidate_id and c.user_id = any(?)`,
        [ids] as any[]
      )
      if (removed > 0)
        await audit(trx, {
          actorId: null,
          action: 'imported-profiles.sweep',
          subjectType: 'imported-profiles',
          subjectLabel: `${removed} not claimed within ${UNCLAIMED_DAYS} days`,
        })
      done += removed
      return ids.length
    })
    if (found < BATCH) return done
  }
}
