import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can } from '#api/companies/access/page_access'
import type Job from '#api/jobs/models/job'

/** Who in a company may post, change and see its jobs. */
export default class JobPolicy extends BasePolicy {
  /** Posting, submitting, pausing, closing, refreshing, duplicating, removing. */
  post(_: User, member: CompanyMember) {
    return authorization(can(member, 'post_job'))
  }

  async edit(user: User, member: CompanyMember, job: Job) {
    return authorization(can(member, 'edit_job', { assigned: await job.hasMember(user.id) }))
  }

  see(_: User, member: CompanyMember) {
    return authorization(can(member, 'see_jobs'))
  }
}
