import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Forgets what is kept for the people of these companies, for the same `Idempotency-Key` once more: it may tell of somebody
 * of whom they read nothing more.
 */
export async function forgetAnswers(trx: TransactionClientContract, companyIds: number[]) {
  await trx.rawQuery(
    `update idempotent_requests set response = null
     where response is not null and user_id in (select user_id from company_members where company_id = any(?))`,
    [companyIds] as any[]
  )
}
