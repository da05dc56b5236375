import type User from '#api/accounts/models/user'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import type File from '#api/files/models/file'
import CompanyArchive from '#api/imports/models/company_archive'

/** An archive is read by those of its company who may ask for one, as long as they may and it is offered. */
export default async function mayReadArchive(user: User, file: File): Promise<boolean> {
  if (file.companyId === null) return false
  const member = await CompanyMember.query()
    .where({ userId: user.id, companyId: file.companyId })
    .preload('company')
    .first()
  if (!member || !can(member, 'take_out').allowed) return false
  const offered = await CompanyArchive.query()
    .where('file_id', file.id)
    .where('expires_at', '>', new Date())
    .first()
  return offered !== null
}
