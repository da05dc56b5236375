import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can } from '#api/companies/access/page_access'
import { isOnJob } from '#api/interviews/interview_viewers'

/** Whoever may move a job's applicants may also say what they were like. */
export default class ReviewPolicy extends BasePolicy {
  see(_user: User, member: CompanyMember) {
    return authorization(can(member, 'see_interviews'))
  }

  async write(_user: User, member: CompanyMember, { jobId }: { jobId: number }) {
    return authorization(can(member, 'move_applicants', { assigned: await isOnJob(member, jobId) }))
  }
}
