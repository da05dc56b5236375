import db from '@adonisjs/lucid/services/db'
import { cursor } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import { extentOf } from '#api/companies/access/company_rights'
import Application from '#api/applications/models/application'

type Wanted = { jobId?: number; cursor?: string; limit?: number }

/** SQL: may the member, who is `:user`, move the row of `applications`? */
const movedSql = ({ role }: CompanyMember) => {
  const extent = extentOf('move_applicants', role)
  if (extent === true) return 'true'
  return extent
    ? 'applications.job_id in (select job_id from job_members where user_id = :user)'
    : 'false'
}

/**
 * A stretch of those who wait for an answer and whom the member may move, over all jobs, by the promised date; beside it
 * how many wait, and how many past their date. `next` goes on after the last row, however many were answered meanwhile.
 */
export async function answerQueue(
  member: CompanyMember,
  { jobId, cursor: after, limit = 20 }: Wanted
) {
  const waiting = () =>
    Application.query()
      .where('applications.company_id', member.companyId)
      .whereNull('first_answered_at')
      .whereNull('ended_at')
      .whereNull('merged_into_id')
      .whereRaw(movedSql(member), { user: member.userId })
      .if(jobId, (query) => query.where('job_id', jobId!))
  const [answerBy, id] = cursor.read(after) ?? []
  const rows = await waiting()
    // the text keeps the microseconds by which rows are told apart
    .select('applications.*', db.raw('answer_by::text as due'))
    .withScopes((scopes) => scopes.reached())
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('job')
    .if(isTime(answerBy) && typeof id === 'number', (query) =>
      query.whereRaw('(answer_by, applications.id) > (?::timestamptz, ?)', [answerBy!, id!])
    )
    .orderBy('answer_by')
    .orderBy('applications.id')
    .limit(limit + 1)
  const applications = rows.slice(0, limit)
  const last = rows.length > limit ? applications.at(-1) : undefined
  const counts = await waiting()
    .pojo<{ waiting: number; late: number }>()
    .select(db.raw('count(*) as waiting'))
    .select(db.raw('count(*) filter (where answer_by < now()) as late'))
    .firstOrFail()
  return {
    applications,
    counts: { waiting: Number(counts.waiting), late: Number(counts.late) },
    limit,
    next: last ? cursor.write([last.$extras.due, Number(last.id)]) : null,
  }
}

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
