import type { Infer } from '@vinejs/vine/types'
import { adminMay } from '#api/accounts/admin_rights'
import type User from '#api/accounts/models/user'
import { errors } from '@adonisjs/lucid'
import { companyRights } from '#api/companies/access/company_rights'
import { pagination } from '#api/http/pagination'
import Job from '#api/jobs/models/job'
import JobRevision from '#api/jobs/models/job_revision'
import { withRevision } from '#api/jobs/revisions/with_revision'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import { jobCounts } from '#api/jobs/browse/job_list_query'
import { listJobs } from '#api/jobs/browse/job_lists'
import { comparedBy } from '#api/jobs/browse/exchange_rates'
import { jobFacets } from '#api/jobs/browse/job_facets'
import { jobNames, loadJobNames } from '#api/jobs/job_names'
import { jobCard, viewerOf, type Viewer } from '#api/jobs/job_transformer'
import { candidateMarks } from '#api/jobs/saved/job_marks'
import type { jobList } from '#api/jobs/job_validators'

type ListInput = Infer<typeof jobList>
type Page = { page?: number; limit?: number; cursor?: string }

/** One page of job cards for the person who looks. Cards are plain objects: this list skips models and transformers for speed. */
export async function browseJobs(filter: JobFilter, page: Page, user: User | undefined) {
  const [{ rows, pagination: pages }] = await Promise.all([listJobs(filter, page), loadJobNames()])
  const viewer = await viewerWithMarks(
    user,
    rows.map((row) => row.id)
  )
  return { data: rows.map((row) => jobCard(row, viewer)), pagination: pages }
}

/**
 * One page of job cards as the public list asks for it: with `facets` the counts of every choice, and where the order
 * is by pay, in what it was compared and by rates of which day.
 */
export async function browseWithCounts(input: ListInput, user: User | undefined) {
  const filter = filterOf(input)
  const [page, facets, comparedIn] = await Promise.all([
    browseJobs(filter, input, user),
    input.facets ? jobFacets(filter) : undefined,
    input.sort === 'budget' ? comparedBy() : undefined,
  ])
  return { ...page, facets, comparedIn }
}

/** The wire's names for the filter. */
export function filterOf(input: ListInput): JobFilter {
  return {
    search: input.search,
    skillIds: input.skills,
    stackIds: input.stacks,
    jobTypes: input.jobType,
    locationTypes: input.jobLocation,
    categoryId: input.catId,
    industryId: input.industryId,
    companyId: input.companyId,
    countryCode: input.countryCode,
    state: input.state,
    city: input.city,
    minExp: input.minExp,
    maxExp: input.maxExp,
    budgetMin: input.budgetMin,
    budgetMax: input.budgetMax,
    currency: input.currency,
    postedWithinDays: input.postedWithinDays,
    shortlisted: input.status === 'shortlisted',
    sort: input.sort,
  }
}

/** Who looks, with what they saved and applied for among these jobs. */
export async function viewerWithMarks(user: User | undefined, jobIds: number[]): Promise<Viewer> {
  const viewer = viewerOf(user)
  if (user?.userType !== 'developer' || jobIds.length === 0) return viewer
  return { ...viewer, ...(await candidateMarks(user.id, viewer.devId, jobIds)) }
}

/** A job by id or slug: the public's, or one's own company's in any state. */
export async function findJob(idOrSlug: string, user: User | undefined): Promise<Job> {
  const isId = /^[1-9]\d{0,15}$/.test(idOrSlug) && Number.isSafeInteger(Number(idOrSlug))
  const job = await Job.query()
    .where(isId ? 'id' : 'slug', isId ? Number(idOrSlug) : idOrSlug.slice(0, 200))
    .preload('company')
    .firstOrFail()
  if (!job.isPublic && !manages(job, user) && !decides(user)) throw new errors.E_ROW_NOT_FOUND()
  return job
}

/** Puts a waiting change into a job for those who decide on it; others see the job as it is. */
export async function asChanged(job: Job, changeId: number | undefined, user: User | undefined) {
  if (!changeId || !decides(user)) return
  const change = await JobRevision.query()
    .where({ id: changeId, jobId: job.id, status: 'pending' })
    .first()
  if (change) withRevision(job, change)
}

/** The people of its company who may see jobs see theirs in any state. */
export function manages(job: Job, user: User | undefined) {
  return (
    user?.userType === 'client' &&
    user.$extras.client_id === job.companyId &&
    user.$extras.company_role in companyRights.see_jobs
  )
}

/** Those who approve jobs see each as everybody will. */
const decides = (user: User | undefined) =>
  user?.userType === 'admin' && adminMay('see_jobs', user.adminRole)

/** How many other public jobs its category has; what the page links to. */
export async function countRelated(job: Job) {
  if (!job.jobCategoryId) return 0
  const ofCategory = (await jobCounts())
    .filter((row) => row.categoryId === job.jobCategoryId)
    .reduce((sum, row) => sum + row.count, 0)
  return Math.max(0, ofCategory - (job.isPublic ? 1 : 0))
}

type Group = 'category' | 'industry'

/** Categories or industries in one response; the fullest come first. */
const MOST_GROUPS = 500

/** Categories or industries with their number of public jobs, the fullest first. */
export async function countsBy(group: Group, within: { industryId?: number } = {}) {
  const [rows] = await Promise.all([jobCounts(), loadJobNames()])
  const totals = new Map<number, number>()
  for (const row of rows) {
    const id = group === 'category' ? row.categoryId : row.industryId
    if (id === null || (within.industryId && row.industryId !== within.industryId)) continue
    totals.set(id, (totals.get(id) ?? 0) + row.count)
  }
  return [...jobNames()[group].values()]
    .map((item) => ({
      _id: String(item.id),
      name: item.name,
      slug: item.slug,
      icon: item.icon,
      count: totals.get(item.id) ?? 0,
    }))
    .filter((item) => item.count > 0 || !within.industryId)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, MOST_GROUPS)
}

/** The fullest industries, each with its newest jobs. */
export async function popularIndustries(user: User | undefined, most = 8) {
  const industries = (await countsBy('industry'))
    .filter((industry) => industry.count > 0)
    .slice(0, most)
  return Promise.all(
    industries.map(async (industry) => ({
      ...industry,
      jobs: (await browseJobs({ industryId: Number(industry._id) }, { limit: 4 }, user)).data,
    }))
  )
}

/** A candidate's saved jobs that are still public, the last saved first. */
export async function savedJobsOf(user: User, { page = 1, limit = 20 }: Page) {
  const saved = await Job.query()
    .withScopes((scopes) => scopes.public())
    .join('saved_jobs', 'saved_jobs.job_id', 'jobs.id')
    .where('saved_jobs.user_id', user.id)
    .select('jobs.*')
    .orderBy('saved_jobs.id', 'desc')
    .preload('company')
    .paginate(page, limit)
  return {
    jobs: saved.all(),
    viewer: await viewerWithMarks(
      user,
      saved.all().map((job) => job.id)
    ),
    pagination: pagination(page, limit, saved.total),
  }
}
