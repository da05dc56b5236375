import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import { authorization } from '#api/companies/access/policy_response'
import { can } from '#api/companies/access/can'
import { sees } from '#api/applications/seen_applications'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'
import type Application from '#api/applications/models/application'

export default class ApplicationPolicy extends BasePolicy {
  see(_: User, member: CompanyMember, jobIds: number[]) {
    return mayWorkOn(member, 'see_applicants', jobIds)
  }

  move(_: User, member: CompanyMember, jobIds: number[]) {
    return mayWorkOn(member, 'move_applicants', jobIds)
  }

  /** The person who edits a job chooses its pipeline. */
  arrange(_: User, member: CompanyMember, jobId: number) {
    return mayWorkOn(member, 'edit_job', [jobId])
  }

  /** One application is also opened by those who take part in an interview of it. */
  async open(_: User, member: CompanyMember, application: Pick<Application, 'id' | 'jobId'>) {
    return authorization(
      can(member, 'see_applicants', { assigned: await sees(member, application) })
    )
  }
}
