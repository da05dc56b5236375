import db from '@adonisjs/lucid/services/db'
import { reachesSql } from '#api/candidates/control/reach'
import { alikeSql, marksSql, type PersonMarks } from '#api/candidates/same_person'
import type CompanyMember from '#api/companies/models/company_member'
import { seenSql } from '#api/applications/seen_applications'
import type Application from '#api/applications/models/application'

export type Duplicate = {
  id: number
  job_id: number
  title: string
  first_name: string
  last_name: string
  email: string
  status: string
  created_at: Date
} & PersonMarks

const MOST = 10

/** Other accounts among the applicants that a member sees that may be the same person: the same phone, mailbox, name with employer, or resume, or a contact in the resume of one that is the other's. */
export async function duplicatesOf(
  application: Application,
  member: CompanyMember
): Promise<Duplicate[]> {
  const { rows } = await db.rawQuery(
    `with ${alikeSql(`and ${reachesSql('c.id', ':company')}`)}, found as (
       select applications.id, applications.job_id, j.title, u.first_name, u.last_name, u.email, applications.status, applications.created_at,
         ${marksSql}
       from alike cross join me
         join users u on u.id = alike.user_id and u.user_type = 'developer'
         join candidates c on c.user_id = u.id and c.id <> me.candidate_id
         join applications on applications.candidate_id = c.id and applications.company_id = :company and applications.merged_into_id is null and ${seenSql(member)} and ${reachesSql('c.id', ':company')}
         join jobs j on j.id = applications.job_id
     )
     select * from found where phone or mailbox or employer or resume or contact order by job_id = :job desc, id desc limit ${MOST}`,
    {
      candidate: application.candidateId,
      company: application.companyId,
      job: application.jobId,
      user: member.userId,
    }
  )
  return rows
}
