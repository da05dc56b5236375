import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import { verifiedMarks } from '#api/candidates/candidate_ports'
import type { VerifiedMark } from '#api/candidates/verified_mark'
import Company from '#api/companies/models/company'
import { eligible } from '#api/talent/spotlight/eligible'

/** As many skills of each are told. */
const SKILLS_SHOWN = 6

/** A candidate as the wall knows them. */
export type LitCandidate = {
  id: number
  firstName: string
  lastName: string
  headline: string | null
  photoKey: string | null
  slug: string
  isPublic: boolean
  experienceYears: string
  city: string | null
  countryCode: string | null
  availability: string | null
  englishBand: string | null
  expiresAt: Date
  isPaid: boolean
  skills: { skillId: string; skillName: string }[]
  marks: VerifiedMark[]
}

type Wanted = { page?: number; limit?: number; industry?: number }

/** The order of the wall: shuffled anew each day, and the same on all pages of one day. */
const shuffled = (table: string) =>
  `md5(${table}.id::text || '${DateTime.utc().toISODate()}'), ${table}.id`

const paid = (key: string, table: string) =>
  `exists (select from spotlights s where s.${key} = ${table}.id and s.source = 'purchase' and s.starts_at <= now() and s.ends_at > now())`

/**
 * Who is in the spotlight today. A company's people never see who blocks it. An industry narrows to those
 * who name it as theirs, or worked at a verified company of it. The start page asks for it each time: one statement
 * without whole profiles, and one for the marks.
 */
export async function spotlightWall(
  { page = 1, limit = 24, industry }: Wanted,
  companyId?: number | null
) {
  const values = { companyId: companyId ?? 0, industry: industry ?? 0 }
  const lit = `from candidates join users on users.id = candidates.user_id and users.status = 'active'
     where candidates.spotlight_expires_at > now() and ${eligible.candidate}
       ${companyId ? 'and not exists (select from candidate_blocks b where b.candidate_id = candidates.id and b.company_id = :companyId)' : ''}
       ${industry ? `and ${ofIndustry}` : ''}`
  const { rows } = await db.rawQuery<{ rows: (LitCandidate & { total: number })[] }>(
    `select candidates.id, users.first_name as "firstName", users.last_name as "lastName", candidates.headline, candidates.photo_key as "photoKey",
       candidates.slug, candidates.is_public as "isPublic", candidates.experience_years as "experienceYears", candidates.city, candidates.country_code as "countryCode",
       candidates.availability, candidates.english_band as "englishBand", candidates.spotlight_expires_at as "expiresAt",
       ${paid('candidate_id', 'candidates')} as "isPaid", count(*) over ()::int as total,
       array(select json_build_object('skillId', s.skill_id::text, 'skillName', k.name)
         from candidate_skills s join skills k on k.id = s.skill_id
         where s.candidate_id = candidates.id order by s.position, s.id limit ${SKILLS_SHOWN}) as skills
     ${lit}
     order by ${shuffled('candidates')} limit :limit offset :skipped`,
    { ...values, limit, skipped: (page - 1) * limit }
  )
  /** Past the end no row tells it. */
  const all = async () =>
    (await db.rawQuery(`select count(*)::int as total ${lit}`, values)).rows[0].total
  const marks = await verifiedMarks(rows.map(({ id }) => Number(id)))
  const candidates = rows.map(({ total, ...candidate }) => ({
    ...candidate,
    marks: marks.get(Number(candidate.id)) ?? [],
  }))
  return { candidates, pagination: pagination(page, limit, rows[0]?.total ?? (await all())) }
}

const ofIndustry = `(:industry = any(candidates.industry_ids) or exists (select from employments e join companies c on company_key(c.name::text) = company_key(e.company::text)
  where e.candidate_id = candidates.id and c.industry_id = :industry and c.verification = 'verified' and company_key(c.name::text) <> ''))`

/** The companies in the spotlight today. */
export async function spotlightCompanies({ page = 1, limit = 12 }: Wanted) {
  const list = await Company.query()
    .withScopes((scopes) => (scopes.visible(), scopes.withCard()))
    .select(db.raw(`${paid('company_id', 'companies')} as is_paid`))
    .where('companies.spotlight_expires_at', '>', new Date())
    .orderByRaw(shuffled('companies'))
    .paginate(page, limit)
  return { companies: list.all(), pagination: pagination(page, limit, list.total) }
}
