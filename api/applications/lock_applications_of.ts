import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Locks a candidate's applications, those at one company where it is named, in the order of their ids. */
export async function lockApplicationsOf(
  trx: TransactionClientContract,
  candidateId: number,
  companyId?: number
) {
  await trx.rawQuery(
    `select id from applications where candidate_id = :candidate and (:company::bigint is null or company_id = :company) order by id for update`,
    { candidate: candidateId, company: companyId ?? null } as any
  )
}
