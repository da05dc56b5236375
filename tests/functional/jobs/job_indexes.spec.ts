import fc from 'fast-check'
import pg from 'pg'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { comparable } from '#api/jobs/browse/check_jobs'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import { countsBySql } from '#api/jobs/browse/job_counts'
import { listJobs } from '#api/jobs/browse/job_lists'
import { pageBySql } from '#api/jobs/browse/job_list_query'
import { JobIndex } from '#api/jobs/browse/open_search_jobs'
import { pageByIndex } from '#api/jobs/browse/page_by_index'
import { jobTypeValues, workModeValues } from '#api/jobs/job_facts'
import { ownConnection } from '#api/indexes/own_connection'
import { emptyDatabase } from '#tests/empty_database'
import { givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenOpenSearch } from '#tests/open_search/given_open_search'
import { setSettings } from '#tests/settings'
import { startOpenSearch } from '#tests/open_search/open_search_server'

const FILTERS = 300
const JOBS = 250
const SKILLS = 8
const AT_ONCE = 20
const HOUR = 3_600_000

const whole = (min: number, max: number) => fc.integer({ min, max })
const titles = ['Platform engineer', 'Data analyst', 'Payments developer', 'Site reliability']
const cities = ['Pune', 'Berlin', 'New York']
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: value, weight: 1 })

/** A row of `jobs`, but for its company and slug; skills by their number from 0. */
const job = fc
  .record({
    title: fc.constantFrom(...titles),
    job_type: fc.constantFrom(...jobTypeValues),
    location_type: fc.constantFrom(...workModeValues),
    country_code: fc.option(fc.constantFrom('IN', 'DE', 'US')),
    state_code: fc.option(fc.constantFrom('MH', 'BE')),
    city: fc.option(fc.constantFrom(...cities)),
    currency: fc.constantFrom('INR', 'EUR', 'USD'),
    budget_min: fc.option(whole(0, 90_000)),
    more: fc.option(whole(0, 50_000)),
    budget_for: fc.constantFrom('hour', 'month', 'year'),
    hide_budget: fc.boolean(),
    min_experience: whole(0, 20).map((half) => half / 2),
    longer: fc.option(whole(0, 10)),
    skills: fc.uniqueArray(whole(0, SKILLS - 1), { maxLength: 4 }),
    stack_ids: fc.uniqueArray(whole(1, 4), { maxLength: 2 }),
    status: fc.constantFrom('open', 'open', 'open', 'open', 'paused'),
    age: whole(1, 60),
    lasts: fc.constantFrom(-1, 24, 240),
  })
  .map(({ more, longer, skills, age, lasts, ...row }) => ({
    row: {
      ...row,
      budget_max: more === null ? null : (row.budget_min ?? 0) + more,
      max_experience: longer === null ? null : row.min_experience + longer,
      published_at: new Date(Date.now() - age * 24 * HOUR - HOUR / 2),
      refreshed_at: new Date(Date.now() - age * 12 * HOUR),
      valid_through: new Date(Date.now() + lasts * HOUR),
      is_approved: true,
    },
    skills,
  }))

const some = (values: readonly string[]) =>
  maybe(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }))
const filters = fc.record({
  search: maybe(fc.constantFrom('engineer', 'plat', 'egnineer', 'data pune', 'nobody', '!')),
  skills: maybe(fc.uniqueArray(whole(0, SKILLS - 1), { minLength: 1, maxLength: 3 })),
  stackIds: maybe(fc.uniqueArray(whole(1, 5), { maxLength: 2 })),
  jobTypes: some(jobTypeValues),
  locationTypes: some(workModeValues),
  countryCode: maybe(fc.constantFrom('IN', 'DE', 'FR')),
  state: maybe(fc.constantFrom('mh', 'BE')),
  city: maybe(fc.constantFrom('pune', 'NEW YORK')),
  minExp: maybe(whole(0, 12)),
  maxExp: maybe(whole(0, 12)),
  budgetMin: maybe(whole(0, 2_000_000)),
  budgetMax: maybe(whole(0, 2_000_000)),
  currency: maybe(fc.constantFrom('INR', 'USD')),
  postedWithinDays: maybe(whole(1, 50)),
  sort: fc.constantFrom('relevance' as const, 'latest' as const, 'budget' as const, undefined),
})
const pages = fc.record({ page: whole(1, 3), limit: fc.constantFrom(5, 20, 100) })

test.group('Every index of jobs', (group) => {
  let client: pg.Client
  let outside: Awaited<ReturnType<typeof givenOpenSearch>>
  let index: JobIndex
  const skillIds: number[] = []

  group.setup(async () => {
    const { company } = await givenCompany()
    for (let number = 0; number < SKILLS; number++)
      skillIds.push((await givenSkill(`Skill ${number}`)).id)
    const rows = fc.sample(job, { numRuns: JOBS, seed: 11 }).map(({ row, skills }, at) => ({
      ...row,
      company_id: company.id,
      company_live: true,
      slug: `job-${at}`,
      skill_ids: skills.map((number) => skillIds[number]),
    }))
    await db.table('jobs').multiInsert(rows)
    client = new pg.Client(ownConnection())
    await client.connect()
    outside = await givenOpenSearch()
    index = new JobIndex(outside.cluster)
    await index.feed.step(client)
    return async () => {
      await outside.stop()
      await client.end()
      await emptyDatabase()
    }
  })

  test('gives the page, total and counts that SQL gives, on any filter', async ({ assert }) => {
    let met = 0
    const compare = async ([{ skills, ...filter }, page]: [any, any]) => {
      const asked: JobFilter = { ...filter, skillIds: skills?.map((at: number) => skillIds[at]) }
      const words = JSON.stringify([asked, page])
      const truth = await pageBySql(asked, page)
      const answer = await pageByIndex(index, asked, page)
      // past the end SQL counts nothing when the list is empty anyway
      assert.deepEqual(answer, truth, words)
      assert.deepEqual(
        comparable(await index.counts(asked)),
        comparable(await countsBySql(asked)),
        words
      )
      if (truth.rows.length > 0) met++
      const cursor = truth.pagination.nextCursor
      if (cursor)
        assert.deepEqual(
          (await pageByIndex(index, asked, { ...page, cursor })).rows,
          (await pageBySql(asked, { ...page, cursor })).rows,
          words
        )
    }
    const asked = fc.sample(fc.tuple(filters, pages), { numRuns: FILTERS, seed: 5 })
    for (let at = 0; at < asked.length; at += AT_ONCE)
      await Promise.all(asked.slice(at, at + AT_ONCE).map(compare))
    assert.isAbove(met, FILTERS * 0.15, 'enough filters find something')
  })

  test('hears of jobs that come, change, pause and are deleted', async ({ assert }) => {
    const { company } = await givenCompany()
    const of = { companyId: company.id }
    const found = async () => {
      await index.feed.step(client)
      const { rows } = await pageByIndex(index, of, {})
      const { total } = await index.find(of, 'refreshed_at', { after: null, offset: 0, limit: 0 })
      assert.equal(rows.length, total)
      return rows.map(({ id, title }) => [id, title])
    }
    assert.deepEqual(await found(), [])
    const one = await givenJob(company, { title: 'Gardener' })
    assert.deepEqual(await found(), [[one.id, 'Gardener']])
    await one.merge({ status: 'paused' } as never).save()
    assert.deepEqual(await found(), [])
    await one.merge({ status: 'open' } as never).save()
    assert.lengthOf(await found(), 1)
    await db.from('companies').where('id', company.id).update({ is_active: false })
    assert.deepEqual(await found(), [])
    await db.from('companies').where('id', company.id).update({ is_active: true })
    assert.lengthOf(await found(), 1)
    await db.from('jobs').where('id', one.id).delete()
    assert.deepEqual(await found(), [])
  })
})

test.group('Job lists, where SEARCH_INDEX chose OpenSearch', (group) => {
  group.each.teardown(() => emptyDatabase())

  test('come from there, without a job that was paused since, and from SQL while it fails', async ({
    assert,
    cleanup,
  }) => {
    const server = await startOpenSearch()
    cleanup(setSettings({ OPENSEARCH_URL: server.url, SEARCH_INDEX: 'opensearch' }))
    cleanup(() => server.stop())
    const client = new pg.Client(ownConnection())
    await client.connect()
    cleanup(() => client.end())
    const { company } = await givenCompany()
    const [stays, paused] = [await givenJob(company), await givenJob(company)]
    const { openSearchJobs } = await import('#api/jobs/browse/open_search_jobs')
    await openSearchJobs()!.feed.step(client)
    const ids = async () => (await listJobs({}, {})).rows.map(({ id }) => id)
    assert.deepEqual(await ids(), [paused.id, stays.id])
    assert.equal(server.state.searches, 1)
    await paused.merge({ status: 'paused' } as never).save()
    assert.deepEqual(await ids(), [stays.id])
    assert.equal(server.state.searches, 2)
    server.state.failing = 503
    assert.deepEqual(await ids(), [stays.id])
  })
})
