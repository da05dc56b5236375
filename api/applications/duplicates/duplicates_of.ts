import db from '@adonisjs/lucid/services/db'
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
  phone: boolean
  mailbox: boolean
  employer: boolean
  resume: boolean
}

const MOST = 10

/** Other accounts among the company's applicants that may be the same person: the same phone, mailbox, name with employer, or resume. */
export async function duplicatesOf(application: Application): Promise<Duplicate[]> {
  const mailbox = (column: string) =>
    `replace(split_part(split_part(lower(${column}::text), '@', 1), '+', 1), '.', '')`
  const { rows } = await db.rawQuery(
    `with me as materialized (
       select c.id as candidate_id, u.id as user_id, u.phone, u.first_name, u.last_name, u.email, ${mailbox('u.email')} as mailbox, split_part(lower(u.email::text), '@', 2) as domain,
         (select array_agg(distinct lower(e.company)) from employments e where e.candidate_id = c.id) as employers,
         (select array_agg(distinct f.sha256) from resumes r join files f on f.id = r.file_id where r.candidate_id = c.id) as resumes
       from candidates c join users u on u.id = c.user_id where c.id = :candidate
     ), alike as materialized (
       select u.id as user_id from me join users u on u.phone = me.phone
       union select u.id from me join users u on ${mailbox('u.email')} = me.mailbox
       union select u.id from me join users u on lower(u.first_name) = lower(me.first_name) and lower(u.last_name) = lower(me.last_name)
       union select f.owner_id from me join files f on f.purpose = 'resume' and f.sha256 = any(me.resumes)
     ), found as (
       select a.id, a.job_id, j.title, u.first_name, u.last_name, u.email, a.status, a.created_at,
         coalesce(u.phone = me.phone, false) as phone,
         ${mailbox('u.email')} = me.mailbox and length(me.mailbox) > 4 and (split_part(lower(u.email::text), '@', 2) = me.domain or lower(u.last_name) = lower(me.last_name)) as mailbox,
         lower(u.first_name) = lower(me.first_name) and lower(u.last_name) = lower(me.last_name)
           and exists (select from employments e where e.candidate_id = c.id and lower(e.company) = any(me.employers)) as employer,
         exists (select from resumes r join files f on f.id = r.file_id where r.candidate_id = c.id and f.sha256 = any(me.resumes)) as resume
       from alike cross join me
         join users u on u.id = alike.user_id and u.user_type = 'developer'
         join candidates c on c.user_id = u.id and c.id <> me.candidate_id
         join applications a on a.candidate_id = c.id and a.company_id = :company and a.merged_into_id is null
         join jobs j on j.id = a.job_id
     )
     select * from found where phone or mailbox or employer or resume order by job_id = :job desc, id desc limit ${MOST}`,
    {
      candidate: application.candidateId,
      company: application.companyId,
      job: application.jobId,
    }
  )
  return rows
}
