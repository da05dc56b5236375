import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'
import type Job from '#api/jobs/models/job'

export default class JobPolicy extends BasePolicy {
  edit(_: User, member: CompanyMember, { id }: Job) {
    return mayWorkOn(member, 'edit_job', [id])
  }
}
