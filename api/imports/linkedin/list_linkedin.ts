import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { pagination } from '#api/http/pagination'
import { seniorities } from '#api/imports/import_facts'
import type { linkedinListValidator } from '#api/imports/import_validators'
import LinkedinCandidate from '#api/imports/models/linkedin_candidate'

const columns = {
  updatedAt: 'updated_at',
  createdAt: 'created_at',
  lastContactAt: 'last_contact_at',
  lName: 'last_name',
  company: 'company',
  seniorLevel: 'seniority',
} as const

/** A page of LinkedIn candidates, the latest changed first unless told, and counts of all that there are. */
export async function listLinkedin({
  page = 1,
  limit = 20,
  term,
  profileComplete,
  seniorLevel,
  sortBy = 'updatedAt',
  sortOrder = 'desc',
}: Infer<typeof linkedinListValidator>) {
  const query = LinkedinCandidate.query()
  if (term)
    query.whereRaw(
      `(first_name || ' ' || last_name || ' ' || coalesce(headline, '') || ' ' || coalesce(company, '')) ilike ?`,
      [`%${term.replace(/[\\%_]/g, '\\$&')}%`]
    )
  if (profileComplete !== undefined) query.where('profile_complete', profileComplete)
  if (seniorLevel) query.where('seniority', seniorLevel)
  const order = sortOrder.toLowerCase() as 'asc' | 'desc'
  const list = await query
    .orderByRaw(`${columns[sortBy]} ${order} ${order === 'desc' ? 'nulls last' : 'nulls first'}`)
    .orderBy('id', order)
    .paginate(page, limit)
  return {
    candidates: list.all(),
    pagination: pagination(page, limit, list.total),
    stats: await linkedinStats(),
  }
}

/** Counts of all LinkedIn candidates: how many profiles are whole, can be contacted, were contacted, and how senior they are. */
async function linkedinStats() {
  const { rows } = await db.rawQuery(
    `select count(*)::int as total, count(*) filter (where profile_complete)::int as "profileComplete",
       count(*) filter (where email is not null or phone is not null)::int as "withContact",
       count(*) filter (where last_contact_at is not null)::int as contacted,
       ${seniorities.map(({ value }) => `count(*) filter (where seniority = '${value}')::int as "${value}"`).join(', ')}
     from linkedin_candidates`
  )
  const { total, profileComplete, withContact, contacted, ...levels } = rows[0] as Record<
    string,
    number
  >
  return {
    total,
    profileComplete,
    profileIncomplete: total - profileComplete,
    withContact,
    contacted,
    seniorLevels: seniorities.map(({ value, label }) => ({
      value: value as string,
      label: label as string,
      count: levels[value],
    })),
  }
}
