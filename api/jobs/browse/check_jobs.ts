import { ask } from '#api/http/hot_reads'
import { compareAnswers, diceOf, type Comparison, type Dice } from '#api/indexes/compare'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import { countsBySql, MOST_SKILLS } from '#api/jobs/browse/job_counts'
import { pageBySql, type FacetCount } from '#api/jobs/browse/job_list_query'
import { jobSortValues } from '#api/jobs/job_facts'
import type { JobIndex } from '#api/jobs/browse/open_search_jobs'
import { pageByIndex } from '#api/jobs/browse/page_by_index'

type Sample = {
  title: string
  categoryId: number | null
  jobType: string
  locationType: string
  countryCode: string | null
  minExperience: number
  payMax: number
  skillIds: number[]
}

/**
 * Asks OpenSearch and PostgreSQL the same random lists of jobs, made of what real jobs have. Their pages and all counts
 * must be the same; totals of long lists are guessed by SQL at first, so they are not compared.
 */
export async function checkJobs(
  jobs: JobIndex,
  filters: number,
  seed: number,
  catchUp: () => Promise<unknown>,
  say: (line: string) => void
): Promise<Comparison> {
  const samples = await ask<Sample>(undefined, SAMPLES, [])
  const dice = diceOf(seed)
  const answer = async (
    { page, filter }: Asked,
    pageOf: (
      filter: JobFilter,
      page: { page: number; limit: number }
    ) => ReturnType<typeof pageBySql>,
    countsOf: (filter: JobFilter) => Promise<FacetCount[]>
  ) => ({
    ids: (await pageOf(filter, { page, limit: 20 })).rows.map(({ id }) => id),
    counts: comparable(await countsOf(filter)),
  })
  return compareAnswers(
    Array.from({ length: samples.length > 0 ? filters : 0 }, () => randomList(dice, samples)),
    {
      sql: (asked) => answer(asked, pageBySql, countsBySql),
      index: (asked) =>
        answer(
          asked,
          (filter, page) => pageByIndex(jobs, filter, page),
          (filter) => jobs.counts(filter)
        ),
      catchUp,
    },
    say
  )
}

/** In one order; which of several skills that as many jobs ask for still is in the list is chance. */
export function comparable(counts: FacetCount[]): string[] {
  const skills = counts.filter(({ facet }) => facet === 'skills').map(({ count }) => count)
  const least = skills.length < MOST_SKILLS ? 0 : Math.min(...skills)
  return counts
    .filter(({ facet, count }) => count > 0 && (facet !== 'skills' || count > least))
    .map(({ facet, value, count }) => `${facet} ${value}: ${count}`)
    .sort()
}

const SAMPLES = `
  select title, job_category_id as "categoryId", job_type as "jobType", location_type as "locationType", country_code as "countryCode",
    min_experience::float8 as "minExperience", pay_max as "payMax", skill_ids as "skillIds"
  from jobs where listed and valid_through > now() order by hashint8(id), id limit 500`

type Asked = { filter: JobFilter; page: number }

/** A list as people choose it: a few wishes, most of which the same job meets. */
function randomList({ next, pick, chance }: Dice, samples: Sample[]): Asked {
  const job = pick(samples)
  const other = pick(samples)
  const when = <T>(part: number, value: () => T | null) =>
    chance(part) ? (value() ?? undefined) : undefined
  return {
    page: chance(0.1) ? 3 : 1,
    filter: {
      search: when(0.2, () => pick(job.title.split(' '))),
      skillIds: when(0.5, () => [pick(job.skillIds), pick(other.skillIds)].filter(Boolean)),
      jobTypes: when(0.2, () => [job.jobType]),
      locationTypes: when(0.3, () => [...new Set([job.locationType, other.locationType])]),
      categoryId: when(0.2, () => job.categoryId),
      countryCode: when(0.3, () => job.countryCode),
      minExp: when(0.2, () => job.minExperience),
      maxExp: when(0.2, () => job.minExperience + Math.ceil(next() * 5)),
      budgetMin: when(0.1, () => Math.floor(job.payMax * next())),
      postedWithinDays: when(0.1, () => pick([1, 7, 30])),
      sort: pick(jobSortValues),
    },
  }
}
