import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import { jobFlow } from '#api/jobs/job_flow'
import type { postedJobs } from '#api/jobs/job_validators'

/** A company's jobs, the newest first, each with its applications by status. Archived ones show only when asked for. */
export async function postedJobsOf(
  companyId: number,
  { page = 1, limit = 20, status, search }: Infer<typeof postedJobs>
) {
  const query = Job.query().where('company_id', companyId).orderBy('id', 'desc').preload('company')
  if (status) query.where(status === 'open' ? { status } : jobFlow.columns(status))
  else query.whereNot('status', 'archived')
  if (search) query.whereRaw('title ilike ?', [`%${search.replace(/[\\%_]/g, '\\$&')}%`])
  const jobs = await query.paginate(page, limit)
  await countApplications(jobs.all())
  return { jobs: jobs.all(), pagination: pagination(page, limit, jobs.total) }
}

/** Plain SQL, as applications stand above this module; one query for the page. */
async function countApplications(jobs: Job[]) {
  const { rows } = await db.rawQuery(
    'select job_id, status, count(*) as total from applications where job_id = any(?) group by 1, 2',
    [jobs.map((job) => job.id)]
  )
  for (const job of jobs) {
    const counts: Record<string, number> = {
      total: 0,
      applied: 0,
      reviewing: 0,
      shortlisted: 0,
      assessment: 0,
      interview: 0,
      offer: 0,
      hired: 0,
      rejected: 0,
      withdrawn: 0,
      job_closed: 0,
      expired: 0,
    }
    for (const row of rows.filter((each: { job_id: number }) => each.job_id === job.id)) {
      counts[row.status] = row.total
      counts.total += row.total
    }
    job.$extras.counts = counts
  }
}
