import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can } from '#api/companies/access/page_access'
import { isOnTeams } from '#api/applications/application_policy'

/** Pipelines are for those who post jobs; whoever edits a job chooses its own. */
export default class StagePolicy extends BasePolicy {
  see(_user: User, member: CompanyMember) {
    return authorization(can(member, 'see_applicants'))
  }

  keep(_user: User, member: CompanyMember) {
    return authorization(can(member, 'post_job'))
  }

  async choose(user: User, member: CompanyMember, jobId: number) {
    return authorization(can(member, 'edit_job', { assigned: await isOnTeams(user, [jobId]) }))
  }
}
