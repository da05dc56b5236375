import db from '@adonisjs/lucid/services/db'
import type Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import { applicationStatuses, type ApplicationStatus } from '#api/applications/application_states'

type Wanted = {
  status?: ApplicationStatus
  search?: string
  sort?: 'latest' | 'oldest' | 'match' | 'name'
  page?: number
  limit?: number
}

/** A page of a job's applicants, and how many stand at each status. */
export async function listApplicants(
  job: Job,
  { status, search, sort = 'latest', page = 1, limit = 20 }: Wanted
) {
  const query = Application.query()
    .where('applications.job_id', job.id)
    .withScopes((scopes) => scopes.withCard())
  if (status) query.where('applications.status', status)
  if (search)
    query.whereIn(
      'applications.candidate_id',
      db
        .from('candidates')
        .join('users', 'users.id', 'candidates.user_id')
        .whereRaw(`(users.first_name || ' ' || users.last_name) ilike ?`, [
          `%${search.replace(/[\\%_]/g, '\\$&')}%`,
        ])
        .select('candidates.id')
    )
  if (sort === 'match') query.orderByRaw('applications.skills_matched desc')
  if (sort === 'name')
    query.orderByRaw(
      `(select lower(first_name || ' ' || last_name) from users join candidates on candidates.user_id = users.id where candidates.id = applications.candidate_id)`
    )
  const found = await query
    .orderBy('applications.id', sort === 'oldest' ? 'asc' : 'desc')
    .paginate(page, limit)
  const standing = await db
    .from('applications')
    .where('job_id', job.id)
    .groupBy('status')
    .select('status')
    .count('* as count')
  const counts = Object.fromEntries(
    applicationStatuses.map((name) => [
      name,
      standing.find((row) => row.status === name)?.count ?? 0,
    ])
  ) as Record<ApplicationStatus, number>
  return { applications: found.all(), total: found.total, page, limit, counts }
}
