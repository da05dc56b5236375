import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The users who decide about companies. */
export async function platformStaff(trx: TransactionClientContract): Promise<number[]> {
  const rows = await trx
    .from('users')
    .where('user_type', 'admin')
    .where('status', 'active')
    .whereIn('admin_role', ['super', 'moderator'])
    .select('id')
  return rows.map((row) => row.id)
}
