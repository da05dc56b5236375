import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The lock under which an archive is asked for. */
export const archivesOf = (companyId: number) => `archives of ${companyId}`

/**
 * Archives of these companies that hold somebody of whom they may read nothing more: they are offered no longer, also by
 * links made before, and the next sweep removes them. What the company is still to have is in a new one. One that is being
 * made is made anew, after this transaction.
 */
export async function endArchives(trx: TransactionClientContract, companyIds: number[]) {
  // who asks for one meanwhile waits, as it would be made without knowing of this
  for (const companyId of companyIds.toSorted((a, b) => a - b))
    await trx.rawQuery('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [
      archivesOf(companyId),
    ])
  await trx
    .from('company_archives')
    .whereIn('company_id', companyIds)
    .whereIn('status', ['queued', 'making'])
    .update({ status: 'queued', updated_at: new Date() })
  await trx
    .from('company_archives')
    .whereIn('company_id', companyIds)
    .where('status', 'ready')
    .where('expires_at', '>', new Date())
    .update({ expires_at: new Date(), updated_at: new Date() })
}
