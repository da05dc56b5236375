import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can } from '#api/companies/access/page_access'
import { isOnJob } from '#api/interviews/interview_viewers'

export default class InterviewPolicy extends BasePolicy {
  see(_user: User, member: CompanyMember) {
    return authorization(can(member, 'see_interviews'))
  }

  /** Say what one thought of an interview that one sees. */
  score(_user: User, member: CompanyMember) {
    return authorization(can(member, 'comments'))
  }

  /** Set up, answer and end the interviews of a job. */
  async lead(_user: User, member: CompanyMember, { jobId }: { jobId: number }) {
    return authorization(can(member, 'interviews', { assigned: await isOnJob(member, jobId) }))
  }
}
