import type { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { timeOf } from '#api/http/dates'
import { cursor, pagination } from '#api/http/pagination'
import { ask, nameOf } from '#api/http/hot_reads'
import { Kept } from '#api/http/kept'
import { whereOf, type JobFilter, type Where } from '#api/jobs/browse/job_filter'
import { jobTypeValues, workModeValues } from '#api/jobs/job_facts'

export type Page = { page?: number; limit?: number; cursor?: string }
type Position = { offset: number; key: string; id: number }

const EVERY_ANCHOR = 200
const RANKED = 200
const COUNTED = 20_000
const COUNTED_TEXT = 2000
/** Lists up to this long are counted again after every change; longer ones at most every half minute. */
const SMALL = 10_000
const KEPT_FOR = app.inTest ? 0 : 30_000
/** Changes by another instance show in short lists after this long. */
const SMALL_KEPT_FOR = 5000

const COLUMNS = `jobs.id, jobs.company_id as "companyId", jobs.title, jobs.slug, jobs.organisation, jobs.employer_role as "employerRole",
  jobs.job_category_id as "jobCategoryId", jobs.industry_id as "industryId", jobs.job_type as "jobType", jobs.location_type as "locationType",
  jobs.country_code as "countryCode", jobs.country_name as "countryName", jobs.state_code as "stateCode", jobs.state_name as "stateName", jobs.city,
  jobs.currency, jobs.budget_min as "budgetMin", jobs.budget_max as "budgetMax", jobs.budget_for as "budgetFor", jobs.hide_budget as "hideBudget",
  jobs.min_experience as "minExperience", jobs.max_experience as "maxExperience", jobs.short_description as "shortDescription",
  jobs.skill_ids as "skillIds", jobs.required_skill_ids as "requiredSkillIds", jobs.stack_ids as "stackIds", jobs.required_stack_ids as "requiredStackIds",
  jobs.tags, jobs.is_candor_job as "isCandorJob", jobs.status, jobs.is_approved as "isApproved", jobs.answer_by_days as "answerByDays",
  jobs.published_at as "publishedAt", jobs.valid_through as "validThrough", jobs.refreshed_at as "refreshedAt", jobs.promotion_expires_at as "promotionExpiresAt",
  companies.logo_key as "logoKey", companies.slug as "companySlug", companies.is_top_company as "isTopCompany",
  companies.answered_in_time as "answeredInTime", companies.answers_due as "answersDue"`

/** What the rows of a list are ordered by, before their ids. */
export const orders = {
  latest: { key: 'refreshed_at', type: 'timestamptz' },
  budget: { key: 'pay_worth', type: 'bigint' },
} as const
type Order = keyof typeof orders

/** The order of the rows that a filter asks for; of free text that of the older matches. */
export const orderOf = ({ sort }: JobFilter): Order => (sort === 'budget' ? 'budget' : 'latest')

/** The list query has times as ISO text already. */
export type Time = string | Date | DateTime | null

/** What a job card is made of: a row of the list query, or a loaded Job. */
export type JobRow = {
  id: number
  companyId: number
  title: string
  slug: string
  organisation: string | null
  employerRole: string | null
  jobCategoryId: number | null
  industryId: number | null
  jobType: string
  locationType: string
  countryCode: string | null
  countryName: string | null
  stateCode: string | null
  stateName: string | null
  city: string | null
  currency: string
  budgetMin: number | null
  budgetMax: number | null
  budgetFor: string
  hideBudget: boolean
  minExperience: number
  maxExperience: number | null
  shortDescription: string
  skillIds: number[]
  requiredSkillIds: number[]
  stackIds: number[]
  requiredStackIds: number[]
  tags: string[]
  isCandorJob: boolean
  status: string
  isApproved: boolean | null
  answerByDays: number
  publishedAt: Time
  validThrough: Time
  refreshedAt: Time
  promotionExpiresAt: Time
} & JobEmployer

export type JobEmployer = {
  logoKey?: string | null
  companySlug?: string
  isTopCompany?: boolean
  answeredInTime?: number
  answersDue?: number
}

type ListRow = JobRow & { sortKey: string }

// ---------------------------------------------------------------------------- the list

/** One page of public jobs with its exact total. Any page costs about the same: far ones start at a remembered position. */
export async function pageBySql(filter: JobFilter, { page = 1, limit = 100, cursor: after }: Page) {
  const where = await whereOf(filter)
  const order = orderOf(filter)
  const byRank = where.query !== null && (filter.sort ?? 'relevance') === 'relevance'
  const start = readCursor(after, order)
  const offset = (page - 1) * limit

  const [rows, total] = await Promise.all([
    start
      ? readAfter(where, order, start, 0, limit)
      : byRank && offset < rankedRows(limit)
        ? readRanked(where, offset, limit)
        : readPage(where, order, offset, limit),
    totalOf(where),
  ])
  const last = rows.at(-1)
  const next =
    last && rows.length === limit && !byRank ? cursor.write([order, last.sortKey, last.id]) : null
  const exact = start
    ? total
    : rows.length > 0 && rows.length < limit
      ? offset + rows.length
      : rows.length === 0
        ? // past the end the total is kept, but for a list that this page shows to be empty
          page === 1
          ? 0
          : Math.min(total, offset)
        : Math.max(total, offset + rows.length)
  return { rows, pagination: pagination(page, limit, exact, next) }
}

/** The place that a cursor names, if it is one of this order. */
export function readCursor(text: string | undefined, order: Order): Position | undefined {
  const [kind, key, id] = cursor.read(text) ?? []
  if (
    kind !== order ||
    typeof key !== 'string' ||
    typeof id !== 'number' ||
    !Number.isSafeInteger(id)
  )
    return undefined
  if (
    // as PostgreSQL writes it: 2026-11-20 13:30:00.123456+00
    order === 'latest'
      ? !/^[\d:. +-]{10,40}$/.test(key) || !timeOf(key.replace(' ', 'T'))
      : !/^\d{1,18}$/.test(key)
  )
    return undefined
  return { offset: 0, key, id }
}

async function readPage(where: Where, order: Order, offset: number, limit: number) {
  if (offset < EVERY_ANCHOR * 2) return readAfter(where, order, undefined, offset, limit)
  const start = (await anchorsOf(where, order)).findLast((anchor) => anchor.offset <= offset)
  return readAfter(where, order, start, offset - (start?.offset ?? 0), limit)
}

/** Rows from a position on. The inner part reads one index in its order; texts are fetched for the rows of the page only. */
function readAfter(
  where: Where,
  order: Order,
  start: Position | undefined,
  offset: number,
  limit: number
) {
  const { key, type } = orders[order]
  const values = [...where.values]
  const keyset = start
    ? ` and (listing.${key}, ${where.id}) < ($${values.push(start.key)}::${type}, $${values.push(start.id)}::bigint)`
    : ''
  const stretch = (condition: string, most: number, skipped: number) =>
    `select ${where.id} as id, listing.${key} from ${where.table} listing where ${condition}${where.text}${keyset} order by listing.${key} desc, ${where.id} desc limit ${most}${skipped ? ` offset ${skipped}` : ''}`
  // the newest of several skills are among the newest of each
  const ids =
    where.skillIds.length > 1 && where.table === 'job_skills'
      ? `select distinct id, ${key} from (${where.skillIds.map((skill) => `(${stretch(`listing.skill_id = $${values.push(skill)}::int and `, offset + limit, 0)})`).join(' union all ')}) stretches order by ${key} desc, id desc limit ${limit} offset ${offset}`
      : stretch(
          where.table === 'job_skills'
            ? `listing.skill_id = $${values.push(where.skillIds[0])}::int and `
            : '',
          limit,
          offset
        )
  return readRows(
    where,
    `select ${COLUMNS}, page.${key}::text as "sortKey" from (${ids}) page join jobs on jobs.id = page.id join companies on companies.id = jobs.company_id where jobs.listed order by page.${key} desc, page.id desc`,
    values
  )
}

/** Named, so that it is planned once; free text is planned each time, as words differ in how much they match. */
function readRows(where: Where, text: string, values: unknown[]) {
  return ask<ListRow>(where.query ? undefined : nameOf(text), text, values)
}

/** So many of the newest matches are ordered by how well they match: whole pages. */
export const rankedRows = (limit: number) => Math.floor(RANKED / limit) * limit

/** The newest matches by how well they match; older ones follow by date. */
async function readRanked(where: Where, offset: number, limit: number) {
  const ids = await ranked.get(keyOf(where, String(limit)), async () => {
    const values = [...where.values, where.query]
    const text = `select id from (
        select listing.id, listing.refreshed_at, listing.search from jobs listing where ${where.text} order by listing.refreshed_at desc, listing.id desc limit ${rankedRows(limit)}
      ) newest order by ts_rank(search, $${values.length}::tsquery) desc, refreshed_at desc, id desc`
    return (await ask<{ id: number }>(undefined, text, values)).map((row) => row.id)
  })
  return cardsOf(ids.slice(offset, offset + limit), orders.latest.key)
}

/** The cards of these jobs in this order, of those that are public now. */
export function cardsOf(ids: number[], key: (typeof orders)[Order]['key']) {
  const text = `select ${COLUMNS}, jobs.${key}::text as "sortKey" from unnest($1::bigint[]) with ordinality page (id, position) join jobs on jobs.id = page.id join companies on companies.id = jobs.company_id
      where jobs.listed and jobs.valid_through > now() order by page.position`
  return ask<ListRow>(nameOf(text), text, [ids])
}

// ---------------------------------------------------------------------------- what is remembered

/** Values of which each stands for some number of jobs; a long list's old one is served while a new one is made. */
const keptJobs = <T>(most: number, jobsOf: (value: T) => number) =>
  new Kept<T>({
    most,
    freshFor: (value, outdated) => {
      if (KEPT_FOR === 0) return 0
      if (jobsOf(value) <= SMALL) return outdated ? 0 : SMALL_KEPT_FOR
      return outdated ? SMALL_KEPT_FOR : KEPT_FOR
    },
    servedFor: (value) => (jobsOf(value) <= SMALL ? 0 : 10 * KEPT_FOR),
  })

const totals = keptJobs<number>(5000, (total) => total)
const ranked = keptJobs<number[]>(500, (ids) => ids.length)
const anchors = keptJobs<Position[]>(50, (list) => list.length * EVERY_ANCHOR)
/** One choice of a facet, and how many jobs it leaves. */
export type FacetCount = { facet: string; value: string; count: number }
export const facetCounts = keptJobs<FacetCount[]>(300, (rows) =>
  rows.reduce((most, { count }) => Math.max(most, count), 0)
)
/** A city with open jobs for a skill. */
export type SkillPlace = { slug: string; city: string; count: number }
export const keptPlaces = keptJobs<SkillPlace[]>(500, (places) =>
  places.reduce((sum, { count }) => sum + count, 0)
)
const counts = keptJobs<JobCount[]>(1, (rows) => rows.reduce((sum, row) => sum + row.count, 0))

/** Says that jobs changed: short lists are counted again at once, long ones within half a minute. */
export function jobsChanged() {
  for (const kept of [totals, ranked, anchors, counts, facetCounts, keptPlaces]) kept.outdate()
}

/** The key of a question, for what is kept of its answer. */
export const keyOf = (where: Pick<Where, 'text' | 'values'> & Partial<Where>, order = '') =>
  `${order} ${where.table} ${where.text} ${JSON.stringify([where.values, where.skillIds])}`

/** The rows of a list once each, whatever number of its skills they have; of a list of every skill, one for each of them. */
export function everyRow(where: Where, columns: string[] = []) {
  const read = columns.map((column) => `, listing.${column}`).join('')
  if (where.table === 'jobs')
    return {
      from: `select listing.id${read} from jobs listing where ${where.text}`,
      values: where.values,
    }
  const values = [...where.values]
  const [first, ...others] = where.skillIds
  if (first === undefined)
    return {
      from: `select listing.job_id as id${read} from job_skills listing where ${where.text}`,
      values,
    }
  const skills = others.length
    ? `listing.skill_id = any($${values.push(where.skillIds)}::int[])`
    : `listing.skill_id = $${values.push(first)}::int`
  return {
    from: `select ${others.length ? 'distinct ' : ''}listing.job_id as id${read} from job_skills listing where ${skills}${everyValue(where.text)} and ${where.text}`,
    values,
  }
}

/**
 * Names each value of what is not asked about, which changes no answer: PostgreSQL then steps over that
 * key of the counting indexes instead of reading a skill's every job.
 */
const everyValue = (conditions: string) =>
  Object.entries({ location_type: workModeValues, job_type: jobTypeValues })
    .filter(([column]) => !conditions.includes(`listing.${column} `))
    .map(([column, values]) => ` and listing.${column} = any('{${values.join()}}'::text[])`)
    .join('')

/** Exact up to a bound. A longer list that is asked for the first time gets the planner's guess, and its exact total as soon as that is counted. */
function totalOf(where: Where) {
  const key = keyOf(where)
  const { from, values } = everyRow(where)
  const countAll = () => firstNumber(where, `select count(*) as number from (${from}) rows`, values)
  const first = async () => {
    const bound = where.query ? COUNTED_TEXT : COUNTED
    const counted = await firstNumber(
      where,
      `select count(*) as number from (${from} limit ${bound + 1}) rows`,
      values
    )
    if (counted <= bound) return counted
    if (KEPT_FOR === 0 || waiting >= 20) return countAll()
    const [plan] = await ask<{ 'QUERY PLAN': any }>(
      undefined,
      `explain (format json) ${from}`,
      values
    )
    countLater(async () => totals.put(key, await countAll()))
    return Math.max(counted, Math.round(plan['QUERY PLAN'][0].Plan['Plan Rows']))
  }
  // once known exactly, a short list stays exact
  return totals.get(key, (former, served) =>
    served || (former !== undefined && former <= SMALL) ? countAll() : first()
  )
}

let waiting = 0
let counting: Promise<unknown> = Promise.resolve()

/** One long count at a time, beside the requests. */
function countLater(count: () => Promise<unknown>) {
  waiting++
  counting = counting
    .then(count)
    .catch((error) => logger.warn({ err: error }, 'a job total was not counted'))
    .finally(() => waiting--)
}

async function firstNumber(where: Where, text: string, values: unknown[]) {
  return (await ask<{ number: number }>(where.query ? undefined : nameOf(text), text, values))[0]
    .number
}

/** Every so many rows of a list: where far pages start. */
function anchorsOf(where: Where, order: Order) {
  const { key } = orders[order]
  return anchors.get(keyOf(where, order), () => {
    const { from, values } = everyRow(where, [key])
    const text = `select position as "offset", ${key}::text as key, id from (
        select row_number() over (order by ${key} desc, id desc) as position, ${key}, id from (${from}) rows
      ) numbered where position % ${EVERY_ANCHOR} = 0 order by position`
    return ask<Position>(undefined, text, values)
  })
}

export type JobCount = { categoryId: number | null; industryId: number | null; count: number }

/** How many public jobs each category has in each industry. */
export function jobCounts() {
  return counts.get('', () =>
    ask<JobCount>(
      'job_counts',
      `select job_category_id as "categoryId", industry_id as "industryId", count(*) as count from jobs where jobs.listed and jobs.valid_through > now() group by 1, 2`,
      []
    )
  )
}
