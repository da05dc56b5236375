import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'

export default class ReviewPolicy extends BasePolicy {
  /** The person who may move a job's applicants may also say what they were like. */
  write(_: User, member: CompanyMember, { jobId }: { jobId: number }) {
    return mayWorkOn(member, 'move_applicants', [jobId])
  }
}
