import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import { withMarksOfAll } from '#api/candidates/verified_marks'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import { eligible } from '#api/talent/spotlight/eligible'

type Wanted = { page?: number; limit?: number; industry?: number }

/** The order of the wall: shuffled anew each day, and the same on all pages of one day. */
const shuffled = (table: string) =>
  `md5(${table}.id::text || '${DateTime.utc().toISODate()}'), ${table}.id`

const isPaid = (key: string, table: string) =>
  db.raw(
    `exists (select from spotlights s where s.${key} = ${table}.id and s.source = 'purchase' and s.starts_at <= now() and s.ends_at > now()) as is_paid`
  )

/**
 * Who is in the spotlight today. A company's people never see who blocks it. An industry narrows to those
 * who name it as theirs, or worked at a verified company of it.
 */
export async function spotlightWall(
  { page = 1, limit = 24, industry }: Wanted,
  companyId?: number | null
) {
  const query = Candidate.query()
    .select('candidates.*')
    .select(isPaid('candidate_id', 'candidates'))
    .where('spotlight_expires_at', '>', new Date())
    .whereRaw(eligible.candidate)
    .whereHas('user', (user) => user.where('status', 'active'))
    .withScopes((scopes) => scopes.withCard())
  if (companyId)
    query.whereRaw(
      'not exists (select from candidate_blocks b where b.candidate_id = candidates.id and b.company_id = ?)',
      [companyId]
    )
  if (industry)
    query.whereRaw(
      `(? = any(candidates.industry_ids) or exists (select from employments e join companies c on company_key(c.name::text) = company_key(e.company::text)
         where e.candidate_id = candidates.id and c.industry_id = ? and c.verification = 'verified' and company_key(c.name::text) <> ''))`,
      [industry, industry]
    )
  const list = await query.orderByRaw(shuffled('candidates')).paginate(page, limit)
  return {
    candidates: await withMarksOfAll(list.all()),
    pagination: pagination(page, limit, list.total),
  }
}

/** The companies in the spotlight today. */
export async function spotlightCompanies({ page = 1, limit = 12 }: Wanted) {
  const list = await Company.query()
    .withScopes((scopes) => (scopes.visible(), scopes.withOpenJobs()))
    .select(isPaid('company_id', 'companies'))
    .where('companies.spotlight_expires_at', '>', new Date())
    .preload('industry')
    .orderByRaw(shuffled('companies'))
    .paginate(page, limit)
  return { companies: list.all(), pagination: pagination(page, limit, list.total) }
}
