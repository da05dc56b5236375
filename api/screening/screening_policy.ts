import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'

export default class ScreeningPolicy extends BasePolicy {
  /** A hiring manager reads what was said of the applicants of their jobs. */
  see(_: User, member: CompanyMember, jobId: number) {
    return mayWorkOn(member, 'see_ai', [jobId])
  }
}
