import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import type pg from 'pg'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ColumnarIndex, LiveIndex, PartedIndex } from '#api/engines/search_columns/search_columns'
import { ownConnection } from '#api/indexes/own_connection'
import { erasePerson } from '#api/privacy/erase_account'
import { searchableDocuments } from '#api/talent/search/searchable_documents'
import { givenCandidate } from '#tests/givens'
import { document, NOW, query, ROWS } from '#tests/functional/talent/any_search'
import { clientOf, compareAll, writeDocuments } from '#tests/functional/talent/compared_indexes'
import { drainQueue } from '#tests/queue'
import { everyoneAt } from '#tests/search_query'
import { until } from '#tests/until'

const changed = () => db.raw('pg_current_xact_id()')

/** A loader that fails is told by its words. */
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'used',
    (error: Error) => error.message
  )

test.group('A snapshot of the search columns', (group) => {
  let client: pg.Client
  let folder: string
  let path: string

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-columns-'))
    path = join(folder, 'profiles.columns')
    client = await clientOf()
    await writeDocuments()
    return async () => {
      await db.from('candidate_documents').delete()
      await client.end()
      await rm(folder, { recursive: true })
    }
  })

  async function kept() {
    const index = new LiveIndex(searchableDocuments)
    await index.build(client)
    await index.keep(path)
    return index
  }
  const restore = () => new LiveIndex(searchableDocuments).restore(client, path)
  /** The columns out of the file, as an index that answers. */
  async function restored() {
    const index = new LiveIndex(searchableDocuments)
    if (!(await index.restore(client, path))) throw new Error('There is no snapshot')
    return index
  }
  const idsIn = (index: LiveIndex, among: number[]) =>
    index
      .search(everyoneAt(NOW, { within: among, limit: 100 }))
      .rows.map(({ id }) => id)
      .sort((a, b) => a - b)
  const update = (ids: number[], row: object) =>
    db
      .from('candidate_documents')
      .whereIn('candidate_id', ids)
      .update({ ...row, changed: changed() })

  test('answers as SQL does, with what changed, came and went since it was read', async ({
    assert,
  }) => {
    const former = await kept()
    // written after the columns were read and before they are written again: dead in them, and not in the file
    await update([5, 6], { experience: 777 })
    await former.catchUp(client)
    await former.keep(path)
    const rows = fc.sample(document, { numRuns: 40, seed: 21 })
    for (const [at, row] of rows.slice(0, 20).entries()) await update([at * 3 + 1], row)
    await db.table('candidate_documents').multiInsert(
      rows.slice(20).map((row, at) => ({
        candidate_id: ROWS + at + 1,
        searchable: true,
        ...row,
      }))
    )
    await update([2, 3], { searchable: false })
    const index = await restored()
    const columns = {
      search: async (asked: Parameters<LiveIndex['search']>[0]) => index.search(asked),
    }
    const filters = fc.sample(query, { numRuns: 300, seed: 22 })
    assert.isAbove(await compareAll(assert, { columns }, filters), 45, 'enough find somebody')
    await update([9], { experience: 778 })
    await index.catchUp(client)
    await compareAll(assert, { columns }, [everyoneAt(NOW, { minExperience: 777 })])
  })

  test('misses nothing that a transaction wrote which was open when the columns were read', async ({
    assert,
  }) => {
    const slow = await db.transaction()
    await slow
      .from('candidate_documents')
      .where('candidate_id', 10)
      .update({ experience: 777, changed: changed() })
    await kept()
    await slow.commit()
    const asked = everyoneAt(NOW, { minExperience: 777, within: [10] })
    assert.equal((await restored()).search(asked).total, 1)
  })

  test('brings back nobody who was deactivated, suspended, refused or erased after it was written', async ({
    assert,
    cleanup,
  }) => {
    const people = await Promise.all(Array.from({ length: 5 }, () => givenCandidate()))
    cleanup(async () => {
      await db
        .from('users')
        .whereIn(
          'id',
          people.map(({ user }) => user.id)
        )
        .delete()
    })
    // erasing looks through what waits
    await drainQueue()
    const ids = people.map(({ candidate }) => candidate.id)
    assert.lengthOf(idsIn(await kept(), ids), 5)
    const [deactivated, suspended, refused, erased, stays] = people
    await deactivated.user.merge({ status: 'deactivated' }).save()
    await suspended.candidate.merge({ visibility: 'suspended' }).save()
    await refused.candidate.merge({ approval: 'rejected' }).save()
    await erasePerson(erased.user)
    assert.deepEqual(idsIn(await restored(), ids), [stays.candidate.id])
  })

  test('is not used where somebody went without a word, however little else differs', async ({
    assert,
  }) => {
    await kept()
    await db.from('candidate_documents').where('candidate_id', 12).delete()
    assert.match(await reasonOf(restore()), /others can be found/)
    await db.rawQuery(
      'update candidate_documents set candidate_id = 100000 where candidate_id = 13'
    )
    assert.match(await reasonOf(restore()), /others can be found/)
  })

  test('is not used when a byte of it is another, it is cut, or longer than it was', async ({
    assert,
  }) => {
    await kept()
    const whole = await readFile(path)
    const places = [0, 10, 24, 40, 200, whole.length >> 1, whole.length - 40, whole.length - 1]
    for (const at of places) {
      const damaged = Buffer.from(whole)
      damaged[at] ^= 1
      await writeFile(path, damaged)
      assert.notEqual(await reasonOf(restore()), 'used', `byte ${at}`)
    }
    for (const length of [0, 1, 30, whole.length >> 1, whole.length - 1]) {
      await writeFile(path, whole)
      await truncate(path, length)
      assert.match(await reasonOf(restore()), /damaged|shorter|too early/, `${length} bytes`)
    }
    await writeFile(path, Buffer.concat([whole, Buffer.alloc(8)]))
    assert.match(await reasonOf(restore()), /longer/)
    await writeFile(path, whole)
    assert.equal(await reasonOf(restore()), 'used')
  })

  test('is not used by another version, on another table or a restored one, when it is old, or after too much', async ({
    assert,
  }) => {
    await kept()
    const other = { ...searchableDocuments, columns: `${searchableDocuments.columns} ` }
    assert.match(await reasonOf(new LiveIndex(other).restore(client, path)), /another version/)
    const week = 7 * 86_400_000
    const real = Date.now
    Date.now = () => real() + week + 1000
    try {
      assert.match(await reasonOf(restore()), /too old/)
    } finally {
      Date.now = real
    }
    await db.rawQuery(
      `insert into candidate_documents (candidate_id, searchable) select 1000 + n, false from generate_series(1, 5001) n`
    )
    assert.match(await reasonOf(restore()), /too much/)
    await db.from('candidate_documents').where('candidate_id', '>', 1000).delete()
    assert.equal(await reasonOf(restore()), 'used')
    // as a backup is loaded: the same rows in a table of the same name
    await db.rawQuery('create temp table copied as select * from candidate_documents')
    await db.rawQuery('truncate candidate_documents')
    await db.rawQuery('insert into candidate_documents select * from copied')
    await db.rawQuery('drop table copied')
    assert.match(await reasonOf(restore()), /another database/)
  })

  test('of a time that the database was taken back from is not used', async ({ assert }) => {
    await kept()
    const whole = await readFile(path)
    const text = whole.toString('latin1')
    const horizon = text.match(/"horizon":"(\d+)"/)![1]
    // the sum is told after the head is
    await writeFile(
      path,
      Buffer.from(text.replace(`"${horizon}"`, `"${'9'.repeat(horizon.length)}"`), 'latin1')
    )
    assert.match(await reasonOf(restore()), /taken back/)
  })

  test('stays whole when its next writing is killed, and what that left goes', async ({
    assert,
  }) => {
    await kept()
    const former = await readFile(path)
    const killed = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', KILLED_WHILE_WRITING, path],
      { cwd: app.makePath(), encoding: 'utf8' }
    )
    assert.equal(killed.signal, 'SIGKILL', killed.stderr)
    const left = (await readdir(folder)).filter((name) => name !== 'profiles.columns')
    assert.lengthOf(left, 1)
    assert.isAbove((await stat(join(folder, left[0]))).size, 1000)
    assert.isTrue((await readFile(path)).equals(former))
    const index = await restored()
    // another process may be writing its own: only what lies there for an hour is taken away
    await index.keep(path)
    assert.lengthOf(await readdir(folder), 2)
    const before = Date.now() / 1000 - 7200
    await utimes(join(folder, left[0]), before, before)
    await index.keep(path)
    assert.deepEqual(await readdir(folder), ['profiles.columns'])
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.equal(await reasonOf(restore()), 'used')
  })

  test('is written by the thread and read at its next start; a damaged one is thrown away', async ({
    assert,
  }) => {
    const told: string[] = []
    const tell = (known: Record<string, unknown>, message: string) =>
      void told.push(`${message} ${known.from ?? known.reason ?? ''}`.trim())
    const log = { info: tell, warn: tell, error: tell }
    const options = { connection: ownConnection, source: searchableDocuments, log }
    const asked = everyoneAt(NOW, { minExperience: 777 })
    /** Starts, asks and stops; returns what it said. */
    const round = async (isTold: (line: string) => boolean) => {
      told.length = 0
      const thread = new ColumnarIndex({ ...options, snapshot: () => path })
      thread.start()
      try {
        await until(() => thread.ready && told.some(isTold))
        const { total } = await thread.search(asked)
        return { total, told: [...told] }
      } finally {
        await thread.stop()
      }
    }
    const isWritten = (line: string) => line === 'search snapshot written'
    const isReady = (line: string) => line.startsWith('search index ready')

    const first = await round(isWritten)
    assert.deepEqual(first, {
      total: 0,
      told: ['search index ready table', 'search snapshot written'],
    })
    await update([20], { experience: 888 })
    assert.deepEqual(await round(isReady), { total: 1, told: ['search index ready snapshot'] })

    await truncate(path, 1000)
    const third = await round(isWritten)
    assert.equal(third.total, 1)
    assert.match(third.told[0], /^search snapshot not used it is /)
    assert.deepEqual(third.told.slice(1), ['search index ready table', 'search snapshot written'])
    assert.deepEqual((await round(isReady)).told, ['search index ready snapshot'])

    await new PartedIndex({ ...options, snapshot: () => path }).forget()
    assert.isFalse(existsSync(path))
    // a place that cannot be written costs the next start its time, and nothing else
    path = join(folder, 'x'.repeat(300), 'profiles.columns')
    const last = await round((line) => line.startsWith('search snapshot not written'))
    assert.equal(last.total, 1)
  })

  test('has a file for each thread, and none of another division stays', async ({ assert }) => {
    path = join(folder, 'divided', 'profiles.columns')
    const told: string[] = []
    const tell = (known: Record<string, unknown>, message: string) =>
      void told.push(`${message} ${known.from ?? ''}`.trim())
    const index = new PartedIndex({
      connection: ownConnection,
      source: searchableDocuments,
      log: { info: tell, warn: tell, error: tell },
      snapshot: () => path,
    })
    const asked = everyoneAt(NOW, {})
    const round = async (threads: number, ...lines: string[]) => {
      told.length = 0
      index.start(threads)
      try {
        const wanted = lines.flatMap((line) => Array<string>(threads).fill(line)).toSorted()
        await until(() => wanted.length === told.length)
        assert.deepEqual(told.toSorted(), wanted)
        assert.isTrue(index.ready)
        return (await index.search(asked)).total
      } finally {
        await index.stop()
      }
    }
    const [built, kept] = ['search index ready table', 'search index ready snapshot']
    const written = 'search snapshot written'
    const all = await round(2, built, written)
    assert.deepEqual((await readdir(dirname(path))).toSorted(), [
      'profiles.columns-1-of-2',
      'profiles.columns-2-of-2',
    ])
    assert.equal(await round(2, kept), all)
    assert.equal(await round(1, built, written), all)
    assert.deepEqual(await readdir(dirname(path)), ['profiles.columns'])
    await index.forget()
    assert.deepEqual(await readdir(dirname(path)), [])
  })
})

/** Writes a large snapshot and is killed amid its second part. */
const KILLED_WHILE_WRITING = `
  import { writeSnapshot } from './api/engines/search_columns/snapshot_file.ts'
  const arrays = [new Uint8Array(2000), new Uint8Array(2000)]
  arrays[Symbol.iterator] = function* () {
    yield this[0]
    process.kill(process.pid, 'SIGKILL')
    for (;;);
  }
  const head = { maker: '', place: '', horizon: '1', readAt: 0 }
  await writeSnapshot(process.argv[1], { head, parts: { arrays, values: [] } })
`
