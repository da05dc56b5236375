import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'
import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import sweep from '#api/http/idempotency'
import { hotPools } from '#api/http/hot_reads'
import { emptyDatabase } from '#tests/empty_database'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'

const achievement = { title: 'A talk on payments' }

const create = (client: ApiClient, user: User, key: string, body: object = achievement) =>
  client
    .post('/api/v1/candidate/dev-achievements')
    .loginAs(user)
    .header('idempotency-key', key)
    .json(body)
const count = async (candidateId: number) =>
  Number(
    (await db.from('achievements').where('candidate_id', candidateId).count('* as n').first()).n
  )
const until = async (come: () => Promise<boolean>) => {
  while (!(await come())) await delay(50)
}
const row = (key: string) => db.from('idempotent_requests').where('key', key).first()

test.group('A write with an Idempotency-Key', (group) => {
  // committed for real: the transaction of the request itself is what these tests are about
  group.teardown(emptyDatabase)

  test('of a stranger is a stranger’s, and leaves nothing', async ({ client, assert }) => {
    const key = randomUUID()
    const refused = await client
      .post('/api/v1/candidate/dev-achievements')
      .header('idempotency-key', key)
      .json(achievement)
    refused.assertStatus(401)
    assert.isNull(await row(key))
  })

  test('tells a company nothing any more of a person who withdrew since', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { application, user: developer } = await givenApplication(await givenJob(company))
    await developer.merge({ lastName: 'Quistgaard' }).save()
    const move = () =>
      client
        .put(`/api/v1/client/applied-job-status?appliedId=${application.id}&status=shortlisted`)
        .loginAs(user)
        .header('idempotency-key', 'moved')
        .json({})
    assert.include((await move()).text(), 'Quistgaard')
    assert.include((await move()).text(), 'Quistgaard')
    const blocked = await client
      .delete(`/api/v1/candidate/data-map/${company.id}`)
      .loginAs(developer)
    blocked.assertStatus(200)
    const again = await move()
    again.assertStatus(409)
    assert.equal(again.body().outcome, 'done')
    assert.notInclude(again.text(), 'Quistgaard')
  })

  test('needs a key that is one', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const key of ['two words', 'x'.repeat(201)]) {
      const refused = await create(client, user, key)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'Idempotency-Key')
    }
  })

  test('is done once, and sent again gets the first response', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    const first = await create(client, user, key)
    first.assertStatus(201)
    assert.isUndefined(first.header('idempotency-replayed'))
    const again = await create(client, user, key)
    again.assertStatus(201)
    assert.equal(again.header('idempotency-replayed'), 'true')
    assert.deepEqual(again.body(), first.body())
    assert.equal(await count(candidate.id), 1)
    assert.notInclude((await row(key)).response, 'payments')
  })

  test('is done once, though it is sent five times at once', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(client, user, key)))
    const statuses = responses.map((response) => response.status())
    assert.isTrue(
      statuses.every((status) => [201, 409].includes(status)),
      String(statuses)
    )
    assert.include(statuses, 201)
    assert.equal(await count(candidate.id), 1)
  })

  test('is another request with another body, and refused under the same key', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    await create(client, user, key)
    const other = await create(client, user, key, { title: 'Another talk' })
    other.assertStatus(422)
    assert.include(other.body().message, 'another request')
    assert.equal(await count(candidate.id), 1)
  })

  test('has keys of its account only', async ({ client, assert }) => {
    const [one, other] = [await givenCandidate(), await givenCandidate()]
    const key = randomUUID()
    const first = await create(client, one.user, key)
    const second = await create(client, other.user, key)
    second.assertStatus(201)
    assert.notEqual(second.body().data._id, first.body().data._id)
    assert.equal(await count(other.candidate.id), 1)
  })

  test('that was refused frees its key', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    ;(await create(client, user, key, { title: '' })).assertStatus(422)
    assert.isNull(await row(key))
    ;(await create(client, user, key)).assertStatus(201)
    assert.equal(await count(candidate.id), 1)
  })

  test('tells what became of a first try whose response was lost', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    await create(client, user, key)
    assert.isTrue((await row(key)).changed)
    await db.from('idempotent_requests').where('key', key).update({ status: null, response: null })
    const lost = await create(client, user, key)
    lost.assertStatus(409)
    assert.equal(lost.body().outcome, 'done')

    await db.from('idempotent_requests').where('key', key).update({ changed: false })
    const running = await create(client, user, key)
    running.assertStatus(409)
    assert.equal(running.body().outcome, 'running')
    assert.equal(running.header('retry-after'), '2')
    assert.equal(await count(candidate.id), 1)
  })

  test('runs again where the first try died before its commit', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    await create(client, user, key)
    await db.from('achievements').where('candidate_id', candidate.id).delete()
    await db
      .from('idempotent_requests')
      .where('key', key)
      .update({ status: null, response: null, changed: false })
      .update('started_at', db.raw("now() - interval '11 seconds'"))
    const again = await create(client, user, key)
    again.assertStatus(201)
    assert.isUndefined(again.header('idempotency-replayed'))
    assert.equal(await count(candidate.id), 1)
    assert.equal((await row(key)).attempt, 2)
  })

  test('is not given up while it runs, however long', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    const held = await db.transaction()
    await held.rawQuery('lock table achievements in exclusive mode')
    // a call is sent once somebody waits for it
    const first = Promise.resolve(create(client, user, key))
    await until(async () => Boolean(await row(key)))
    await db
      .from('idempotent_requests')
      .where('key', key)
      .update('started_at', db.raw("now() - interval '9 seconds'"))
    const { started_at: before } = await row(key)
    await until(async () => (await row(key)).started_at > before)
    const second = await create(client, user, key)
    second.assertStatus(409)
    assert.equal(second.body().outcome, 'running')
    await held.commit()
    ;(await first).assertStatus(201)
    assert.equal(await count(candidate.id), 1)
  })

  test('is forgotten after a day', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const [old, fresh] = [randomUUID(), randomUUID()]
    await create(client, user, old)
    await create(client, user, fresh, { title: 'Another talk' })
    await db
      .from('idempotent_requests')
      .where('key', old)
      .update('started_at', db.raw("now() - interval '25 hours'"))
    assert.equal(await sweep(), 1)
    assert.isNull(await row(old))
    assert.exists(await row(fresh))
  })

  test('does not matter to reads', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const key = randomUUID()
    const read = await client
      .get('/api/v1/client/dashboard')
      .loginAs(user)
      .header('idempotency-key', key)
    read.assertStatus(200)
    assert.isNull(await row(key))
  })
})

test.group('A database that dies amid a commit', (group) => {
  group.setup(async () => {
    await db.rawQuery(`create or replace function die_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
    await db.rawQuery(`create constraint trigger die after insert on achievements deferrable initially deferred
      for each row when (new.title = 'The last one') execute function die_at_commit()`)
  })
  group.teardown(async () => {
    await db.rawQuery('drop function die_at_commit cascade')
    await emptyDatabase()
  })

  test('leaves the outcome open in words, and the key tells it', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const key = randomUUID()
    const died = await create(client, user, key, { title: 'The last one' })
    died.assertStatus(503)
    assert.equal(died.body().outcome, 'unknown')
    assert.equal(died.header('retry-after'), '5')
    assert.notInclude(died.body().message, 'was not made')
    assert.equal(await count(candidate.id), 0)
    await db.rawQuery('drop trigger die on achievements')
    ;(await create(client, user, key, { title: 'The last one' })).assertStatus(201)
    assert.equal(await count(candidate.id), 1)
  })

  test('is said to be away where its socket breaks', async ({ client, assert, cleanup }) => {
    const { user } = await givenCandidate()
    ;(await create(client, user, randomUUID(), { title: 'Before' })).assertStatus(201)
    const pool = hotPools().hot_reads!
    cleanup(() => void Reflect.deleteProperty(pool, 'query'))
    for (const [words, facts] of [
      ['read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }],
      ['This socket has been ended by the other party', { code: 'EPIPE' }],
      ['insert into "achievements" - This socket has been ended by the other party', {}],
      ['connect EAGAIN', { code: 'EAGAIN', syscall: 'connect' }],
      ['Client was closed and is not queryable', {}],
      ['terminating connection', { code: '57P01', severity: 'FATAL' }],
      ['idle in a transaction for too long', { code: '25P03', severity: 'FATAL' }],
    ] as const) {
      const broken = Object.assign(new Error(words), facts)
      pool.query = (() => Promise.reject(broken)) as never
      const away = await create(client, user, randomUUID(), { title: 'Meanwhile' })
      assert.equal(away.status(), 503, words)
      assert.equal(away.body().outcome, 'unknown', words)
    }
  })

  test('is said to be away where it breaks while a connection is opened', async ({
    assert,
    cleanup,
  }) => {
    const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    cleanup(() => void server.close())
    const { port } = server.address() as AddressInfo
    const open = () => new pg.Client({ host: '127.0.0.1', port }).on('error', () => undefined)
    await assert.rejects(() => open().connect(), 'Connection terminated unexpectedly')
    const error = await new Promise<Error>((tell) => void open().connect(tell))
    assert.equal(error.message, 'Connection terminated unexpectedly')
    assert.propertyVal(error.cause, 'code', 'ECONNRESET')
  })
})
