import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { works } from '#api/queue/queue'
import { DEAD } from '#api/queue/start_queue'
import { alarms, crossed, measureWords } from '#api/reporting/installation/alarm_facts'
import watchInstallation, { tellAlarms } from '#api/reporting/installation/watch_installation'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCompany } from '#tests/givens'

const STATUS = '/api/v1/admin/status'
const RETRY = `${STATUS}/dead-letters/retry`
const HOUR = 3_600_000

test.group('Status of the installation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for super admins alone', async ({ client }) => {
    ;(await client.get(STATUS)).assertStatus(401)
    for (const user of [
      (await givenCompany()).user,
      await givenAdmin('moderator'),
      await givenAdmin('support'),
    ]) {
      ;(await client.get(STATUS).loginAs(user)).assertStatus(403)
      ;(await client.post(RETRY).json({}).loginAs(user)).assertStatus(403)
    }
  })

  test('tells what waits, what failed for good, the database and the disks', async ({
    client,
    assert,
  }) => {
    await (await app.container.make('queue')).getQueues()
    await db.from('queue.job').delete()
    await db.rawQuery(
      `insert into queue.job (name, created_on, start_after)
       values ('mail.deliver', now() - interval '20 minutes', now() - interval '20 minutes')`
    )
    await db.rawQuery(
      `insert into queue.job (name, source_name, source_output)
       values (?, 'mail.deliver', '{"message":"The server said no"}')`,
      [DEAD]
    )
    const { rows } = await db.rawQuery('select pg_database_size(current_database()) as bytes')
    const response = await client.get(STATUS).loginAs(await givenAdmin('super'))
    response.assertStatus(200)
    const { data } = response.body()
    assert.equal(data.queues[0].name, 'mail.deliver')
    assert.closeTo(data.queues[0].oldestSeconds, 1200, 30)
    assert.equal(data.deadLetters[0].message, 'The server said no')
    assert.closeTo(data.database.bytes, rows[0].bytes, 2 ** 22)
    assert.isAbove(data.database.connections, 0)
    assert.isAbove(data.storage.size, data.storage.free)
    assert.deepEqual(data.replicas, [])
    assert.equal(data.backups.lastAt, null)
    assert.equal(data.version, '0.1.0')
    assert.includeMembers(data.crossed, ['queue_age', 'dead_letters'])
  })

  test('is there before a first start has made the tables of the queue', async ({
    client,
    assert,
  }) => {
    await (await app.container.make('queue')).getQueues()
    await db.rawQuery('alter schema queue rename to queue_away')
    const response = await client.get(STATUS).loginAs(await givenAdmin('super'))
    response.assertStatus(200)
    const { data } = response.body()
    assert.deepEqual([data.queues, data.deadLetters, data.dead], [[], [], 0])
    assert.isAbove(data.database.bytes, 0)
  })

  test('refuses a queue that is no name', async ({ client }) => {
    const admin = await givenAdmin('super')
    ;(
      await client
        .post(RETRY)
        .json({ queue: { a: 1 } })
        .loginAs(admin)
    ).assertStatus(422)
    ;(
      await client
        .post(RETRY)
        .json({ queue: 'x'.repeat(101) })
        .loginAs(admin)
    ).assertStatus(422)
  })
})

test.group('Jobs that failed for good', (group) => {
  group.each.teardown(emptyDatabase)

  test('go back into their queue, and the audit log says who did it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const boss = await app.container.make('queue')
    cleanup(async () => {
      await boss.deleteAllJobs('blogs.publish')
      await boss.deleteAllJobs(DEAD)
    })
    await db.rawQuery(
      `insert into queue.job (name, data, source_name, source_created_on) values
        (?, '{"n":1}', 'blogs.publish', now()), (?, '{"n":2}', 'rates.load', now())`,
      [DEAD, DEAD]
    )
    assert.isTrue(works.has('blogs.publish'))
    const admin = await givenAdmin('super')
    const response = await client.post(RETRY).json({ queue: 'blogs.publish' }).loginAs(admin)
    response.assertStatus(200)
    assert.equal(response.body().message, '1 job is tried again')
    const waiting = await db.from('queue.job').where({ name: 'blogs.publish' }).select('data')
    assert.deepEqual(waiting, [{ data: { n: 1 } }])
    assert.lengthOf(await db.from('queue.job').where({ name: DEAD, state: 'created' }), 1)
    const line = await db.from('audit_log').orderBy('id', 'desc').firstOrFail()
    assert.equal(line.action, 'installation.retry_dead_letters')
    assert.equal(line.actor_id, admin.id)
    const none = await client.post(RETRY).json({ queue: 'blogs.publish' }).loginAs(admin)
    assert.equal(none.body().data.count, 0)
  })
})

test.group('Alarms of the installation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const mails = async () =>
    (await db.from('mails').where({ kind: 'installation.alarm' }).orderBy('id')).map(
      ({ recipient, subject, body_text: text }) => ({ recipient, subject, text })
    )

  test('are told to super admins once, again after a day, and when it is fine again', async ({
    assert,
  }) => {
    const admin = await givenAdmin('super')
    await givenAdmin('moderator')
    const now = new Date()
    const at = (hours: number) => new Date(now.getTime() + hours * HOUR)
    const bad = { queue_age: 1_200, dead_letters: 0, storage_free: 0.5 }
    const fine = { ...bad, queue_age: 10 }

    await tellAlarms(fine, now)
    assert.lengthOf(await mails(), 0)
    await tellAlarms(bad, now)
    await tellAlarms(bad, at(0.1))
    const [first, ...none] = await mails()
    assert.lengthOf(none, 0)
    assert.equal(first.recipient, admin.email)
    assert.equal(first.subject, 'The installation needs a look')
    assert.include(
      first.text,
      'Age of the oldest background job: 20 minutes (told of when more than 15 minutes)'
    )
    await tellAlarms({ dead_letters: 0 }, at(1))
    assert.lengthOf(await mails(), 1, 'what is not known is not fine')
    await tellAlarms(bad, at(25))
    assert.lengthOf(await mails(), 2)
    await tellAlarms(fine, at(26))
    await tellAlarms(fine, at(27))
    const third = (await mails())[2]
    assert.lengthOf(await mails(), 3)
    assert.equal(third.subject, 'The installation is fine again')
    await tellAlarms(bad, at(28))
    assert.lengthOf(await mails(), 4)
    assert.lengthOf(await db.from('notifications').where({ kind: 'installation.alarm' }), 4)
  })

  test('come on a schedule every five minutes, by what is there', async ({ assert }) => {
    assert.equal(works.get('installation.watch')?.cron, '*/5 * * * *')
    await givenAdmin('super')
    await watchInstallation()
    assert.lengthOf(await mails(), 0)
    await db.rawQuery('insert into queue.job (name) values (?)', [DEAD])
    await watchInstallation()
    const [mail] = await mails()
    assert.include(mail.text, 'Background jobs that failed for good: 1')
  })

  test('are as their table says: above it or below it, and never for what is not known', ({
    assert,
  }) => {
    assert.deepEqual(crossed({}), [])
    for (const [name, alarm] of Object.entries(alarms)) {
      const limit = 'above' in alarm ? alarm.above : alarm.below
      const worse = 'above' in alarm ? limit + 0.01 : limit - 0.01
      assert.deepEqual(crossed({ [name]: limit }), [], name)
      assert.deepEqual(crossed({ [name]: worse }) as string[], [name])
    }
    assert.equal(measureWords('storage_free', 0.07), '7 %')
    assert.equal(measureWords('backup_age', 27 * 3600), '27 hours')
  })
})
