import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { toldRights, type ColleagueChange } from '#api/companies/access/colleague_facts'
import type { CompanyRight } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import transmit from '#api/notifications/stream/transmit'

/** May this person hear of what their company's people change: the rule of the channel `companies/<id>`. */
export async function mayHearColleagues(user: User, companyId: number): Promise<boolean> {
  if (user.userType !== 'client') return false
  const member = await CompanyMember.query()
    .where({ userId: user.id, companyId })
    .preload('company')
    .first()
  return member !== null && can(member, 'follow').allowed
}

const isTold = (right: CompanyRight): right is ColleagueChange['right'] =>
  (toldRights as readonly CompanyRight[]).includes(right)

/**
 * Tells the open screens of a company that somebody there has changed something, once it is stored. They ask for it as
 * their reader may see it, so that nothing of a row is in what is told.
 */
export async function tellColleagues(
  { companyId, userId }: Pick<CompanyMember, 'companyId' | 'userId'>,
  right: CompanyRight,
  trx?: TransactionClientContract
) {
  if (!isTold(right)) return
  const change: ColleagueChange = { type: 'company.changed', right, by: String(userId) }
  await transmit.broadcast(`companies/${companyId}`, change, trx)
}
