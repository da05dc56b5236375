import { BasePolicy } from '@adonisjs/bouncer'
import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type User from '#api/accounts/models/user'
import { authorization } from '#api/companies/access/authorization'
import { can } from '#api/companies/access/company_rights'
import { interviewedSql, seenSql } from '#api/applications/seen_applications'
import type CompanyMember from '#api/companies/models/company_member'
import { mayWorkOn, reaches } from '#api/jobs/job_team'
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

/** Is an application of the member's company within their reach: of their jobs, or one that they interview. */
export const sees = async (
  member: CompanyMember,
  { id, jobId }: Pick<Application, 'id' | 'jobId'>
) => (await reaches(member, 'see_applicants', [jobId])) || (await interviews(member, id))

/** Narrows a query of applications to those that a member sees. */
export const seenBy =
  (member: CompanyMember) => (query: ModelQueryBuilderContract<typeof Application>) => {
    query
      .where('applications.company_id', member.companyId)
      .whereRaw(seenSql(member), { user: member.userId })
  }

async function interviews({ userId }: CompanyMember, applicationId: number): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `select 1 from applications where id = :application and ${interviewedSql()}`,
    { application: applicationId, user: userId }
  )
  return rows.length > 0
}
