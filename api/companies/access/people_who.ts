import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isOnTeam, takesPart } from '#api/companies/company_ports'
import {
  companyRoles,
  extentOf,
  type CompanyRight,
  type CompanyRole,
} from '#api/companies/access/company_rights'

/**
 * Ids of the active people of a company who have a right, by its table: who hears of an event. Whose role has it
 * for assigned jobs hears of the jobs whose team they are on, and whose role has it for what they interview, of
 * applications in whose interviews they take part.
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
       or m.role = any(:assigned) and ${isOnTeam(':job', 'm.user_id')}
       or m.role = any(:own) and ${takesPart(':application', 'm.user_id')})
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
