import type User from '#api/accounts/models/user'
import type File from '#api/files/models/file'
import CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/page_access'
import Application from '#api/applications/models/application'
import { interviews, isOnTeams } from '#api/applications/application_policy'

/** A resume may be read in the companies it went to, by those who see the applicants of that job. */
export default async function mayReadResume(user: User, file: File): Promise<boolean> {
  const member = await CompanyMember.query().where('user_id', user.id).preload('company').first()
  if (!member) return false
  const sent = await Application.query()
    .where('company_id', member.companyId)
    .whereHas('resume', (resume) => resume.where('file_id', file.id))
    .select('id', 'job_id')
    .limit(100)
  if (sent.length === 0) return false
  if (can(member, 'see_applicants', { assigned: false }).allowed) return true
  for (const { id, jobId } of sent) {
    const assigned = (await isOnTeams(user, [jobId])) || (await interviews(user, id))
    if (can(member, 'see_applicants', { assigned }).allowed) return true
  }
  return false
}
