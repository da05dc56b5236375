import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { pagination } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import type { PostedSort } from '#api/jobs/job_facts'
import { jobFlow, type JobState } from '#api/jobs/job_flow'
import { countApplications } from '#api/jobs/job_ports'
import type { postedJobs } from '#api/jobs/job_validators'
import { waiting } from '#api/jobs/revisions/waiting_change'

/** What a company works at first. */
const inOrder: JobState[] = [
  'live',
  'pending',
  'rejected',
  'draft',
  'paused',
  'suspended',
  'expired',
  'closed',
  'archived',
]

/** SQL: is a job in this state? */
const isIn = (state: JobState) =>
  Object.entries(jobFlow.columns(state))
    .map(([name, value]) =>
      value === null
        ? `${string.snakeCase(name)} is null`
        : `${string.snakeCase(name)} = '${value}'`
    )
    .join(' and ')

const orders: Record<PostedSort, string> = {
  latest: 'id desc',
  oldest: 'id',
  state: `case ${inOrder.map((state, rank) => `when ${isIn(state)} then ${rank}`).join(' ')} end, id desc`,
  title: 'lower(title), id desc',
  applicants: 'applicant_count desc, id desc',
  until: 'valid_through nulls last, id desc',
}

/** A company's jobs, each with its applications by status, and how many there are in each state. Archived ones show only when asked for. */
export async function postedJobsOf(
  companyId: number,
  { page = 1, limit = 20, status, search, sort = 'latest' }: Infer<typeof postedJobs>
) {
  const query = Job.query()
    .where('company_id', companyId)
    .preload('company')
    .preload('revisions', waiting)
  if (status) query.where(status === 'open' ? { status } : jobFlow.columns(status))
  else query.whereNot('status', 'archived')
  if (search) query.whereRaw('title ilike ?', [`%${search.replace(/[\\%_]/g, '\\$&')}%`])
  const jobs = await query.orderByRaw(orders[sort]).paginate(page, limit)
  const counts = await countApplications(jobs.map(({ id }) => id))
  for (const job of jobs) job.$extras.counts = counts.get(job.id)
  return {
    jobs: jobs.all(),
    states: await countStates(companyId),
    pagination: pagination(page, limit, jobs.total),
  }
}

/** How many jobs of a company are in each state. */
async function countStates(companyId: number): Promise<Record<JobState, number>> {
  const columns = inOrder.map((state) => `count(*) filter (where ${isIn(state)})::int as ${state}`)
  return db
    .from('jobs')
    .where('company_id', companyId)
    .select(db.raw(columns.join(', ')))
    .first()
}
