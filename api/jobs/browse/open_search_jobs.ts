import type { Client } from 'pg'
import { searchCluster } from '#api/indexes/search_cluster'
import {
  all,
  among,
  any,
  Feed,
  findPage,
  isDocument,
  none,
  range,
  term,
  type Clause,
  type Cluster,
  type Contents,
  type Stretch,
} from '#api/engines/open_search/open_search'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import { MOST_SKILLS, type JobFacet } from '#api/jobs/browse/job_counts'
import type { FacetCount } from '#api/jobs/browse/job_list_query'
import { wordsMeant, type Meant } from '#api/jobs/browse/job_search'
import { experienceBands } from '#api/jobs/job_facts'

const MICROSECONDS = 1_000_000
const DAY = 86_400 * MICROSECONDS
/** As the SQL has it: no upper bound. */
const ANY_EXPERIENCE = 99

const integer = { type: 'integer' }
const long = { type: 'long' }
const double = { type: 'double' }
const keyword = { type: 'keyword' }

/** Of a job what lists are narrowed and ordered by; times in microseconds since 1970, as PostgreSQL orders by them. */
const mapping = {
  dynamic: 'strict',
  properties: {
    id: long,
    company: long,
    category: long,
    industry: long,
    job_type: keyword,
    location_type: keyword,
    country: keyword,
    /** The code and the name of the state, in small letters. */
    states: keyword,
    city: keyword,
    currency: keyword,
    min_experience: double,
    max_experience: double,
    pay_min: long,
    pay_max: long,
    pay_worth: long,
    skills: integer,
    stacks: integer,
    words: keyword,
    published_at: long,
    refreshed_at: long,
    valid_through: long,
    promoted_until: long,
  },
}

const microseconds = (column: string) => `(extract(epoch from ${column}) * ${MICROSECONDS})::bigint`
const FIELDS = `jsonb_strip_nulls(jsonb_build_object(
  'id', id, 'company', company_id, 'category', job_category_id, 'industry', industry_id, 'job_type', job_type, 'location_type', location_type, 'country', country_code,
  'states', to_jsonb(array_remove(array[lower(state_code), lower(state_name)], null)), 'city', lower(city), 'currency', currency, 'min_experience', min_experience,
  'max_experience', coalesce(max_experience, ${ANY_EXPERIENCE}), 'pay_min', pay_min, 'pay_max', pay_max, 'pay_worth', pay_worth, 'skills', to_jsonb(skill_ids), 'stacks', to_jsonb(stack_ids),
  'words', to_jsonb(tsvector_to_array(search)), 'published_at', ${microseconds('published_at')}, 'refreshed_at', ${microseconds('refreshed_at')},
  'valid_through', ${microseconds('valid_through')}, 'promoted_until', ${microseconds('promotion_expires_at')}))`

/** Rows of a backup may have numbers that this database has not reached: they would be read each time. */
const SINCE = 'changed >= $1::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())'

const contents: Contents = {
  name: 'jobs-1',
  mapping,
  async some(client: Client, after, most) {
    const { rows } = await client.query(
      `select id, ${FIELDS} as fields from jobs where listed and id > $1 order by id limit $2`,
      [after, most]
    )
    return rows
  },
  async changed(client: Client, since) {
    const { rows } = await client.query(
      `select id, changed::text, case when listed then ${FIELDS} end as fields from jobs where ${SINCE}
       union all select job_id, changed::text, null from deleted_jobs where ${SINCE}`,
      [since]
    )
    return rows
  },
}

/** What a list is ordered by. */
export type JobKey = 'refreshed_at' | 'pay_worth'

/** Public jobs in OpenSearch: ids and counts, as SQL finds them. */
export class JobIndex {
  readonly feed: Feed
  readonly #cluster: Cluster

  constructor(cluster: Cluster) {
    this.#cluster = cluster
    this.feed = new Feed(cluster, contents)
  }

  /** Whether the cluster just failed to answer. */
  get isResting() {
    return this.#cluster.isResting
  }

  /** A stretch of the list that a filter leaves, by a key and then by the id, and how many jobs there are. */
  async find(filter: JobFilter, key: JobKey, place: Stretch) {
    const { fixed, chosen } = await conditionsOf(filter)
    const body = {
      query: all([...fixed, ...Object.values(chosen)]),
      sort: [{ [key]: { order: 'desc' } }, { id: { order: 'desc' } }],
    }
    const { rows, total } = await findPage(this.#cluster, this.feed.alias, body, place)
    return { ids: rows.map(([, id]) => id), total }
  }

  /** How many jobs each choice of each facet would leave: counted under all other filters. */
  async counts(filter: JobFilter): Promise<FacetCount[]> {
    const { fixed, chosen } = await conditionsOf(filter)
    const aggs = Object.fromEntries(
      facetNames.map((facet) => {
        const { [facet]: _, ...others } = chosen
        return [facet, { filter: all(Object.values(others)), aggs: { values: counters[facet] } }]
      })
    )
    const body = { query: all(fixed), sort: [{ id: { order: 'desc' } }], aggs }
    const nothing = { after: null, offset: 0, limit: 0 }
    const { aggregations } = await findPage(this.#cluster, this.feed.alias, body, nothing)
    return facetNames.flatMap((facet) =>
      countsIn(aggregations![facet].values.buckets).map(([value, count]): FacetCount => ({
        facet,
        value,
        count,
      }))
    )
  }
}

let made: { cluster: Cluster; jobs: JobIndex } | undefined

/** The jobs in the cluster of the settings, whether lists are answered there or not; undefined without one. */
export function openSearchJobs(): JobIndex | undefined {
  const cluster = searchCluster()
  if (!cluster) return undefined
  if (made?.cluster !== cluster) made = { cluster, jobs: new JobIndex(cluster) }
  return made.jobs
}

/** One condition a facet that has a choice, and the others together; who was shortlisted is known to SQL only. */
async function conditionsOf(filter: JobFilter) {
  const now = Date.now() * 1000
  const fixed: Clause[] = [isDocument, range('valid_through', { gt: now })]
  const chosen: Partial<Record<JobFacet, Clause>> = {}
  const { skillIds, stackIds, jobTypes, locationTypes, budgetMin, budgetMax } = filter

  if (filter.search) fixed.push(...((await wordsMeant(filter.search)) ?? []).map(isMeant))
  if (stackIds?.length) fixed.push(among('stacks', stackIds))
  if (filter.companyId) fixed.push(term('company', filter.companyId))
  if (filter.state) fixed.push(term('states', filter.state.toLowerCase()))
  if (filter.city) fixed.push(term('city', filter.city.toLowerCase()))
  if (filter.currency) fixed.push(term('currency', filter.currency))
  if (budgetMin !== undefined || budgetMax !== undefined) fixed.push(range('pay_max', { gt: 0 }))
  if (budgetMin !== undefined) fixed.push(range('pay_max', { gte: budgetMin }))
  if (budgetMax !== undefined) fixed.push(range('pay_min', { lte: budgetMax }))
  if (filter.postedWithinDays)
    fixed.push(range('published_at', { gt: now - filter.postedWithinDays * DAY }))
  if (filter.exclude) fixed.push(none([term('id', filter.exclude)]))
  if (filter.promoted) fixed.push(range('promoted_until', { gt: now }))

  if (filter.categoryId) chosen.category = term('category', filter.categoryId)
  if (filter.industryId) chosen.industry = term('industry', filter.industryId)
  if (jobTypes?.length) chosen.jobType = among('job_type', jobTypes)
  if (locationTypes?.length) chosen.jobLocation = among('location_type', locationTypes)
  if (filter.countryCode) chosen.country = term('country', filter.countryCode)
  if (filter.minExp !== undefined || filter.maxExp !== undefined)
    chosen.experience = overlaps(filter.minExp, filter.maxExp)
  if (skillIds?.length) chosen.skills = among('skills', skillIds)
  return { fixed, chosen }
}

const overlaps = (min: number | null = null, max: number | null = null) =>
  all([
    ...(min === null ? [] : [range('max_experience', { gte: min })]),
    ...(max === null ? [] : [range('min_experience', { lte: max })]),
  ])

function isMeant({ word, as, near }: Meant): Clause {
  if (as === 'near') return any([among('words', near)])
  return as === 'word' ? term('words', word) : { prefix: { words: word } }
}

const terms = (field: string, size: number) => ({ terms: { field, size, shard_size: 20_000 } })
/** There are fewer of each than this, but of skills. */
const EACH = 1000
const counters: Record<JobFacet, Clause> = {
  category: terms('category', EACH),
  industry: terms('industry', EACH),
  jobType: terms('job_type', EACH),
  jobLocation: terms('location_type', EACH),
  country: terms('country', EACH),
  experience: {
    filters: {
      filters: Object.fromEntries(
        experienceBands.map(({ value, min, max }) => [value, overlaps(min, max)])
      ),
    },
  },
  skills: terms('skills', MOST_SKILLS),
}

const facetNames = Object.keys(counters) as JobFacet[]

type Bucket = { key?: string | number; doc_count: number }

/** Buckets come as a list by their keys, or by the names that were given to them. */
function countsIn(buckets: Bucket[] | Record<string, Bucket>): [string, number][] {
  if (Array.isArray(buckets))
    return buckets.map(({ key, doc_count: count }) => [String(key), count])
  return Object.entries(buckets).map(([name, { doc_count: count }]) => [name, count])
}
