import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { adminRoleValues } from '#api/accounts/admin_rights'
import { adminMay, type AdminRight } from '#api/accounts/admin_rights'

/** Ids of the active administrators who have a right: those who hear of what waits for it. */
export async function adminsWho(
  trx: TransactionClientContract,
  right: AdminRight
): Promise<number[]> {
  const rows = await trx
    .from('users')
    .where({ user_type: 'admin', status: 'active' })
    .whereIn(
      'admin_role',
      adminRoleValues.filter((role) => adminMay(right, role))
    )
    .select('id')
  return rows.map(({ id }) => id)
}
