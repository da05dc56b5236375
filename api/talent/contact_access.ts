import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * SQL: may `:company` read the contact details of the candidate whose id is `candidate` (a column's name)?
 * Applying unlocks for that company, an accepted request does for a time; the block list wins over both.
 */
export const unlockedSql = (candidate: string) => `(
  not exists (select from candidate_blocks b where b.candidate_id = ${candidate} and b.company_id = :company)
  and (exists (select from applications a where a.company_id = :company and a.candidate_id = ${candidate})
    or exists (select from contact_unlocks u where u.company_id = :company and u.candidate_id = ${candidate}
      and u.revoked_at is null and u.expires_at > now())))`

/**
 * SQL: may `:company` see the candidate `c` of the user `u` at all? Searchable to it, or an applicant of its jobs.
 * To a company on the block list they are simply not there.
 */
export const visibleSql = (c = 'c', u = 'u') => `(
  ${u}.status = 'active'
  and not exists (select from candidate_blocks b where b.candidate_id = ${c}.id and b.company_id = :company)
  and ((${c}.approval = 'approved' and ${c}.visibility = 'active')
    or exists (select from applications a where a.company_id = :company and a.candidate_id = ${c}.id)))`

/** Those of the candidates whose contact details the company may read. */
export async function unlockedAmong(
  companyId: number,
  candidateIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Set<number>> {
  if (candidateIds.length === 0) return new Set()
  const { rows } = await client.rawQuery(
    `select c.id from candidates c where c.id = any(:ids) and ${unlockedSql('c.id')}`,
    { company: companyId, ids: candidateIds } as any
  )
  return new Set(rows.map(({ id }: { id: number }) => id))
}
