import { companyRoles } from '#api/companies/access/company_rights'
import { seenSql } from '#api/applications/seen_applications'

/**
 * SQL over a row that tells a person of a candidate (`user_id`, `company_id`, `candidate_id`, `job_id`, `created_at`):
 * may they be told of it now? Not once the candidate took themselves back from the company after it was written, was
 * suspended, or, of a colleague who was taken off the job or lost the right, of an application that they see no more.
 * What is written after the candidate went speaks of the end itself, and is told.
 */
export const stillConcernsSql = (told: string) => `(
  ${told}.company_id is null or ${told}.candidate_id is null
  or exists (select from users admin where admin.id = ${told}.user_id and admin.user_type = 'admin')
  or not exists (select from candidate_blocks b where b.candidate_id = ${told}.candidate_id and b.company_id = ${told}.company_id
       and b.reason = 'chosen' and b.created_at > ${told}.created_at)
     and (exists (select from candidates own where own.id = ${told}.candidate_id and own.user_id = ${told}.user_id)
       or not exists (select from candidates gone where gone.id = ${told}.candidate_id and gone.visibility = 'suspended')
          and (not exists (select from applications where ${between(told)})
            or exists (select from company_members m join applications on ${between(told)}
                 where m.user_id = ${told}.user_id and m.company_id = ${told}.company_id and m.status = 'active' and ${seenByRole()}))))`

const between = (told: string) =>
  `applications.company_id = ${told}.company_id and applications.candidate_id = ${told}.candidate_id
     and (${told}.job_id is null or applications.job_id = ${told}.job_id)`

/** SQL over `company_members m` and `applications`: does this colleague see it? */
const seenByRole = () =>
  `case m.role ${companyRoles
    .map((role) => `when '${role}' then ${seenSql({ role }).replaceAll(':user', 'm.user_id')}`)
    .join(' ')} else false end`
