import { takesPart } from '#api/companies/company_ports'
import { extentOf, type CompanyRole } from '#api/companies/access/company_rights'

/** SQL: does `:user` take part in an interview of the row of `applications`? */
export const interviewedSql = () => takesPart('applications.id', ':user')

/** SQL: is the company's row of `applications` within the reach of the member, who is `:user`? */
export function seenSql({ role }: { role: CompanyRole }) {
  const extent = extentOf('see_applicants', role)
  if (!extent) return 'false'
  if (extent === true) return 'true'
  return extent === 'own'
    ? interviewedSql()
    : `(${interviewedSql()} or applications.job_id in (select job_id from job_members where user_id = :user))`
}
