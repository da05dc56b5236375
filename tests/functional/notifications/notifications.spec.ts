import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { notify } from '#api/notifications/notify'
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
    assert.lengthOf(await Notification.query().where('user_id', user.id), 0)
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
      { kind: 'billing', bell: false },
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
