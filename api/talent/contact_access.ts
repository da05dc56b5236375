import { seenSql } from '#api/applications/seen_applications'
import type CompanyMember from '#api/companies/models/company_member'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * SQL: may `:company` read the contact details of the candidate whose id is `candidate` (a column's name)?
 * Applying unlocks for that company, an accepted request does for a time; the block list wins over both.
 */
export const unlockedSql = (candidate: string, seen = 'true') => `(
  not exists (select from candidate_blocks b where b.candidate_id = ${candidate} and b.company_id = :company)
  and (exists (select from applications where applications.company_id = :company and applications.candidate_id = ${candidate} and ${seen})
    or exists (select from contact_unlocks u where u.company_id = :company and u.candidate_id = ${candidate}
      and u.revoked_at is null and u.expires_at > now())))`

/**
 * SQL: may `:company` see the candidate `c` of the user `u` at all? Searchable to it, or an applicant of its jobs, also one
 * that it brought in and who has not claimed the profile.
 * To a company on the block list they are simply not there.
 */
export const visibleSql = (c = 'c', u = 'u', seen = 'true') => `(
  ${u}.status in ('active', 'unclaimed')
  and not exists (select from candidate_blocks b where b.candidate_id = ${c}.id and b.company_id = :company)
  and ((${c}.approval = 'approved' and ${c}.visibility = 'active')
    or exists (select from applications where applications.company_id = :company and applications.candidate_id = ${c}.id and ${seen})))`

/** Who reads for a company: all of it, or one of its people, to whom only the applications that they see count. */
export type Reader = number | Pick<CompanyMember, 'companyId' | 'userId' | 'role'>

/** The reader's part of `unlockedSql` and `visibleSql`, with its values. */
export const readerOf = (reader: Reader): { seen: string; values: Record<string, number> } =>
  typeof reader === 'number'
    ? { seen: 'true', values: { company: reader } }
    : { seen: seenSql(reader), values: { company: reader.companyId, user: reader.userId } }

/** Those of the candidates whose contact details the reader may read. */
export async function unlockedAmong(
  reader: Reader,
  candidateIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Set<number>> {
  if (candidateIds.length === 0) return new Set()
  const { seen, values } = readerOf(reader)
  const { rows } = await client.rawQuery(
    `select c.id from candidates c where c.id = any(:ids) and ${unlockedSql('c.id', seen)}`,
    { ...values, ids: candidateIds } as any
  )
  return new Set(rows.map(({ id }: { id: number }) => id))
}
