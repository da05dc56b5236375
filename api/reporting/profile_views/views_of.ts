import db from '@adonisjs/lucid/services/db'

export type CompanyViews = {
  company_id: number
  name: string
  slug: string
  logo_key: string | null
  views: number
  last_viewed_at: Date
  unlocked_at: Date | null
}

/** The companies that looked at a profile, the latest first, with the day on which each unlocked the contact. */
export async function viewsOf(
  candidateId: number,
  page: number,
  limit: number
): Promise<{ views: CompanyViews[]; total: number }> {
  const { rows } = await db.rawQuery(
    `with seen as (
       select company_id, sum(views)::int as views, max(last_viewed_at) as last_viewed_at
       from profile_views where candidate_id = :candidate group by company_id
     )
     select seen.*, companies.name, companies.slug, companies.logo_key,
       (select min(at) from (
          select created_at as at from contact_unlocks where candidate_id = :candidate and company_id = seen.company_id and revoked_at is null and expires_at > now()
          union all select created_at from applications where candidate_id = :candidate and company_id = seen.company_id
        ) as unlocks) as unlocked_at,
       count(*) over ()::int as total
     from seen join companies on companies.id = seen.company_id
     order by last_viewed_at desc, company_id desc limit :limit offset :offset`,
    { candidate: candidateId, limit, offset: (page - 1) * limit }
  )
  // a page past the end has no row that could tell
  const total = rows[0]?.total ?? (page > 1 ? (await viewsOf(candidateId, 1, 1)).total : 0)
  return { views: rows, total }
}
