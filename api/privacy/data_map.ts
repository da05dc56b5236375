import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import { blockCompany } from '#api/candidates/control/block_company'

export type Holding = {
  company_id: number
  name: string
  slug: string
  logo_key: string | null
  since: Date
  applications: number
  running: number
  resumes: number
  interviews: number
  offers: number
  tests: number
  analyses: number
  messages: number
  mails: number
  requested: Date | null
  unlocked: Date | null
  unlocked_until: Date | null
  saved: boolean
  blocked: boolean
}

/** The companies that hold something of a candidate: what, since when, and by which right; one page of them, or one company. */
export async function dataMap(
  candidateId: number,
  {
    companyId = null,
    page = 1,
    limit = 20,
  }: { companyId?: number | null; page?: number; limit?: number } = {}
): Promise<{ holdings: Holding[]; total: number }> {
  const { rows } = await db.rawQuery(
    `with held as (
       select company_id, created_at as since, 'application' as kind from applications where candidate_id = :candidate
       union all select company_id, created_at, 'unlock' from contact_unlocks where candidate_id = :candidate
       union all select company_id, created_at, 'request' from contact_requests where candidate_id = :candidate
       union all select company_id, created_at, 'saved' from saved_profiles where candidate_id = :candidate
       union all select company_id, created_at, 'offer' from offers where candidate_id = :candidate
       union all select company_id, created_at, 'test' from assessment_sends where candidate_id = :candidate and status <> 'cancelled'
       union all select s.company_id, s.created_at, 'analysis' from screening_analyses s join applications sa on sa.id = s.application_id where sa.candidate_id = :candidate and s.status = 'ready'
       union all select company_id, created_at, 'mail' from company_mails where candidate_id = :candidate
       union all select company_id, created_at, 'interview' from interviews where candidate_id = :candidate
       union all select company_id, created_at, 'conversation' from conversations where candidate_id = :candidate and message_count > 0
     ), companies_holding as (
       select company_id, min(since) as since, count(*) filter (where kind = 'application')::int as applications,
         count(*) filter (where kind = 'interview')::int as interviews, count(*) filter (where kind = 'offer')::int as offers, count(*) filter (where kind = 'test')::int as tests, count(*) filter (where kind = 'analysis')::int as analyses, count(*) filter (where kind = 'mail')::int as mails, bool_or(kind = 'saved') as saved,
         max(since) filter (where kind = 'request') as requested
       from held group by company_id
     )
     select h.*, c.name, c.slug, c.logo_key,
       (select count(*)::int from applications a where a.candidate_id = :candidate and a.company_id = h.company_id
         and coalesce(a.held_status, a.status) in ('applied', 'reviewing', 'shortlisted', 'assessment', 'interview', 'offer')) as running,
       (select count(distinct a.resume_id)::int from applications a where a.candidate_id = :candidate and a.company_id = h.company_id and a.resume_id is not null) as resumes,
       (select coalesce(sum(t.message_count), 0)::int from conversations t where t.candidate_id = :candidate and t.company_id = h.company_id) as messages,
       u.created_at as unlocked, u.expires_at as unlocked_until,
       exists (select from candidate_blocks b where b.candidate_id = :candidate and b.company_id = h.company_id) as blocked,
       count(*) over ()::int as total
     from companies_holding h join companies c on c.id = h.company_id
     left join lateral (select created_at, expires_at from contact_unlocks u where u.candidate_id = :candidate and u.company_id = h.company_id
       and u.revoked_at is null and u.expires_at > now() order by expires_at desc limit 1) u on true
     where :company::bigint is null or h.company_id = :company::bigint
     order by h.since desc, h.company_id desc limit :limit offset :offset`,
    { candidate: candidateId, company: companyId, limit, offset: (page - 1) * limit } as any
  )
  // a page past the end has no row that could tell
  const first = () => dataMap(candidateId, { companyId, limit: 1 })
  const total = rows[0]?.total ?? (page > 1 ? (await first()).total : 0)
  return { holdings: rows, total }
}

/**
 * Takes back in one step what a company holds: running applications end, unlocks and requests too, its shortlists
 * forget the candidate, and it does not see them again.
 */
export async function withdrawFrom(candidate: Candidate, companyId: number) {
  const [held] = (await dataMap(candidate.id, { companyId })).holdings
  if (!held) throw new errors.E_ROW_NOT_FOUND()
  await blockCompany(candidate, await Company.findOrFail(companyId))
  const { holdings } = await dataMap(candidate.id, { companyId })
  return holdings.at(0) ?? { ...held, saved: false, blocked: true }
}
