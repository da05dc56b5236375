import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can } from '#api/companies/page_access'
import JobMember from '#api/jobs/models/job_member'

/** Who in a company may see and move the applicants of its jobs. */
export default class ApplicationPolicy extends BasePolicy {
  async see(user: User, member: CompanyMember, jobIds: number[]) {
    return authorization(can(member, 'see_applicants', { assigned: await isOnTeams(user, jobIds) }))
  }

  async move(user: User, member: CompanyMember, jobIds: number[]) {
    return authorization(
      can(member, 'move_applicants', { assigned: await isOnTeams(user, jobIds) })
    )
  }
}

/** Does this person belong to the team of each of these jobs. */
export async function isOnTeams(user: User, jobIds: number[]) {
  const wanted = [...new Set(jobIds)]
  return (
    (await JobMember.query().where('user_id', user.id).whereIn('job_id', wanted)).length ===
    wanted.length
  )
}
