import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'

export default class MailPolicy extends BasePolicy {
  /** A hiring manager writes to the applicants of the jobs whose team they are on. */
  write(_: User, member: CompanyMember, jobIds: number[]) {
    return mayWorkOn(member, 'send_mail', jobIds)
  }
}
