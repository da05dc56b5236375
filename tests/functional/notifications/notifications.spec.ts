import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { notify } from '#api/notifications/notify'
import sweepCleared from '#api/notifications/sweep_cleared'
import { UNDO_CLEAR_MINUTES } from '#api/notifications/notification_facts'
import Notification from '#api/notifications/models/notification'
import type User from '#api/accounts/models/user'
import { givenCandidate, givenCompany } from '#tests/givens'

const tell = (user: User, ...messages: string[]) =>
  db.transaction(async (trx) => {
    for (const message of messages)
      await notify(trx, {
        to: [user.id],
        kind: 'application.status',
        message,
        link: '/candidate/applied',
        jobId: 5,
      })
  })

test.group('The bell', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused to strangers, and shows nobody the notifications of another', async ({
    client,
  }) => {
    for (const response of [
      await client.get('/api/v1/notifications'),
      await client.put('/api/v1/notifications/read'),
      await client.put('/api/v1/notifications/1/read'),
      await client.delete('/api/v1/notifications'),
      await client.put('/api/v1/notifications/restore'),
    ])
      response.assertStatus(401)
    const { user } = await givenCandidate()
    const other = await givenCompany()
    await tell(user, 'Yours')
    const row = await Notification.findByOrFail('user_id', user.id)
    const foreign = await client.put(`/api/v1/notifications/${row.id}/read`).loginAs(other.user)
    foreign.assertStatus(404)
    const list = await client.get('/api/v1/notifications').loginAs(other.user)
    list.assertBodyContains({ data: [], unread: 0 })
  })

  test('refuses a limit over 100', async ({ client }) => {
    const { user } = await givenCandidate()
    const response = await client.get('/api/v1/notifications?limit=101').loginAs(user)
    response.assertStatus(422)
  })

  test('lists the newest first, by page and by cursor, with the unread count beside', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await tell(user, 'One', 'Two', 'Three')
    const first = await client.get('/api/v1/notifications?limit=2').loginAs(user)
    first.assertStatus(200)
    const { data, unread, pagination } = first.body()
    assert.deepEqual(
      data.map((row: any) => row.message),
      ['Three', 'Two']
    )
    assert.equal(unread, 3)
    assert.deepInclude(pagination, { page: 1, limit: 2, total: 3, totalPages: 2 })
    assert.isString(data[0]._id)
    assert.deepInclude(data[0], {
      kind: 'application.status',
      link: '/candidate/applied',
      jobId: '5',
      readAt: null,
    })
    const next = await client
      .get(`/api/v1/notifications?limit=2&cursor=${pagination.nextCursor}`)
      .loginAs(user)
    assert.deepEqual(
      next.body().data.map((row: any) => row.message),
      ['One']
    )
    assert.isNull(next.body().pagination.nextCursor)
    const page = await client.get('/api/v1/notifications?limit=2&page=2').loginAs(user)
    assert.deepEqual(
      page.body().data.map((row: any) => row.message),
      ['One']
    )
  })

  test('one, then all are read, then all are cleared', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    await tell(user, 'One', 'Two', 'Three')
    const row = await Notification.query().where('user_id', user.id).firstOrFail()
    const one = await client.put(`/api/v1/notifications/${row.id}/read`).loginAs(user)
    one.assertStatus(200)
    assert.isNotNull(one.body().data.readAt)
    const unread = await client.get('/api/v1/notifications?unread=true').loginAs(user)
    assert.lengthOf(unread.body().data, 2)
    const all = await client.put('/api/v1/notifications/read').loginAs(user)
    all.assertBodyContains({ data: { read: 2 }, unread: 0 })
    const cleared = await client.delete('/api/v1/notifications').loginAs(user)
    cleared.assertBodyContains({ data: { cleared: 3 } })
    const empty = await client.get('/api/v1/notifications').loginAs(user)
    empty.assertBodyContains({ data: [], unread: 0, pagination: { total: 0 } })
    assert.lengthOf(empty.body().data, 0)
  })

  test('what was cleared last comes back as it was, for some minutes, and for its owner only', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const other = await givenCandidate()
    await tell(user, 'Cleared before')
    await client.delete('/api/v1/notifications').loginAs(user)
    await db.from('notifications').update({ cleared_at: new Date(Date.now() - 60_000) })
    await tell(user, 'One', 'Two')
    const [one] = await Notification.of(user.id).where('message', 'One')
    await client.put(`/api/v1/notifications/${one.id}/read`).loginAs(user)
    await client.delete('/api/v1/notifications').loginAs(user)
    ;(await client.put(`/api/v1/notifications/${one.id}/read`).loginAs(user)).assertStatus(404)

    const foreign = await client.put('/api/v1/notifications/restore').loginAs(other.user)
    foreign.assertBodyContains({ data: { restored: 0 } })
    await sweepCleared()
    const back = await client.put('/api/v1/notifications/restore').loginAs(user)
    back.assertBodyContains({ data: { restored: 2 } })
    const list = await client.get('/api/v1/notifications').loginAs(user)
    assert.deepEqual(
      list.body().data.map((row: any) => [row.message, row.readAt !== null]),
      [
        ['Two', false],
        ['One', true],
      ]
    )

    await client.delete('/api/v1/notifications').loginAs(user)
    await db
      .from('notifications')
      .where('user_id', user.id)
      .update({ cleared_at: new Date(Date.now() - (UNDO_CLEAR_MINUTES + 1) * 60_000) })
    const late = await client.put('/api/v1/notifications/restore').loginAs(user)
    late.assertBodyContains({ data: { restored: 0 } })
    await sweepCleared()
    assert.lengthOf(await db.from('notifications').where('user_id', user.id), 0)
  })

  test('alike ones of a day are one line, read together; a later one is a line of its own', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const applied = (name: string, job = 5) =>
      db.transaction((trx) =>
        notify(trx, {
          to: [user.id],
          kind: 'application.received',
          message: `${name} applied for Cook`,
          link: `/client/jobs/${job}/applicants?application=1`,
          alike: {
            by: `job:${job}`,
            message: '{count} new applications for Cook',
            link: `/client/jobs/${job}/applicants`,
          },
        })
      )
    const list = async (query = '') => {
      const { data, unread, pagination } = (
        await client.get(`/api/v1/notifications${query}`).loginAs(user)
      ).body()
      return {
        lines: data.map((row: any) => [row.message, row.count, row.readAt !== null]),
        first: data[0],
        unread,
        pagination,
      }
    }
    await applied('Asha')
    await applied('Ben', 6)
    await applied('Chen')
    await applied('Dora')
    const grouped = await list()
    assert.deepEqual(grouped.lines, [
      ['3 new applications for Cook', 3, false],
      ['Ben applied for Cook', 1, false],
    ])
    assert.equal(grouped.first.link, '/client/jobs/5/applicants')
    assert.equal(grouped.unread, 4)
    assert.equal(grouped.pagination.total, 2)
    const paged = await list('?limit=1')
    assert.deepEqual((await list(`?limit=1&cursor=${paged.pagination.nextCursor}`)).lines, [
      ['Ben applied for Cook', 1, false],
    ])

    const read = await client.put(`/api/v1/notifications/${grouped.first._id}/read`).loginAs(user)
    read.assertBodyContains({ data: { message: '3 new applications for Cook', count: 3 } })
    await applied('Eve')
    const after = await list()
    assert.deepEqual(after.lines, [
      ['Eve applied for Cook', 1, false],
      ['3 new applications for Cook', 3, true],
      ['Ben applied for Cook', 1, false],
    ])
    assert.equal(after.unread, 2)
    assert.deepEqual(
      (await list('?unread=true')).lines.map(([message]: string[]) => message),
      ['Eve applied for Cook', 'Ben applied for Cook']
    )
    await db
      .from('notifications')
      .where({ user_id: user.id, message: 'Eve applied for Cook' })
      .update({ alike: 'application.received job:5 2020-01-01', read_at: new Date() })
    assert.equal((await list()).lines[0][0], 'Eve applied for Cook')
  })
})

test.group('Notification settings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused to strangers', async ({ client }) => {
    const response = await client.get('/api/v1/notification-settings')
    response.assertStatus(401)
  })

  test('refuse what does not exist for the role, and the mails about the account', async ({
    client,
  }) => {
    const { user } = await givenCandidate()
    for (const body of [
      { kind: 'company', bell: false },
      { kind: 'account', mail: false },
      {},
      { settings: [] },
    ]) {
      const response = await client.put('/api/v1/notification-settings').json(body).loginAs(user)
      response.assertStatus(422)
    }
  })

  test('show the switches of the role and change only what is named', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const before = await client.get('/api/v1/notification-settings').loginAs(user)
    assert.includeDeepMembers(before.body().data, [
      {
        kind: 'account',
        label: 'Your account and its security',
        role: 'developer',
        bell: true,
        mail: true,
        digest: false,
        push: true,
        required: true,
      },
    ])
    await client
      .put('/api/v1/notification-settings')
      .json({ kind: 'job', mail: false })
      .loginAs(user)
    const after = await client
      .put('/api/v1/notification-settings')
      .json({
        settings: [
          { kind: 'job', bell: false },
          { kind: 'message', mail: false },
        ],
      })
      .loginAs(user)
    after.assertStatus(200)
    const by = Object.fromEntries(
      after.body().data.map((row: any) => [row.kind, [row.bell, row.mail]])
    )
    assert.deepEqual(
      [by.job, by.message, by.interview],
      [
        [false, false],
        [true, false],
        [true, true],
      ]
    )
  })
})
