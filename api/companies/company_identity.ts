import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'

// a deactivated colleague is nobody's, and a suspended company has no people until it is restored
const ACTIVE_MEMBER = `from company_members m join companies c on c.id = m.company_id
  where m.user_id = users.id and m.status = 'active' and c.is_active`

/** What a person is in a company, beside their account. */
export const companyIdentity = {
  client_id: `(select m.company_id ${ACTIVE_MEMBER})`,
  company_role: `(select m.role ${ACTIVE_MEMBER})`,
}

/** SQL: has the company of a person deactivated them? Takes the expression of their id. */
export const isDeactivated = (userId: string) =>
  `exists (select from company_members member where member.user_id = ${userId} and member.status <> 'active')`

/** Is a company suspended? */
export async function companyIsSuspended(
  companyId: number,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const { rows } = await client.rawQuery('select 1 from companies where id = ? and not is_active', [
    companyId,
  ])
  return rows.length > 0
}

/** Refuses (409) a person who would agree to something with a suspended company: it hears nothing, and may have been suspended for what it asks. */
export async function companyNotSuspended(
  { companyId }: { companyId: number },
  { trx }: { trx: QueryClientContract }
) {
  if (await companyIsSuspended(companyId, trx))
    throw new Refusal('This company is suspended, so nothing can be agreed with it for now')
}
