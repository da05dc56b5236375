import type { Infer } from '@vinejs/vine/types'
import { pagination } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import { jobFlow } from '#api/jobs/job_flow'
import { countApplications } from '#api/jobs/job_ports'
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
  const counts = await countApplications(jobs.map(({ id }) => id))
  for (const job of jobs) job.$extras.counts = counts.get(job.id)
  return { jobs: jobs.all(), pagination: pagination(page, limit, jobs.total) }
}
