import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'

export default class SendPolicy extends BasePolicy {
  /** A hiring manager asks for tests of the jobs whose team they are on. */
  ask(_: User, member: CompanyMember, jobIds: number[]) {
    return mayWorkOn(member, 'ask_assessment', jobIds)
  }

  /** Who sees what a job asks, and the results of its applicants. */
  see(_: User, member: CompanyMember, jobId: number) {
    return mayWorkOn(member, 'see_sends', [jobId])
  }
}
