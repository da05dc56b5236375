import type { JobSort } from '#api/jobs/job_facts'
import { hasShortlisted } from '#api/jobs/job_ports'
import { meaningOf } from '#api/jobs/browse/job_search'

/** What a list of public jobs can be narrowed by. Ranges match by overlap, lists by any of their values. */
export type JobFilter = {
  search?: string
  skillIds?: number[]
  /** Reads a row for each skill of each job, as counting skills does. */
  everySkill?: boolean
  stackIds?: number[]
  jobTypes?: string[]
  locationTypes?: string[]
  categoryId?: number
  industryId?: number
  companyId?: number
  countryCode?: string
  state?: string
  city?: string
  minExp?: number
  maxExp?: number
  budgetMin?: number
  budgetMax?: number
  currency?: string
  postedWithinDays?: number
  /** Published after the first moment, up to the second. */
  publishedBetween?: [Date, Date]
  shortlisted?: boolean
  promoted?: boolean
  exclude?: number
  sort?: JobSort
}

/**
 * Where a list reads. `jobs` itself, or, when skills are asked for, `job_skills`: the same columns once for
 * each skill of a listed job, so that a skill's newest jobs are a stretch of one index.
 */
export type Where = {
  table: 'jobs' | 'job_skills'
  id: string
  /** Conditions in SQL; those on `job_skills` but for the skill itself. */
  text: string
  values: unknown[]
  skillIds: number[]
  query: string | null
}

/** The WHERE of a filter. Its first conditions are Job.public, spelled for plain SQL; `job_skills` holds listed jobs only. */
export async function whereOf(filter: JobFilter): Promise<Where> {
  const query = filter.search ? await meaningOf(filter.search) : null
  const skillIds = [...new Set(filter.skillIds)]
  const table = (skillIds.length > 0 || filter.everySkill) && !query ? 'job_skills' : 'jobs'
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const covered =
    table === 'jobs'
      ? ['listing.listed', 'listing.valid_through > now()']
      : ['listing.valid_through > now()']
  const others: string[] = []
  const among = (column: string, list: string[] | undefined) => {
    if (list?.length === 1) covered.push(`listing.${column} = ${bind(list[0])}`)
    else if (list?.length) covered.push(`listing.${column} = any(${bind(list)}::text[])`)
  }

  if (filter.categoryId)
    covered.push(`listing.job_category_id = ${bind(filter.categoryId)}::bigint`)
  if (filter.industryId) covered.push(`listing.industry_id = ${bind(filter.industryId)}::bigint`)
  among('job_type', filter.jobTypes)
  among('location_type', filter.locationTypes)
  if (filter.countryCode) covered.push(`listing.country_code = ${bind(filter.countryCode)}`)
  if (filter.currency) covered.push(`listing.currency = ${bind(filter.currency)}`)
  if (filter.minExp !== undefined)
    covered.push(`coalesce(listing.max_experience, 99) >= ${bind(filter.minExp)}::numeric`)
  if (filter.maxExp !== undefined)
    covered.push(`listing.min_experience <= ${bind(filter.maxExp)}::numeric`)
  if (filter.budgetMin !== undefined || filter.budgetMax !== undefined)
    covered.push('listing.pay_max > 0')
  if (filter.budgetMin !== undefined)
    covered.push(`listing.pay_max >= ${bind(filter.budgetMin)}::bigint`)
  if (filter.budgetMax !== undefined)
    covered.push(`listing.pay_min <= ${bind(filter.budgetMax)}::bigint`)

  if (skillIds.length > 0 && query) others.push(`job.skill_ids && ${bind(skillIds)}::int[]`)
  if (filter.stackIds?.length) others.push(`job.stack_ids && ${bind(filter.stackIds)}::int[]`)
  if (filter.companyId) others.push(`job.company_id = ${bind(filter.companyId)}::bigint`)
  if (filter.state) {
    const state = bind(filter.state)
    others.push(
      `(upper(job.state_code) = upper(${state}) or lower(job.state_name) = lower(${state}))`
    )
  }
  if (filter.city) others.push(`lower(job.city) = lower(${bind(filter.city)})`)
  if (filter.postedWithinDays)
    others.push(
      `job.published_at > now() - make_interval(days => ${bind(filter.postedWithinDays)}::int)`
    )
  if (filter.publishedBetween) {
    const [after, until] = filter.publishedBetween.map((moment) => moment.toISOString())
    others.push(
      `job.published_at > ${bind(after)}::timestamptz and job.published_at <= ${bind(until)}::timestamptz`
    )
  }
  if (filter.exclude) others.push(`job.id <> ${bind(filter.exclude)}::bigint`)
  if (filter.promoted) others.push('job.promotion_expires_at > now()')
  if (filter.shortlisted) others.push(hasShortlisted('job.id'))
  if (query) others.push(`job.search @@ ${bind(query)}::tsquery`)

  if (table === 'jobs')
    return {
      table,
      id: 'listing.id',
      text: [...covered, ...others].join(' and ').replaceAll('job.', 'listing.'),
      values,
      skillIds,
      query,
    }
  if (others.length > 0)
    covered.push(
      `exists (select 1 from jobs job where job.id = listing.job_id and ${others.join(' and ')})`
    )
  return { table, id: 'listing.job_id', text: covered.join(' and '), values, skillIds, query }
}
