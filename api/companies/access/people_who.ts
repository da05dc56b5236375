import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  companyRoles,
  extentOf,
  type CompanyRight,
  type CompanyRole,
} from '#api/companies/access/company_rights'

/**
 * Ids of the active people of a company who have a right, by its table: who hears of an event. Whose role has it
 * for assigned jobs hears of the jobs whose team they are on, and whose role has it for what they interview, of
 * applications in whose interviews they take part. Plain SQL, as jobs and interviews stand above this module.
 */
export async function peopleWho(
  trx: TransactionClientContract,
  companyId: number,
  right: CompanyRight,
  {
    jobId = null,
    applicationId = null,
  }: { jobId?: number | null; applicationId?: number | null } = {}
): Promise<number[]> {
  const having = (extent: ReturnType<typeof extentOf>): CompanyRole[] =>
    companyRoles.filter((role) => extentOf(right, role) === extent)
  const { rows } = await trx.rawQuery(
    `select m.user_id from company_members m where m.company_id = :company and m.status = 'active' and (
       m.role = any(:always)
       or m.role = any(:assigned) and exists (select from job_members t where t.job_id = :job and t.user_id = m.user_id)
       or m.role = any(:own) and exists (select from interviews i where i.application_id = :application
         and (i.organiser_id = m.user_id or exists (select from interviewers p where p.interview_id = i.id and p.user_id = m.user_id))))
     order by m.id`,
    {
      company: companyId,
      job: jobId,
      application: applicationId,
      always: having(true),
      assigned: having('assigned'),
      own: having('own'),
    } as any
  )
  return rows.map((row: { user_id: number }) => row.user_id)
}
