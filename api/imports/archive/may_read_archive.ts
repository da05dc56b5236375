import type User from '#api/accounts/models/user'
import { can } from '#api/companies/access/company_rights'
import CompanyMember from '#api/companies/models/company_member'
import type File from '#api/files/models/file'

/** An archive is read by those of its company who may ask for one, as long as they may. */
export default async function mayReadArchive(user: User, file: File): Promise<boolean> {
  if (file.companyId === null) return false
  const member = await CompanyMember.query()
    .where({ userId: user.id, companyId: file.companyId })
    .preload('company')
    .first()
  return member !== null && can(member, 'take_out').allowed
}
