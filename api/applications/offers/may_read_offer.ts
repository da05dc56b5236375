import type User from '#api/accounts/models/user'
import type File from '#api/files/models/file'
import { reachesSql } from '#api/candidates/control/reach'
import CompanyMember from '#api/companies/models/company_member'
import Application from '#api/applications/models/application'
import { mayWorkOn } from '#api/jobs/job_team'

/** The file of an offer may be read by who got it, and in the company that made it by those who move the applicants of that job. */
export default async function mayReadOffer(user: User, file: File): Promise<boolean> {
  if (user.userType === 'developer')
    return (
      (await Application.query()
        .whereHas('candidate', (candidate) => candidate.where('user_id', user.id))
        .whereHas('offers', (offers) => offers.where('file_id', file.id))
        .first()) !== null
    )
  const member = await CompanyMember.query().where('user_id', user.id).preload('company').first()
  if (!member) return false
  const application = await Application.query()
    .where('company_id', member.companyId)
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .whereHas('offers', (offers) => offers.where('file_id', file.id))
    .first()
  return (
    application !== null &&
    (await mayWorkOn(member, 'move_applicants', [application.jobId])).authorized
  )
}
