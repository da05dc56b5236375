import db from '@adonisjs/lucid/services/db'
import type CompanyMember from '#api/companies/models/company_member'
import { seenSql } from '#api/applications/seen_applications'
import { seenBy } from '#api/applications/seen_applications'
import Application from '#api/applications/models/application'
import { type UnansweredState } from '#api/applications/application_facts'

type Wanted = {
  state?: UnansweredState
  jobId?: number
  page?: number
  limit?: number
}

/** Applications of all jobs that nobody answered: those that wait, those past their date, and those that closed unanswered. */
export async function listUnanswered(
  member: CompanyMember,
  { state = 'waiting', jobId, page = 1, limit = 20 }: Wanted
) {
  const query = Application.query()
    .where(seenBy(member))
    .whereNull('first_answered_at')
    .whereNull('merged_into_id')
  if (state === 'closed') query.where('status', 'expired')
  else query.whereNull('ended_at')
  if (state === 'late') query.where('answer_by', '<', new Date())
  if (jobId) query.where('job_id', jobId)
  const found = await query
    .orderBy('answer_by', state === 'closed' ? 'desc' : 'asc')
    .orderBy('id')
    .withScopes((scopes) => scopes.withCard())
    .preload('job', (job) => job.preload('company'))
    .paginate(page, limit)
  const counts = await db
    .from('applications')
    .where('company_id', member.companyId)
    .whereNull('first_answered_at')
    .whereNull('merged_into_id')
    .whereRaw(seenSql(member), { user: member.userId })
    .select(
      db.raw(`count(*) filter (where ended_at is null) as waiting`),
      db.raw(`count(*) filter (where ended_at is null and answer_by < now()) as late`),
      db.raw(`count(*) filter (where status = 'expired') as closed`)
    )
    .first()
  return {
    applications: found.all(),
    total: found.total,
    page,
    limit,
    counts: counts as { waiting: number; late: number; closed: number },
  }
}
