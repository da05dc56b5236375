import type User from '#api/accounts/models/user'
import type File from '#api/files/models/file'
import { reachesSql } from '#api/candidates/control/reach'
import CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/can'
import Application from '#api/applications/models/application'
import { sees } from '#api/applications/seen_applications'

/** A resume may be read in the companies it went to, by those who see the applicants of that job. */
export default async function mayReadResume(user: User, file: File): Promise<boolean> {
  const member = await CompanyMember.query().where('user_id', user.id).preload('company').first()
  if (!member) return false
  const sent = await Application.query()
    .where('company_id', member.companyId)
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .whereHas('resume', (resume) => resume.where('file_id', file.id))
    .select('id', 'job_id')
    .limit(100)
  if (sent.length === 0) return false
  for (const application of sent)
    if (can(member, 'see_applicants', { assigned: await sees(member, application) }).allowed)
      return true
  return false
}
