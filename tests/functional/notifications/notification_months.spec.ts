import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { tendPartitions } from '#api/engines/partitions/partitions'
import { notify } from '#api/notifications/notify'
import { erasePerson } from '#api/privacy/erase_account'
import sweepAged from '#api/privacy/retention/sweep_aged'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate } from '#tests/givens'
import { dropMonths, noteNumbers, parts } from '#tests/parts'
import { drainQueue } from '#tests/queue'

const run = async (sql: string) => (await db.rawQuery(sql)).rows
/** A nightly run at this time; within a transaction of its own where told. */
const at = (now: string, keep: number | null = null, ahead = 1, statement = run) =>
  tendPartitions(
    statement,
    { table: 'notifications', by: 'id', time: 'created_at', schema: 'partitions', ahead, keep },
    new Date(now)
  )

/** One line of today's that reads as many; returns its id. */
async function tell({ id }: User, message: string) {
  await db.transaction((trx) =>
    notify(trx, {
      to: [id],
      kind: 'application.received',
      message,
      alike: { by: 'job:5', message: '{count} people applied', link: '/client/jobs' },
    })
  )
  const [row] = await db.from('notifications').where({ user_id: id, message })
  return row.id as number
}

/** A browser that takes pushes. */
async function givenSubscription(user: User) {
  const { session } = await openSession(user)
  const [{ id }] = await db
    .table('push_subscriptions')
    .insert({
      user_id: user.id,
      session_id: session.id,
      endpoint: `https://push.example/${user.id}`,
      public_key: 'x',
      auth_secret: 'x',
    })
    .returning('id')
  return id as number
}

test.group('Notifications by months', (group) => {
  // ids are moved without a transaction
  group.each.setup(noteNumbers)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come into the part of their month, and ids rise whatever the clock does', async ({
    assert,
  }) => {
    const { user } = await givenCandidate()
    const first = await tell(user, 'One')
    const { made } = await at('2031-02-27T23:59:59Z')
    assert.deepEqual(made, ['notifications_2031_02', 'notifications_2031_03'])
    assert.deepEqual((await at('2031-02-28T00:01:00Z')).made, [])
    const second = await tell(user, 'Two')
    // set back by an hour over the turn of a month, there and again
    assert.deepEqual((await at('2031-03-01T00:01:00Z')).made, ['notifications_2031_04'])
    const third = await tell(user, 'Three')
    await at('2031-02-28T23:01:00Z')
    const fourth = await tell(user, 'Four')
    await at('2031-03-01T00:01:00Z')
    const fifth = await tell(user, 'Five')
    assert.deepEqual(
      [second, third, fourth, fifth],
      [203102000000001, 203103000000001, 203103000000002, 203103000000003]
    )
    assert.isBelow(first, second)
    assert.containsSubset(await parts('notifications'), {
      notifications_2031_02: 1,
      notifications_2031_03: 3,
      notifications_2031_04: 0,
    })
  })

  test('are one list of one bell: read as one line, by page and by cursor, over a month’s turn', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await tell(user, 'One')
    await at('2031-02-27T00:01:00Z')
    await at('2031-02-28T00:01:00Z')
    await tell(user, 'Two')
    await db.transaction((trx) =>
      notify(trx, { to: [user.id], kind: 'job.alert', message: 'Another' })
    )
    await at('2031-03-01T00:01:00Z')
    const last = await tell(user, 'Three')
    const list = async (query: string) =>
      (await client.get(`/api/v1/notifications?limit=1&${query}`).loginAs(user)).body()
    const page = await list('')
    assert.deepEqual([page.data[0]._id, page.data[0].count], [String(last), 3])
    assert.deepEqual([page.unread, page.pagination.total], [4, 2])
    const next = await list(`cursor=${page.pagination.nextCursor}`)
    assert.equal(next.data[0].message, 'Another')
    assert.isNull(next.pagination.nextCursor)
    const read = await client.put(`/api/v1/notifications/${last}/read`).loginAs(user)
    assert.equal(read.body().data.count, 3)
    assert.equal((await list('')).unread, 1)
    const cleared = await client.delete('/api/v1/notifications').loginAs(user)
    assert.equal(cleared.body().data.cleared, 4)
    const restored = await client.put('/api/v1/notifications/restore').loginAs(user)
    assert.equal(restored.body().data.restored, 4)
  })

  test('go with their month once all of it is older than what is kept, those from before one by one', async ({
    assert,
  }) => {
    const { user } = await givenCandidate()
    await givenSubscription(user)
    const before = await tell(user, 'From before')
    await at('2031-02-27T00:01:00Z')
    await at('2031-02-28T00:01:00Z')
    const old = await tell(user, 'Old')
    await at('2031-03-01T00:01:00Z')
    const young = await tell(user, 'Young')
    const from = (id: number, time: string) =>
      db.from('notifications').where('id', id).update({ created_at: time })
    for (const id of [young, before]) await from(id, '2031-03-31T00:00:00Z')
    // what came right after midnight lies in the part of the month before, and is kept as long as it should
    await from(old, '2031-03-01T00:00:30Z')
    assert.deepEqual((await at('2031-05-01T00:00:20Z', 2)).dropped, [])
    await from(old, '2031-02-28T23:59:59Z')
    // they are gone a week after they were made
    await db.from('pushes').whereNot('notification_id', young).delete()
    assert.deepEqual((await at('2031-05-01T00:01:00Z', 2)).dropped, ['notifications_2031_02'])
    // the part from before goes, too, once nothing in it is younger
    await db
      .from('notifications')
      .where('id', before)
      .update({ created_at: DateTime.utc().minus({ years: 3 }).toJSDate() })
    const { notifications: swept } = await sweepAged()
    assert.equal(swept, 1)
    assert.deepEqual((await at('2031-05-01T00:01:00Z', 2)).dropped, ['notifications_before'])
    assert.deepEqual(await sweepAged(), { notifications: 0, mails: 0 })
    const left = await db.from('notifications').where('user_id', user.id).select('id')
    assert.deepEqual(left, [{ id: young }])
    assert.lengthOf(await db.from('pushes').where('notification_id', young), 1)
  })

  test('find their part after years of standing still', async ({ assert }) => {
    const { user } = await givenCandidate()
    const first = await tell(user, 'One')
    await db.from('pushes').delete()
    const still = await at('2035-01-01T00:01:00Z', 2)
    assert.deepEqual(still.made, ['notifications_2035_01', 'notifications_2035_02'])
    assert.deepEqual(still.dropped, [])
    assert.equal(await tell(user, 'Two'), first + 1)
    assert.deepEqual((await at('2035-01-02T00:01:00Z', 2)).dropped, ['notifications_before'])
    assert.equal(await tell(user, 'Three'), 203501000000001)
  })

  test('go with their person from every month, with the pushes that point at them', async ({
    assert,
  }) => {
    await drainQueue()
    const { user } = await givenCandidate()
    const { user: other } = await givenCandidate()
    await tell(user, 'From before')
    await at('2031-02-27T00:01:00Z')
    await at('2031-02-28T00:01:00Z')
    await givenSubscription(user)
    await givenSubscription(other)
    await tell(user, 'Later')
    const theirs = await tell(other, `${user.fullName} applied`)
    assert.lengthOf(await db.from('pushes').where('user_id', user.id), 1)
    await erasePerson(user)
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 0)
    assert.lengthOf(await db.from('pushes').where('user_id', user.id), 0)
    const [row] = await db.from('notifications').where('id', theirs)
    assert.equal(row.message, 'a former member applied')
    assert.lengthOf(await db.from('pushes').where('notification_id', theirs), 1)
  })

  test('are read part by part, the latest first, without a sort', async ({ assert }) => {
    await at('2031-02-27T00:01:00Z', null, 12)
    await run('set local enable_seqscan = off')
    const plan = (await run(
      'explain select * from notifications where user_id = 7 and in_bell and cleared_at is null and id < 203106000000000 order by id desc limit 20'
    )) as Record<string, string>[]
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    assert.notMatch(text, /Sort|Merge/)
    assert.match(text, /Index Scan using notifications_2031_05/)
    assert.notInclude(text, 'notifications_2031_06')
    const [one] = (await run(
      'explain select * from notifications where id = 203103000000001'
    )) as Record<string, string>[]
    assert.match(one['QUERY PLAN'], /^Index Scan using notifications_2031_03_pkey/)
  })
})

test.group('The turn of a month', (group) => {
  group.each.teardown(emptyDatabase)

  test('loses and doubles no notification of those that are told meanwhile, by two runs at once', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await noteNumbers())
    cleanup(dropMonths)
    const { user } = await givenCandidate()
    const nightly = (now: string) =>
      db.transaction((trx) => at(now, null, 1, async (sql) => (await trx.rawQuery(sql)).rows))
    await nightly('2031-02-27T00:01:00Z')
    let told = 0
    const talk = async () => {
      for (let nth = 0; nth < 25; nth++, told++) await tell(user, `${told} ${Math.random()}`)
    }
    await Promise.all([
      talk(),
      talk(),
      talk(),
      nightly('2031-02-28T00:01:00Z'),
      nightly('2031-02-28T00:01:00Z'),
      talk().then(() =>
        Promise.all([nightly('2031-03-01T00:01:00Z'), nightly('2031-03-01T00:01:00Z')])
      ),
    ])
    await tell(user, 'Last')
    const rows = await db.from('notifications').where('user_id', user.id).orderBy('id')
    assert.lengthOf(rows, 101)
    assert.equal(rows.at(-1).message, 'Last')
    const counts = await parts('notifications')
    assert.isAbove(counts.notifications_2031_02, 0)
    assert.isAbove(counts.notifications_2031_03, 0)
  })
})
