import { test } from '@japa/runner'
import type { PgBoss } from 'pg-boss'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { connection } from '#config/database'
import QueueProvider from '#providers/queue_provider'
import { enqueue, patient, works } from '#api/queue/queue'
import { workWords } from '#api/queue/work_facts'
import { emptyDatabase } from '#tests/empty_database'

const DAY_SECONDS = 24 * 3_600
const state = async (id: string) =>
  (await db.from('queue.job').where({ id }).select('state').firstOrFail()).state

test.group('The queue', (group) => {
  group.teardown(emptyDatabase)

  test('is opened when it is asked again, where the database was away at first', async ({
    assert,
    cleanup,
  }) => {
    let open: (() => Promise<PgBoss>) | undefined
    const bind = (_: string, resolver: typeof open) => (open = resolver)
    new QueueProvider({ container: { bind } } as never).register()

    const usual = { ...connection }
    const restore = () => {
      for (const name of Object.keys(connection)) delete (connection as any)[name]
      Object.assign(connection, usual)
    }
    cleanup(restore)
    Object.assign(connection, { connectionString: 'postgres://nobody@127.0.0.1:1/none' })
    await assert.rejects(() => open!())
    restore()
    const boss = await open!()
    assert.isAbove((await boss.getQueues()).length, 0)
    assert.strictEqual(await open!(), boss)
    await boss.stop({ graceful: false, close: true })
  })

  test('gives a job to another worker when its own was killed', async ({ assert }) => {
    const boss = await app.container.make('queue')
    await db.transaction((trx) => enqueue(trx, 'mail.deliver', { mailId: 0 }))
    const [job] = await boss.fetch('mail.deliver')
    await boss.supervise('mail.deliver')
    assert.equal(await state(job.id), 'active')
    await db
      .from('queue.job')
      .where({ id: job.id })
      .update({ heartbeat_on: db.raw(`now() - interval '31 seconds'`) })
    await db.from('queue.queue').update({ monitor_claim_on: null, monitor_on: null })
    await boss.supervise('mail.deliver')
    assert.equal(await state(job.id), 'retry')
  })

  test('names each of its works in words', ({ assert }) => {
    assert.isAbove(works.size, 50)
    assert.deepEqual(Object.keys(workWords).sort(), [...works.keys()].sort())
  })

  test('tries for more than a day what hangs on a server of others', async ({ assert }) => {
    const { pause } = works.get('mail.deliver')!
    const lasts = (first: number) =>
      Array.from({ length: patient.retries }, (_, nth) =>
        Math.min(patient.longest, (first * 2 ** Math.min(16, nth)) / 2)
      ).reduce((sum, seconds) => sum + seconds)
    assert.isAbove(lasts(pause), DAY_SECONDS)
    const boss = await app.container.make('queue')
    const queues = await boss.getQueues()
    for (const name of ['mail.deliver', 'webhooks.handle', 'payments.refund']) {
      const { retryLimit, retryDelay, retryDelayMax } = queues.find((one) => one.name === name)!
      assert.deepEqual([retryLimit, retryDelayMax], [patient.retries, patient.longest], name)
      assert.isAbove(lasts(retryDelay!), DAY_SECONDS, name)
    }
  })
})
