import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'

export default class InterviewPolicy extends BasePolicy {
  /** Set up, answer and end the interviews of a job. */
  lead(_: User, member: CompanyMember, { jobId }: { jobId: number }) {
    return mayWorkOn(member, 'interviews', [jobId])
  }
}
