import type User from '#api/accounts/models/user'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'

/** May this person hear of what concerns them now? Everyone may but those whose company, or place in it, is closed. */
export async function mayFollow(user: User): Promise<boolean> {
  if (user.userType !== 'client') return true
  const member = await CompanyMember.query().where('user_id', user.id).preload('company').first()
  return member !== null && can(member, 'follow').allowed
}
