import pg from 'pg'
import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { connection } from '#config/database'
import { cursor, pagination } from '#api/http/pagination'
import type { JobRow } from '#api/jobs/job_transformer'
import { meaningOf } from '#api/jobs/job_search'

/** What a list of public jobs can be narrowed by. Ranges match by overlap, lists by any of their values. */
export type JobFilter = {
  search?: string
  skillIds?: number[]
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
  shortlisted?: boolean
  promoted?: boolean
  exclude?: number
  sort?: 'latest' | 'relevance' | 'budget'
}

type Page = { page?: number; limit?: number; cursor?: string }
type Position = { offset: number; key: string; id: number }

const EVERY_ANCHOR = 500
const RANKED = 1000
/** Lists up to this long are counted again after every change; longer ones at most every half minute. */
const SMALL = 10_000
const KEPT_FOR = app.inTest ? 0 : 30_000
/** Changes by another instance show in short lists after this long. */
const SMALL_KEPT_FOR = 5000

// ---------------------------------------------------------------------------- asking

let pool: pg.Pool | undefined

/** Runs a named statement on a small pool beside Lucid's: list reads skip its cost. Under a test's global transaction it runs inside that. */
export async function ask<Row>(name: string | undefined, text: string, values: unknown[]): Promise<Row[]> {
  if (db.connectionGlobalTransactions.size > 0) {
    const bindings: any[] = []
    const sql = text.replace(/\$(\d+)/g, (_, n) => (bindings.push(values[n - 1]), '?'))
    return (await db.rawQuery(sql, bindings)).rows
  }
  return (await (pool ??= openPool()).query({ name, text, values })).rows
}

function openPool() {
  const opened = new pg.Pool({ ...connection, max: 6, statement_timeout: 15_000, idleTimeoutMillis: 30_000, application_name: 'candor-job-list' } as pg.PoolConfig)
  opened.on('error', (error) => logger.warn({ err: error }, 'job list connection lost'))
  app.terminating(() => opened.end())
  return opened
}

const named = new Map<string, string>()

/** One name a statement text; past 300 shapes the rest go unnamed, so that nobody fills the server's memory with them. */
function nameOf(text: string) {
  const known = named.get(text)
  if (known || named.size >= 300) return known
  const name = `jobs_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`
  named.set(text, name)
  return name
}

// ---------------------------------------------------------------------------- the filter as SQL

type Where = { text: string; values: unknown[]; query: string | null }

/** The WHERE of a filter. Its first condition is Job.public, spelled for plain SQL. */
async function whereOf(filter: JobFilter): Promise<Where> {
  const values: unknown[] = []
  const parts = ['jobs.listed', 'jobs.valid_through > now()']
  const add = (sql: string, value: unknown) => parts.push(sql.replaceAll('?', `$${values.push(value)}`))
  const query = filter.search ? await meaningOf(filter.search) : null

  if (filter.skillIds?.length) add('jobs.skill_ids && ?::int[]', filter.skillIds)
  if (filter.stackIds?.length) add('jobs.stack_ids && ?::int[]', filter.stackIds)
  if (filter.categoryId) add('jobs.job_category_id = ?::bigint', filter.categoryId)
  if (filter.industryId) add('jobs.industry_id = ?::bigint', filter.industryId)
  if (filter.companyId) add('jobs.company_id = ?::bigint', filter.companyId)
  if (filter.jobTypes?.length) filter.jobTypes.length === 1 ? add('jobs.job_type = ?', filter.jobTypes[0]) : add('jobs.job_type = any(?::text[])', filter.jobTypes)
  if (filter.locationTypes?.length) filter.locationTypes.length === 1 ? add('jobs.location_type = ?', filter.locationTypes[0]) : add('jobs.location_type = any(?::text[])', filter.locationTypes)
  if (filter.countryCode) add('jobs.country_code = ?', filter.countryCode)
  if (filter.state) add('(upper(jobs.state_code) = upper(?) or lower(jobs.state_name) = lower(?))', filter.state)
  if (filter.city) add('lower(jobs.city) = lower(?)', filter.city)
  if (filter.minExp !== undefined) add('coalesce(jobs.max_experience, 99) >= ?::numeric', filter.minExp)
  if (filter.maxExp !== undefined) add('jobs.min_experience <= ?::numeric', filter.maxExp)
  if (filter.budgetMin !== undefined || filter.budgetMax !== undefined) parts.push('jobs.pay_max > 0')
  if (filter.budgetMin !== undefined) add('jobs.pay_max >= ?::bigint', filter.budgetMin)
  if (filter.budgetMax !== undefined) add('jobs.pay_min <= ?::bigint', filter.budgetMax)
  if (filter.currency) add('jobs.currency = ?', filter.currency)
  if (filter.postedWithinDays) add('jobs.published_at > now() - make_interval(days => ?::int)', filter.postedWithinDays)
  if (filter.exclude) add('jobs.id <> ?::bigint', filter.exclude)
  if (filter.promoted) parts.push('jobs.promotion_expires_at > now()')
  if (filter.shortlisted) parts.push(`exists (select 1 from applications where applications.job_id = jobs.id and applications.status = 'shortlisted')`)
  if (query) add('jobs.search @@ ?::tsquery', query)
  return { text: parts.join(' and '), values, query }
}

const COLUMNS = `jobs.id, jobs.company_id as "companyId", jobs.title, jobs.slug, jobs.organisation, jobs.employer_role as "employerRole",
  jobs.job_category_id as "jobCategoryId", jobs.industry_id as "industryId", jobs.job_type as "jobType", jobs.location_type as "locationType",
  jobs.country_code as "countryCode", jobs.country_name as "countryName", jobs.state_code as "stateCode", jobs.state_name as "stateName", jobs.city,
  jobs.currency, jobs.budget_min as "budgetMin", jobs.budget_max as "budgetMax", jobs.budget_for as "budgetFor", jobs.hide_budget as "hideBudget",
  jobs.min_experience as "minExperience", jobs.max_experience as "maxExperience", jobs.short_description as "shortDescription",
  jobs.skill_ids as "skillIds", jobs.required_skill_ids as "requiredSkillIds", jobs.stack_ids as "stackIds", jobs.required_stack_ids as "requiredStackIds",
  jobs.tags, jobs.is_candor_job as "isCandorJob", jobs.status, jobs.is_approved as "isApproved", jobs.answer_by_days as "answerByDays",
  jobs.published_at as "publishedAt", jobs.valid_through as "validThrough", jobs.refreshed_at as "refreshedAt", jobs.promotion_expires_at as "promotionExpiresAt",
  companies.logo_key as "logoKey", companies.slug as "companySlug", companies.is_top_company as "isTopCompany"`

const orders = {
  latest: { key: 'jobs.refreshed_at', type: 'timestamptz', row: 'page.refreshed_at' },
  budget: { key: 'jobs.pay_max', type: 'bigint', row: 'page.pay_max' },
} as const
type Order = keyof typeof orders

type ListRow = JobRow & { sortKey: string }

// ---------------------------------------------------------------------------- the list

/** One page of public jobs with its exact total. Any page costs about the same: far ones start at a remembered position. */
export async function listJobs(filter: JobFilter, { page = 1, limit = 100, cursor: after }: Page) {
  const where = await whereOf(filter)
  const order: Order = filter.sort === 'budget' ? 'budget' : 'latest'
  const ranked = where.query !== null && (filter.sort ?? 'relevance') === 'relevance'
  const start = readCursor(after, order)
  const offset = (page - 1) * limit

  const [rows, total] = await Promise.all([
    start ? readAfter(where, order, start, 0, limit) : ranked && offset < rankedRows(limit) ? readRanked(where, offset, limit) : readPage(where, order, offset, limit),
    totalOf(where),
  ])
  const last = rows.at(-1)
  const next = last && rows.length === limit && !ranked ? cursor.write([order, last.sortKey, last.id]) : null
  const exact = start ? total : rows.length > 0 && rows.length < limit ? offset + rows.length : rows.length === 0 && page === 1 ? 0 : Math.max(total, offset + rows.length)
  return { rows, pagination: pagination(page, limit, exact, next) }
}

function readCursor(text: string | undefined, order: Order): Position | undefined {
  const [kind, key, id] = cursor.read(text) ?? []
  if (kind !== order || typeof key !== 'string' || typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined
  if (order === 'latest' ? Number.isNaN(Date.parse(key)) || key.length > 40 : !/^\d{1,18}$/.test(key)) return undefined
  return { offset: 0, key, id }
}

async function readPage(where: Where, order: Order, offset: number, limit: number) {
  if (offset < EVERY_ANCHOR * 2) return readAfter(where, order, undefined, offset, limit)
  const start = (await anchorsOf(where, order)).findLast((anchor) => anchor.offset <= offset)
  return readAfter(where, order, start, offset - (start?.offset ?? 0), limit)
}

function readAfter(where: Where, order: Order, start: Position | undefined, offset: number, limit: number) {
  const { key, type, row } = orders[order]
  const values = [...where.values]
  const keyset = start ? `and (${key}, jobs.id) < ($${values.push(start.key)}::${type}, $${values.push(start.id)}::bigint)` : ''
  // the inner part reads one index only; the texts are fetched for the rows of the page
  const text = `select ${COLUMNS}, ${row}::text as "sortKey" from (
      select jobs.id, ${key} from jobs where ${where.text} ${keyset} order by ${key} desc, jobs.id desc limit $${values.push(limit)} offset $${values.push(offset)}
    ) page join jobs on jobs.id = page.id join companies on companies.id = jobs.company_id order by ${row} desc, page.id desc`
  return ask<ListRow>(nameOf(text), text, values)
}

const rankedRows = (limit: number) => Math.floor(RANKED / limit) * limit

/** The newest matches by how well they match; older ones follow by date. */
function readRanked(where: Where, offset: number, limit: number) {
  const values = [...where.values]
  const query = `$${values.push(where.query)}::tsquery`
  const text = `select ${COLUMNS}, page.refreshed_at::text as "sortKey" from (
      select newest.id, newest.refreshed_at, ts_rank(newest.search, ${query}) as rank from (
        select jobs.id, jobs.refreshed_at, jobs.search from jobs where ${where.text} order by jobs.refreshed_at desc, jobs.id desc limit $${values.push(rankedRows(limit))}
      ) newest order by rank desc, newest.refreshed_at desc, newest.id desc limit $${values.push(limit)} offset $${values.push(offset)}
    ) page join jobs on jobs.id = page.id join companies on companies.id = jobs.company_id order by page.rank desc, page.refreshed_at desc, page.id desc`
  return ask<ListRow>(nameOf(text), text, values)
}

// ---------------------------------------------------------------------------- what is remembered

let version = 0

/** Says that jobs changed: short lists are counted again at once, long ones within half a minute. */
export function jobsChanged() {
  version++
}

type Kept<T> = { value: T; size: number; at: number; version: number; renewing?: boolean }

/** Remembers answers by key, the last used of them; a long list's old answer serves while a new one is made. */
class Memory<T> {
  #kept = new Map<string, Kept<T>>()
  #making = new Map<string, Promise<T>>()

  constructor(
    private most: number,
    private sizeOf: (value: T) => number
  ) {}

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept) {
      const age = Date.now() - kept.at
      const changed = kept.version !== version
      const small = kept.size <= SMALL
      if (small ? !changed && age < SMALL_KEPT_FOR : age < (changed ? SMALL_KEPT_FOR : KEPT_FOR)) return kept.value
      if (!small && age < 10 * KEPT_FOR) {
        this.#make(key, make).catch((error) => logger.warn({ err: error }, 'job totals were not renewed'))
        return kept.value
      }
    }
    return this.#make(key, make)
  }

  #make(key: string, make: () => Promise<T>) {
    const running = this.#making.get(key)
    if (running) return running
    const started = version
    const making = make()
      .then((value) => {
        this.#kept.delete(key)
        if (this.#kept.size >= this.most) this.#kept.delete(this.#kept.keys().next().value!)
        if (KEPT_FOR > 0) this.#kept.set(key, { value, size: this.sizeOf(value), at: Date.now(), version: started })
        return value
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }
}

const totals = new Memory<number>(5000, (total) => total)
const anchors = new Memory<Position[]>(50, (list) => list.length * EVERY_ANCHOR)
const counts = new Memory<JobCount[]>(1, (rows) => rows.reduce((sum, row) => sum + row.count, 0))

const keyOf = (where: Where, order = '') => `${order} ${where.text} ${JSON.stringify(where.values)}`

function totalOf(where: Where) {
  return totals.get(keyOf(where), async () => {
    const text = `select count(*) as total from jobs where ${where.text}`
    return (await ask<{ total: number }>(nameOf(text), text, where.values))[0].total
  })
}

/** Every 500th row of a list: where far pages start. */
function anchorsOf(where: Where, order: Order) {
  const { key } = orders[order]
  return anchors.get(keyOf(where, order), () =>
    ask<Position>(
      undefined,
      `select position as "offset", key::text as key, id from (
         select row_number() over (order by ${key} desc, jobs.id desc) as position, ${key} as key, jobs.id from jobs where ${where.text}
       ) numbered where position % ${EVERY_ANCHOR} = 0 order by position`,
      where.values
    )
  )
}

export type JobCount = { categoryId: number | null; industryId: number | null; count: number }

/** How many public jobs each category has in each industry. */
export function jobCounts() {
  return counts.get('', () =>
    ask<JobCount>('job_counts', `select job_category_id as "categoryId", industry_id as "industryId", count(*) as count from jobs where jobs.listed and jobs.valid_through > now() group by 1, 2`, [])
  )
}

/** Which of these jobs a candidate saved and applied for. */
export async function candidateMarks(userId: number, devId: number | undefined, jobIds: number[]) {
  const rows = await ask<{ id: number; mark: string }>(
    'job_marks',
    `select job_id as id, 'saved' as mark from saved_jobs where user_id = $1::bigint and job_id = any($2::bigint[])
     union all select job_id, 'applied' from applications where candidate_id = $3::bigint and job_id = any($2::bigint[]) and status <> 'withdrawn'`,
    [userId, jobIds, devId ?? null]
  )
  const marked = (mark: string) => new Set(rows.filter((row) => row.mark === mark).map((row) => row.id))
  return { saved: marked('saved'), applied: marked('applied') }
}
