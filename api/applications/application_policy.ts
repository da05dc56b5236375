import { BasePolicy } from '@adonisjs/bouncer'
import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can } from '#api/companies/access/page_access'
import JobMember from '#api/jobs/models/job_member'

/** Who in a company may see and move the applicants of its jobs. */
export default class ApplicationPolicy extends BasePolicy {
  async see(user: User, member: CompanyMember, jobIds: number[]) {
    return authorization(can(member, 'see_applicants', { assigned: await isOnTeams(user, jobIds) }))
  }

  /** One application is also seen by those who take part in an interview of it. */
  async open(user: User, member: CompanyMember, { id, jobId }: { id: number; jobId: number }) {
    const assigned = (await isOnTeams(user, [jobId])) || (await interviews(user, id))
    return authorization(can(member, 'see_applicants', { assigned }))
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

/** Does this person take part in an interview of the application; plain SQL, as interviews stand above this module. */
export async function interviews(user: User, applicationId: number): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `select 1 from interviews where application_id = :application and (organiser_id = :user
       or exists (select from interviewers where interviewers.interview_id = interviews.id and interviewers.user_id = :user)) limit 1`,
    { application: applicationId, user: user.id }
  )
  return rows.length > 0
}
