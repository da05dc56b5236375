import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Application from '#api/applications/models/application'
import type CompanyMember from '#api/companies/models/company_member'
import { reaches } from '#api/jobs/job_team'
import { takesPart } from '#api/companies/company_ports'
import { extentOf, type CompanyRole } from '#api/companies/access/company_rights'

/** SQL: does `:user` take part in an interview of the row of `applications`? */
const interviewedSql = () => takesPart('applications.id', ':user')

/** SQL: is the company's row of `applications` within the reach of the member, who is `:user`? */
export function seenSql({ role }: { role: CompanyRole }) {
  const extent = extentOf('see_applicants', role)
  if (!extent) return 'false'
  if (extent === true) return 'true'
  return extent === 'own'
    ? interviewedSql()
    : `(${interviewedSql()} or applications.job_id in (select job_id from job_members where user_id = :user))`
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
