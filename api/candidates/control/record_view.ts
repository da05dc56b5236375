import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Notes that someone of a company opened a candidate's profile: one row for a company and day. `viewerId` is the user's id. */
export async function recordView(
  candidateId: number,
  companyId: number,
  viewerId: number,
  client: QueryClientContract = db.connection()
) {
  await client.rawQuery(
    `insert into profile_views (candidate_id, company_id, viewed_by) values (?, ?, ?)
     on conflict (candidate_id, company_id, viewed_on) do update
       set views = profile_views.views + 1, last_viewed_at = now(), viewed_by = excluded.viewed_by`,
    [candidateId, companyId, viewerId]
  )
}
