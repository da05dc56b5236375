import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Archives of these companies that hold somebody of whom they may read nothing more: they are offered no longer, also by
 * links made before, and the next sweep removes them. What the company is still to have is in a new one.
 */
export async function endArchives(trx: TransactionClientContract, companyIds: number[]) {
  await trx
    .from('company_archives')
    .whereIn('company_id', companyIds)
    .where('status', 'ready')
    .where('expires_at', '>', new Date())
    .update({ expires_at: new Date(), updated_at: new Date() })
}
