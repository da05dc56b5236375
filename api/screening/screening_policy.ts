import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import { sees } from '#api/applications/seen_applications'
import type Application from '#api/applications/models/application'
import { can } from '#api/companies/access/can'
import { authorization } from '#api/companies/access/policy_response'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn } from '#api/jobs/job_team'

export default class ScreeningPolicy extends BasePolicy {
  /** A hiring manager reads what was said of the applicants of their jobs. */
  see(_: User, member: CompanyMember, jobId: number) {
    return mayWorkOn(member, 'see_ai', [jobId])
  }

  /** What the resume says is for all who see the application. */
  async read(_: User, member: CompanyMember, application: Pick<Application, 'id' | 'jobId'>) {
    return authorization(
      can(member, 'see_applicants', { assigned: await sees(member, application) })
    )
  }
}
