import fc from 'fast-check'
import { DateTime } from 'luxon'
import pg from 'pg'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { connection } from '#config/database'
import { ColumnarIndex } from '#api/engines/search_columns/search_columns'
import { ownConnection, searchableDocuments } from '#api/talent/search/searchable_documents'
import { columnar, currentIndex } from '#api/talent/search/current_index'
import { LiveIndex } from '#api/engines/search_columns/search_columns'
import { sqlIndex } from '#api/talent/search/sql_index'
import type {
  Choice,
  SearchIndex,
  SearchQuery,
  Wanted,
} from '#api/engines/search_columns/search_columns'
import dropMarks from '#api/talent/search/drop_marks'
import Attempt from '#api/assessments/models/attempt'
import TestResult from '#api/assessments/models/test_result'
import { givenCandidate } from '#tests/givens'
import { givenSkillTest } from '#tests/functional/assessments/given_tests'
import { everyoneAt } from '#tests/search_query'
import { until } from '#tests/until'

const NOW = 1_800_000_000
const ROWS = 300

const whole = (min: number, max: number) => fc.integer({ min, max })
const some = (values: fc.Arbitrary<number>, most: number) =>
  fc.uniqueArray(values, { maxLength: most })
/** Mostly not asked. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, { arbitrary: value, weight: 1 })
const rarely = (value: fc.Arbitrary<number>) =>
  fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, { arbitrary: value, weight: 1 })
const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York']
const currencies = ['INR', 'EUR', 'USD']

const document = fc
  .record({
    skills: fc.uniqueArray(fc.tuple(whole(1, 12), whole(0, 120)), {
      maxLength: 7,
      selector: ([id]) => id,
    }),
    stack_ids: some(whole(1, 4), 2),
    title_ids: some(whole(1, 9), 3),
    word_ids: some(whole(1, 30), 6),
    test_ids: some(whole(1, 6), 3),
    place_id: fc.option(whole(1, 8)),
    country_code: fc.option(fc.constantFrom('IN', 'DE', 'US')),
    time_zone: fc.constantFrom(...zones),
    experience: whole(0, 200),
    pay: fc.option(whole(0, 5_000_000)),
    currency: fc.constantFrom(...currencies),
    notice: fc.option(fc.constantFrom(0, 10, 15, 30, 45, 60, 90, 120)),
    work_modes: whole(0, 7),
    job_types: whole(0, 31),
    availability: whole(0, 2),
    english: whole(0, 6),
    english_cleared: fc.boolean(),
    education: whole(0, 4),
    relocation: fc.boolean(),
    progress: whole(60, 100),
    active_at: whole(NOW - 120 * 86_400, NOW),
    listed_at: whole(NOW - 20, NOW),
    spotlight_until: fc.constantFrom(0, NOW - 5, NOW + 5),
    promoted_until: fc.constantFrom(0, 0, NOW - 5, NOW + 5),
  })
  .map(({ skills, ...row }) => {
    const held = skills.sort((a, b) => a[0] - b[0])
    return {
      ...row,
      skill_ids: held.map(([id]) => id),
      skill_years: held.map(([, years]) => years),
    }
  })

const wanted = (id: fc.Arbitrary<number>) =>
  fc.tuple(id, rarely(whole(1, 100))) as fc.Arbitrary<[number, number]>
const choice = (id: fc.Arbitrary<number>) =>
  fc.record({
    all: fc.uniqueArray(wanted(id), { maxLength: 1, selector: ([each]) => each }),
    any: fc.uniqueArray(wanted(id), { maxLength: 3, selector: ([each]) => each }),
    none: some(id, 1),
  })
const meaning = fc.oneof(
  fc.record({
    in: fc.constant('title' as const),
    ids: some(whole(1, 9), 3),
    points: fc.constantFrom(12, 6),
  }),
  fc.record({
    in: fc.constant('headline' as const),
    ids: some(whole(1, 30), 3),
    points: fc.constant(10),
  }),
  fc.record({
    in: fc.constant('skill' as const),
    ids: some(whole(1, 12), 2),
    points: fc.constant(8),
  }),
  fc.record({
    in: fc.constant('place' as const),
    ids: some(whole(1, 8), 3),
    points: fc.constant(4),
  })
)
const query: fc.Arbitrary<SearchQuery> = fc.record({
  now: fc.constant(NOW),
  terms: fc.array(
    fc.record({ word: fc.constant('x'), meanings: fc.array(meaning, { maxLength: 3 }) }),
    { maxLength: 2, size: 'xsmall' }
  ),
  skills: choice(whole(1, 13)),
  stacks: fc.oneof(
    { arbitrary: fc.constant({ all: [], any: [], none: [] } as Choice<Wanted>), weight: 3 },
    {
      arbitrary: choice(whole(1, 4)).map((one) => ({
        ...one,
        all: one.all.map(([id]): [number, number] => [id, 0]),
        any: one.any.map(([id]): [number, number] => [id, 0]),
      })),
      weight: 1,
    }
  ),
  titleIds: maybe(some(whole(1, 9), 4)),
  minExperience: maybe(whole(0, 100)),
  maxExperience: maybe(whole(50, 200)),
  pay: maybe(fc.record({ most: whole(1, 5_000_000), currency: fc.constantFrom(...currencies) })),
  noticeMax: maybe(whole(0, 100)),
  placeIds: maybe(some(whole(1, 8), 5)),
  timeZones: maybe(fc.uniqueArray(fc.constantFrom(...zones, 'Mars/Base'), { maxLength: 3 })),
  workModes: rarely(whole(1, 7)),
  jobTypes: rarely(whole(1, 31)),
  availability: rarely(whole(1, 7)),
  englishMin: rarely(whole(1, 6)),
  englishCleared: rarely(fc.constant(1)).map(Boolean),
  tests: fc.oneof(
    { arbitrary: fc.constant([] as number[]), weight: 3 },
    { arbitrary: some(whole(1, 7), 2), weight: 1 }
  ),
  education: rarely(whole(1, 4)),
  relocation: rarely(fc.constant(1)).map(Boolean),
  activeAfter: maybe(whole(NOW - 100 * 86_400, NOW)),
  listedAfter: maybe(whole(NOW - 20, NOW)),
  listedUntil: maybe(whole(NOW - 10, NOW)),
  within: maybe(some(whole(1, ROWS + 20), 100)),
  without: some(whole(1, ROWS + 20), 20),
  sort: fc.constantFrom(
    'relevance' as const,
    'latest' as const,
    'experience' as const,
    'pay' as const
  ),
  payCurrency: fc.constantFrom(...currencies),
  after: fc.constant(null),
  offset: whole(0, 30),
  limit: whole(1, 40),
  facets: fc.boolean(),
})

/** Both give the same page, total and counts, and the same next page by cursor. */
async function agree(one: SearchIndex, asked: SearchQuery) {
  const sql = await sqlIndex.search(asked)
  const other = await one.search(asked)
  const last = sql.rows.at(-1)
  const next = last && { ...asked, offset: 0, after: [last.key, last.id] as [number, number] }
  return {
    asked,
    other: [other, next ? await one.search(next) : null],
    sql: [sql, next ? await sqlIndex.search(next) : null],
  }
}

async function clientOf() {
  const place: any = { ...connection }
  if (typeof place.password === 'function') place.password = place.password()
  const client = new pg.Client(place)
  await client.connect()
  return client
}

const everyone = (over: Partial<SearchQuery> = {}) => everyoneAt(NOW, over)

/** A thread that a test can end. */
class Mortal extends ColumnarIndex {
  async kill() {
    await this.worker!.terminate()
  }
}

test.group('The columnar search index', (group) => {
  let client: pg.Client
  let index: LiveIndex

  group.setup(async () => {
    client = await clientOf()
    const rows = fc.sample(document, { numRuns: ROWS, seed: 7 })
    await db
      .table('candidate_documents')
      .multiInsert(rows.map((row, at) => ({ candidate_id: at + 1, searchable: true, ...row })))
    index = new LiveIndex(searchableDocuments)
    await index.build(client)
    return async () => {
      await db.from('candidate_documents').delete()
      await client.end()
    }
  })

  const columns: SearchIndex = { search: async (asked) => index.search(asked) }

  test('gives the page, total and counts that SQL gives, on any filter', async ({ assert }) => {
    let met = 0
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { other, sql } = await agree(columns, asked)
        assert.deepEqual(other, sql)
        if (sql[0]!.total > 0) met++
      }),
      { numRuns: 400, seed: 20_261_121 }
    )
    assert.isAbove(met, 60, 'enough filters find somebody')
  })

  test('still does after rows changed, came and went', async ({ assert }) => {
    const changes = fc.sample(document, { numRuns: 40, seed: 8 })
    for (const [at, row] of changes.slice(0, 20).entries())
      await db
        .from('candidate_documents')
        .where('candidate_id', at * 3 + 1)
        .update({ ...row, changed: db.raw('pg_current_xact_id()') })
    await db
      .table('candidate_documents')
      .multiInsert(
        changes
          .slice(20)
          .map((row, at) => ({ candidate_id: ROWS + at + 1, searchable: true, ...row }))
      )
    await db
      .from('candidate_documents')
      .whereIn('candidate_id', [2, 3, ROWS + 1])
      .update({ searchable: false, changed: db.raw('pg_current_xact_id()') })
    await index.catchUp(client)
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { other, sql } = await agree(columns, asked)
        assert.deepEqual(other, sql)
      }),
      { numRuns: 150, seed: 3 }
    )
  })

  test('misses nothing when transactions end in another order than they began', async ({
    assert,
  }) => {
    const slow = await db.transaction()
    const write = (on: typeof slow | typeof db, id: number) =>
      on
        .from('candidate_documents')
        .where('candidate_id', id)
        .update({ experience: 777, changed: db.raw('pg_current_xact_id()') })
    const found = () => index.search(everyone({ minExperience: 777, maxExperience: 777 })).total
    await write(slow, 10)
    await write(db, 11)
    await index.catchUp(client)
    assert.equal(found(), 1)
    await index.catchUp(client)
    await slow.commit()
    await index.catchUp(client)
    assert.equal(found(), 2)
  })

  test('hears of a test that is passed, hidden, shown, run out and annulled', async ({
    assert,
    cleanup,
  }) => {
    const { user, candidate } = await givenCandidate()
    const { assessment, skill } = await givenSkillTest({ topics: 0 })
    cleanup(async () => {
      await db.from('users').where('id', user.id).delete()
      await db.from('assessments').where('id', assessment.id).delete()
      await db.from('skills').where('id', skill.id).delete()
    })
    const of = { candidateId: candidate.id, assessmentId: assessment.id }
    const now = DateTime.now()
    const attempt = await Attempt.create({
      ...of,
      status: 'done',
      startedAt: now,
      deadlineAt: now,
      lastSeenAt: now,
    })
    const found = async () => {
      await index.catchUp(client)
      const { rows, facets } = index.search(everyone({ tests: [skill.id], within: [candidate.id] }))
      assert.deepEqual(facets!.testPassed, rows.length > 0 ? [[skill.id, 1]] : [])
      return rows.length
    }
    assert.equal(await found(), 0)
    const result = await TestResult.create({
      ...of,
      attemptId: attempt.id,
      family: 'technical',
      score: 80,
      correct: 16,
      total: 20,
      passed: true,
      band: 'proficient',
      seconds: 60,
      topics: [],
      validUntil: now.plus({ months: 1 }),
    })
    assert.equal(await found(), 1)
    await result.merge({ shown: false }).save()
    assert.equal(await found(), 0)
    await result.merge({ shown: true }).save()
    assert.equal(await found(), 1)

    await db.rawQuery('alter table test_results disable trigger test_results_found_update')
    await result.merge({ validUntil: now.minus({ minutes: 1 }) }).save()
    await db.rawQuery('alter table test_results enable trigger test_results_found_update')
    assert.equal(await found(), 1)
    assert.equal(await dropMarks(), 1)
    assert.equal(await found(), 0)

    await result.merge({ validUntil: now.plus({ months: 1 }) }).save()
    assert.equal(await found(), 1)
    await attempt.merge({ status: 'void' }).save()
    assert.equal(await found(), 0)
  })

  test('of a thread answers like SQL, sees a change within two seconds, and is built again when it dies', async ({
    assert,
  }) => {
    const thread = new Mortal({
      connection: ownConnection,
      source: searchableDocuments,
      log: logger,
    })
    thread.start()
    try {
      await until(() => thread.ready, 10_000)
      for (const asked of fc.sample(query, { numRuns: 20, seed: 5 })) {
        const { other, sql } = await agree(thread, asked)
        assert.deepEqual(other, sql)
      }
      await db
        .from('candidate_documents')
        .where('candidate_id', 20)
        .update({ experience: 888, changed: db.raw('pg_current_xact_id()') })
      const asked = everyone({ minExperience: 888, maxExperience: 888 })
      await until(async () => (await thread.search(asked)).total === 1, 2000)

      const waiting = thread.search(everyone()).then(
        () => 'answered',
        () => 'refused'
      )
      await thread.kill()
      assert.oneOf(await waiting, ['answered', 'refused'])
      assert.isFalse(thread.ready)
      await assert.rejects(() => thread.search(asked), /does not run/)
      await until(() => thread.ready, 10_000)
      assert.equal((await thread.search(asked)).total, 1)

      // a broken connection: not ready until it has caught up
      await db.rawQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candor-search'`
      )
      await until(() => !thread.ready, 5000)
      await db
        .from('candidate_documents')
        .where('candidate_id', 21)
        .update({ experience: 888, changed: db.raw('pg_current_xact_id()') })
      await until(() => thread.ready, 10_000)
      assert.equal((await thread.search(asked)).total, 2)
    } finally {
      await thread.stop()
    }
  }).timeout(40_000)

  test('is left to SQL where it does not run, and whenever it is lost', async ({ assert }) => {
    const asked = everyone({ minExperience: 30, maxExperience: 90 })
    const truth = await sqlIndex.search(asked)
    assert.deepEqual(await currentIndex.search(asked), truth)
    columnar.start()
    try {
      await until(() => columnar.ready, 10_000)
      assert.isAbove(columnar.size, 0)
      assert.deepEqual(await currentIndex.search(asked), truth)
      const lost = Promise.all(Array.from({ length: 20 }, () => currentIndex.search(asked)))
      await columnar.stop()
      for (const answer of await lost) assert.deepEqual(answer, truth)
      assert.isFalse(columnar.ready)
      assert.deepEqual(await currentIndex.search(asked), truth)
    } finally {
      await columnar.stop()
    }
  }).timeout(20_000)
})
