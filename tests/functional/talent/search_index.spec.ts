import fc from 'fast-check'
import { DateTime } from 'luxon'
import type pg from 'pg'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import {
  ColumnarIndex,
  horizonOf,
  LiveIndex,
  PartedIndex,
  readChanged,
} from '#api/engines/search_columns/search_columns'
import { ownConnection } from '#api/indexes/own_connection'
import { searchableDocuments } from '#api/talent/search/searchable_documents'
import { columnar, currentIndex } from '#api/talent/search/current_index'
import { sqlIndex } from '#api/talent/search/sql_index'
import dropMarks from '#api/talent/search/drop_marks'
import Attempt from '#api/assessments/models/attempt'
import TestResult from '#api/assessments/models/test_result'
import { givenCandidate } from '#tests/givens'
import { givenSkillTest } from '#tests/functional/assessments/given_tests'
import { document, NOW, query, ROWS } from '#tests/functional/talent/any_search'
import {
  clientOf,
  compareAll,
  writeDocuments,
  type Indexes,
} from '#tests/functional/talent/compared_indexes'
import { givenOpenSearch } from '#tests/open_search/given_open_search'
import { everyoneAt } from '#tests/search_query'
import { until } from '#tests/until'

const FILTERS = 1000
const everyone = (over = {}) => everyoneAt(NOW, over)

/** A thread that a test can end. */
class Mortal extends ColumnarIndex {
  async kill() {
    await this.worker!.terminate()
  }
}

test.group('Every search index', (group) => {
  let client: pg.Client
  let index: LiveIndex
  let outside: Awaited<ReturnType<typeof givenOpenSearch>>
  let indexes: Indexes

  group.setup(async () => {
    client = await clientOf()
    await writeDocuments()
    index = new LiveIndex(searchableDocuments)
    await index.build(client)
    outside = await givenOpenSearch()
    await outside.profiles.feed.step(client)
    indexes = {
      columns: { search: async (asked) => index.search(asked) },
      OpenSearch: outside.profiles,
    }
    return async () => {
      await db.from('candidate_documents').delete()
      await outside.stop()
      await client.end()
    }
  })

  const catchUp = async () => {
    await index.catchUp(client)
    await outside.profiles.feed.step(client)
  }

  test('gives the page, total and counts that SQL gives, on any filter', async ({ assert }) => {
    const filters = fc.sample(query, { numRuns: FILTERS, seed: 20_261_121 })
    const met = await compareAll(assert, indexes, filters)
    assert.isAbove(met, FILTERS * 0.15, 'enough filters find somebody')
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
    await catchUp()
    await compareAll(assert, indexes, fc.sample(query, { numRuns: 150, seed: 3 }))
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
    const asked = everyone({ minExperience: 777, maxExperience: 777 })
    const found = async () => {
      await catchUp()
      const answers = Object.values(indexes).map((each) => each.search(asked))
      return (await Promise.all(answers)).map(({ total }) => total)
    }
    await write(slow, 10)
    await write(db, 11)
    assert.deepEqual(await found(), [1, 1])
    assert.deepEqual(await found(), [1, 1])
    await slow.commit()
    assert.deepEqual(await found(), [2, 2])
  })

  test('does not read each time what a backup brought from a database that was further on', async ({
    assert,
  }) => {
    const since = await horizonOf(client)
    const changed = (to: string) =>
      db
        .from('candidate_documents')
        .where('candidate_id', 12)
        .update({ changed: db.raw(to) })
    // others, too, changed since then while a transaction is open, be it in another database
    const isRead = async () =>
      (await readChanged(client, searchableDocuments, since)).some(({ id }) => id === 12)
    await changed(`'9000000000000'::xid8`)
    assert.isFalse(await isRead())
    await changed('pg_current_xact_id()')
    assert.isTrue(await isRead())
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
    const asked = everyone({ tests: [skill.id], within: [candidate.id] })
    const found = async () => {
      await catchUp()
      const { rows, facets } = index.search(asked)
      assert.deepEqual(facets!.testPassed, rows.length > 0 ? [[skill.id, 1]] : [])
      assert.deepEqual((await outside.profiles.search(asked)).facets, facets)
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
})

test.group('The columnar search index', (group) => {
  group.setup(async () => {
    await writeDocuments()
    return async () => {
      await db.from('candidate_documents').delete()
    }
  })

  test('of a thread answers like SQL, sees a change by itself, and is built again when it dies', async ({
    assert,
  }) => {
    const thread = new Mortal({
      connection: ownConnection,
      source: searchableDocuments,
      log: logger,
    })
    thread.start()
    try {
      await until(() => thread.ready)
      await compareAll(assert, { thread }, fc.sample(query, { numRuns: 20, seed: 5 }))
      await db
        .from('candidate_documents')
        .where('candidate_id', 20)
        .update({ experience: 888, changed: db.raw('pg_current_xact_id()') })
      const asked = everyone({ minExperience: 888, maxExperience: 888 })
      await until(async () => (await thread.search(asked)).total === 1)

      const waiting = thread.search(everyone()).then(
        () => 'answered',
        () => 'refused'
      )
      await thread.kill()
      assert.oneOf(await waiting, ['answered', 'refused'])
      assert.isFalse(thread.ready)
      await assert.rejects(() => thread.search(asked), /does not run/)
      await until(() => thread.ready)
      assert.equal((await thread.search(asked)).total, 1)

      // a broken connection: not ready until it has caught up
      await db.rawQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candor-search'`
      )
      await until(() => !thread.ready)
      await db
        .from('candidate_documents')
        .where('candidate_id', 21)
        .update({ experience: 888, changed: db.raw('pg_current_xact_id()') })
      await until(() => thread.ready)
      assert.equal((await thread.search(asked)).total, 2)
    } finally {
      await thread.stop()
    }
  })

  test('of several threads is one: any filter, changes in each part, and nothing while one is lost', async ({
    assert,
  }) => {
    const parted = new PartedIndex({
      connection: ownConnection,
      source: searchableDocuments,
      log: logger,
    })
    parted.start(3)
    try {
      await until(() => parted.ready)
      const all = await sqlIndex.search(everyone())
      assert.equal(parted.size, all.total)
      await compareAll(assert, { parted }, fc.sample(query, { numRuns: 150, seed: 11 }))
      const ids = [30, 31, 32]
      await db
        .from('candidate_documents')
        .whereIn('candidate_id', ids)
        .update({ experience: 999, changed: db.raw('pg_current_xact_id()') })
      const asked = everyone({ minExperience: 999, maxExperience: 999 })
      await until(async () => (await parted.search(asked)).total === ids.length)
      await compareAll(assert, { parted }, fc.sample(query, { numRuns: 20, seed: 12 }))
      await db
        .from('candidate_documents')
        .where('candidate_id', 31)
        .update({ searchable: false, changed: db.raw('pg_current_xact_id()') })
      await until(async () => (await parted.search(asked)).total === 2)
      assert.isDefined(parted.age)
      await db.rawQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid in
           (select pid from pg_stat_activity where application_name = 'candor-search' and datname = current_database() limit 1)`
      )
      await until(() => !parted.ready)
      await until(() => parted.ready)
      await compareAll(assert, { parted }, fc.sample(query, { numRuns: 20, seed: 13 }))
    } finally {
      await parted.stop()
    }
    assert.isFalse(parted.ready)
    await assert.rejects(() => parted.search(everyone()), /does not run/)
  })

  test('is left to SQL where it does not run, and whenever it is lost', async ({ assert }) => {
    const asked = everyone({ minExperience: 30, maxExperience: 90 })
    const truth = await sqlIndex.search(asked)
    assert.deepEqual(await currentIndex.search(asked), truth)
    columnar.start()
    try {
      await until(() => columnar.ready)
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
  })
})
