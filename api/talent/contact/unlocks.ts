import db from '@adonisjs/lucid/services/db'
import { audit } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import { pagination, type Pagination } from '#api/http/pagination'
import type Candidate from '#api/candidates/models/candidate'
import ContactUnlock from '#api/talent/models/contact_unlock'

/**
 * Every company that may read, or could read, a candidate's contact: by an application or by a request that
 * they accepted, with who asked, and each time that someone took the details out. Latest first.
 */
export async function unlocksOf(
  candidate: Candidate,
  { page = 1, limit = 20 }: { page?: number; limit?: number }
): Promise<{ unlocks: Unlocked[]; pagination: Pagination }> {
  const { rows } = await db.rawQuery(
    `with unlocks as (
       select u.id, 'request' as source, u.company_id, u.created_at, u.expires_at, u.revoked_at, r.sent_by as asked_by, r.job_id,
         null::bigint as opened_by, null::timestamptz as opened_at
       from contact_unlocks u left join contact_requests r on r.id = u.contact_request_id where u.candidate_id = :candidate
       union all
       select null, 'application', a.company_id, min(a.created_at), null, null, null, (array_agg(a.job_id order by a.id))[1],
         (array_agg(a.opened_by order by a.opened_at) filter (where a.opened_at is not null))[1], min(a.opened_at)
       from applications a where a.candidate_id = :candidate group by a.company_id
     )
     select unlocks.*, count(*) over () as total, c.name as company_name, c.slug, c.logo_key, j.title as job_title,
       asker.first_name || ' ' || asker.last_name as asked_by_name,
       opener.first_name || ' ' || opener.last_name as opened_by_name,
       exists (select from candidate_blocks b where b.candidate_id = :candidate and b.company_id = unlocks.company_id) as blocked,
       (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at desc), '[]') from (
          select f.created_at, f.reason, f.fields, w.first_name || ' ' || w.last_name as by
          from contact_fetches f left join users w on w.id = f.fetched_by
          where f.candidate_id = :candidate and f.company_id = unlocks.company_id order by f.id desc limit 20) f) as fetches
     from unlocks join companies c on c.id = unlocks.company_id
       left join users asker on asker.id = unlocks.asked_by left join users opener on opener.id = unlocks.opened_by left join jobs j on j.id = unlocks.job_id
     order by unlocks.created_at desc, c.id limit :limit offset :offset`,
    { candidate: candidate.id, limit, offset: (page - 1) * limit }
  )
  // a page past the end has no row that could tell
  const first = () => unlocksOf(candidate, { limit: 1 })
  const total = rows[0]?.total ?? (page > 1 ? (await first()).pagination.total : 0)
  return { unlocks: rows, pagination: pagination(page, limit, total) }
}

export type Unlocked = {
  id: number | null
  source: 'request' | 'application'
  company_id: number
  company_name: string
  slug: string
  logo_key: string | null
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  asked_by_name: string | null
  opened_by_name: string | null
  opened_at: Date | null
  job_title: string | null
  blocked: boolean
  fetches: { created_at: string; reason: string; fields: string[]; by: string | null }[]
}

/** The candidate takes an unlock back: from now on the company sees the masked profile again. */
export async function revokeUnlock(candidate: Candidate, id: number) {
  await db.transaction(async (trx) => {
    const unlock = await ContactUnlock.query({ client: trx })
      .where({ id, candidateId: candidate.id })
      .forUpdate()
      .firstOrFail()
    if (unlock.revokedAt) throw new Refusal('You took this back already')
    await trx
      .from('contact_unlocks')
      .where('id', id)
      .update({ revoked_at: new Date(), updated_at: new Date() })
    await audit(trx, {
      actorId: candidate.userId,
      action: 'contact.revoke',
      subjectType: 'candidates',
      subjectId: candidate.id,
      companyId: unlock.companyId,
    })
  })
}
