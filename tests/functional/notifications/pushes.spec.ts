import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { notify, type Notice } from '#api/notifications/notify'
import Notification from '#api/notifications/models/notification'
import PushSubscription from '#api/notifications/models/push_subscription'
import { PUSH_TRIES } from '#api/notifications/notification_facts'
import deliverPush from '#api/notifications/push/deliver_push'
import { pushKeys } from '#api/notifications/push/push_keys'
import { settings } from '#api/http/settings'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { givenPushService } from '#tests/servers/push_service'

const API = '/api/v1'
type Service = Awaited<ReturnType<typeof givenPushService>>

const tell = (user: User, over: Partial<Notice> = {}) =>
  db.transaction((trx) =>
    notify(trx, {
      to: [user.id],
      kind: 'interview.schedule',
      message: 'You are invited',
      link: '/candidate/interviews?id=3',
      ...over,
    })
  )
const pushesOf = (user: User) => db.from('pushes').where('user_id', user.id).orderBy('id')
const deliverAll = async (user: User) => {
  for (const { id } of await pushesOf(user)) await deliverPush({ pushId: id })
}

/** A browser of a person that is signed in and takes pushes. */
async function givenBrowser(client: any, service: Service, user: User) {
  // a browser subscribes with the key
  await pushKeys()
  const { token, session } = await openSession(user)
  const browser = service.browser()
  const response = await client.post(`${API}/push-subscriptions`).bearerToken(token).json(browser)
  response.assertStatus(201)
  return { ...browser, token, session }
}

test.group('Browsers that take pushes', (group) => {
  let service: Service
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    service = await givenPushService()
    return () => service.close()
  })

  test('are told by their owners only, and only at services that are known', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const { endpoint, keys } = service.browser()
    for (const response of [
      await client.get(`${API}/push-subscriptions/key`),
      await client.post(`${API}/push-subscriptions`).json({ endpoint, keys }),
      await client.delete(`${API}/push-subscriptions`).json({ endpoint }),
    ])
      response.assertStatus(401)
    const { token } = await openSession(user)
    for (const [body, field] of [
      [{}, 'endpoint'],
      [{ endpoint: 'https://127.0.0.1:1/push', keys }, 'endpoint'],
      [{ endpoint: 'https://metadata.internal/push', keys }, 'endpoint'],
      [{ endpoint: 'http://fcm.googleapis.com/fcm/send/x', keys }, 'endpoint'],
      [{ endpoint: 'https://fcm.googleapis.com.evil.example/x', keys }, 'endpoint'],
      [{ endpoint: 'https://user:secret@fcm.googleapis.com/x', keys }, 'endpoint'],
      [{ endpoint, keys: { ...keys, p256dh: 'short' } }, 'keys.p256dh'],
      [{ endpoint, keys: { ...keys, auth: '' } }, 'keys.auth'],
    ] as const) {
      const refused = await client.post(`${API}/push-subscriptions`).json(body).bearerToken(token)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const known = await client
      .post(`${API}/push-subscriptions`)
      .json({ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x', keys })
      .bearerToken(token)
    known.assertStatus(201)
    const other = await openSession((await givenCandidate()).user)
    const foreign = await client
      .delete(`${API}/push-subscriptions`)
      .json({ endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x' })
      .bearerToken(other.token)
    foreign.assertBodyContains({ data: { removed: 0 } })
    assert.lengthOf(await PushSubscription.query().where('user_id', user.id), 1)
  })

  test('subscribe with a key that is made once and whose other half nobody reads', async ({
    client,
    assert,
  }) => {
    await db.from('settings').where('key', 'web_push').delete()
    const { user } = await givenCandidate()
    const keys = await Promise.all([pushKeys(), pushKeys()])
    assert.deepEqual(keys[0], keys[1])
    const shown = await client.get(`${API}/push-subscriptions/key`).loginAs(user)
    shown.assertBodyContains({ data: { publicKey: keys[0].publicKey } })
    assert.notInclude(JSON.stringify(shown.body()), keys[0].privateKey)
    const kept = JSON.stringify(await settings.read('web_push'))
    assert.include(kept, keys[0].publicKey)
    assert.notInclude(kept, keys[0].privateKey)
  })

  test('end with their session, and belong to who is signed in there last', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const browser = await givenBrowser(client, service, user)
    await tell(user)
    const { user: next } = await givenCandidate()
    const { token } = await openSession(next)
    await client
      .post(`${API}/push-subscriptions`)
      .bearerToken(token)
      .json({ endpoint: browser.endpoint, keys: browser.keys })
    assert.lengthOf(await PushSubscription.query().where('endpoint', browser.endpoint), 1)
    assert.lengthOf(await pushesOf(user), 0)
    await tell(user)
    await tell(next)
    await deliverAll(user)
    await deliverAll(next)
    assert.lengthOf(service.received, 1)
    await client.get(`${API}/logout`).bearerToken(token)
    assert.lengthOf(await PushSubscription.query().where('endpoint', browser.endpoint), 0)
  })

  test('of a session that has run out get nothing', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { session } = await givenBrowser(client, service, user)
    await tell(user)
    await session.merge({ expiresAt: DateTime.now().minus({ minutes: 1 }) }).save()
    await deliverAll(user)
    assert.lengthOf(service.received, 0)
    assert.equal((await pushesOf(user))[0].status, 'dropped')
  })
})

test.group('Pushes', (group) => {
  let service: Service
  let answers: (path: string) => number
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    answers = () => 201
    service = await givenPushService((path) => answers(path))
    return () => service.close()
  })

  test('say what the bell says, to each browser of the person, once', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const browsers = [
      await givenBrowser(client, service, user),
      await givenBrowser(client, service, user),
    ]
    await tell(user, {
      data: { secret: 'kept back' },
      mail: { subject: 'S', lines: ['Only in the mail'] },
    })
    for (const { id } of await pushesOf(user))
      await Promise.all([deliverPush({ pushId: id }), deliverPush({ pushId: id })])
    await deliverAll(user)
    const [row] = await Notification.query().where('user_id', user.id)
    assert.sameMembers(
      service.received.map(({ path }) => path),
      browsers.map(({ endpoint }) => new URL(endpoint).pathname)
    )
    for (const { payload, headers } of service.received) {
      assert.deepEqual(payload, {
        ...{ title: 'Candor', body: row.message, link: row.link },
        tag: `notification ${row.id}`,
      })
      assert.match(String(headers.authorization), /^vapid t=/)
      assert.equal(headers['content-encoding'], 'aes128gcm')
    }
    assert.deepEqual(
      (await pushesOf(user)).map(({ status }) => status),
      ['sent', 'sent']
    )
  })

  test('of alike notifications take the place of each other; a long one stays below what services take', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    await givenBrowser(client, service, user)
    const alike = {
      by: 'job:5',
      message: '{count} new applications for Cook',
      link: '/client/jobs/5/applicants',
    }
    await tell(user, { kind: 'application.received', message: 'Asha applied', alike })
    await tell(user, { kind: 'application.received', message: 'Ben applied', alike })
    await tell(user, { message: '🙂'.repeat(4000) })
    await deliverAll(user)
    const [first, second, long] = service.received.map(({ payload }) => payload)
    assert.equal(first.body, 'Asha applied')
    assert.equal(second.body, '2 new applications for Cook')
    assert.equal(second.link, '/client/jobs/5/applicants')
    assert.equal(first.tag, second.tag)
    assert.isBelow(Buffer.byteLength(JSON.stringify(long)), 3_993)
  })

  test('stay away when the event, or what it is about, was switched off, read, cleared or forbidden', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenApplication(await givenJob(company))
    await givenBrowser(client, service, user)
    await db.from('notifications').where('user_id', user.id).delete()
    const about = { kind: 'application.received', devId: candidate.id, clientId: company.id }
    const turns: [string, Partial<Notice>, () => Promise<unknown>][] = [
      ['read', {}, () => Notification.readAll(user.id)],
      ['cleared', {}, () => Notification.clear(user.id)],
      [
        'taken back',
        about,
        () =>
          CandidateBlock.create({
            candidateId: candidate.id,
            companyId: company.id,
            reason: 'chosen',
            createdAt: DateTime.now().plus({ seconds: 1 }),
          } as never),
      ],
      [
        'suspended company',
        { clientId: company.id, kind: 'job.approved' },
        () => company.merge({ isActive: false }).save(),
      ],
      [
        'switched off',
        {},
        () =>
          db
            .table('notification_settings')
            .insert({ user_id: user.id, event: 'interview', by_push: false }),
      ],
    ]
    for (const [what, notice, turn] of turns) {
      await tell(user, notice)
      const [push] = (await pushesOf(user)).slice(-1)
      assert.equal(push.status, 'queued', what)
      await turn()
      await deliverPush({ pushId: push.id })
      assert.equal((await pushesOf(user)).find(({ id }) => id === push.id)?.status, 'dropped', what)
    }
    await tell(user)
    assert.lengthOf(await pushesOf(user), turns.length)
    assert.lengthOf(service.received, 0)
  })

  test('of an event that is not behind the bell come all the same, and leave nothing in it', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await givenBrowser(client, service, user)
    await db
      .table('notification_settings')
      .insert({ user_id: user.id, event: 'interview', in_app: false })
    await tell(user)
    await deliverAll(user)
    assert.equal(service.received[0].payload.body, 'You are invited')
    const bell = await client.get(`${API}/notifications`).loginAs(user)
    bell.assertBodyContains({ unread: 0, pagination: { total: 0 } })
  })

  test('wait for the end of quiet hours', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    await givenBrowser(client, service, user)
    const now = DateTime.now().setZone(user.timeZone)
    await db.table('notification_preferences').insert({
      user_id: user.id,
      quiet_from: now.minus({ hours: 1 }).toFormat('HH:mm'),
      quiet_to: now.plus({ hours: 1 }).toFormat('HH:mm'),
    })
    await tell(user)
    await deliverAll(user)
    assert.lengthOf(service.received, 0)
    const [push] = await pushesOf(user)
    assert.equal(push.status, 'queued')
    const jobs = await db
      .from('queue.job')
      .where('name', 'push.deliver')
      .whereRaw(`(data->>'pushId')::bigint = ?`, [push.id])
    assert.isTrue(jobs.some((job) => job.start_after.getTime() > Date.now() + 50 * 60_000))
    await db.from('notification_preferences').where('user_id', user.id).delete()
    await deliverAll(user)
    assert.lengthOf(service.received, 1)
  })

  for (const gone of [404, 410])
    test(`a browser that the service calls gone (${gone}) is forgotten`, async ({
      client,
      assert,
    }) => {
      const { user } = await givenCandidate()
      await givenBrowser(client, service, user)
      answers = () => gone
      await tell(user)
      await deliverAll(user)
      assert.lengthOf(await PushSubscription.query().where('user_id', user.id), 0)
      assert.lengthOf(await pushesOf(user), 0)
    })

  test('that a busy service refuses are tried again, in the end not; wrong ones not at all', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await givenBrowser(client, service, user)
    await tell(user)
    const [{ id }] = await pushesOf(user)
    answers = () => 503
    await assert.rejects(() => deliverPush({ pushId: id }), 'The push service answered 503')
    assert.deepInclude((await pushesOf(user))[0], { status: 'queued', tries: 1 })
    answers = () => 429
    await db.from('pushes').update({ tries: PUSH_TRIES - 1 })
    await deliverPush({ pushId: id })
    assert.deepInclude((await pushesOf(user))[0], {
      status: 'failed',
      error: 'The push service answered 429',
    })
    await tell(user)
    answers = () => 413
    const [{ id: wrong }] = (await pushesOf(user)).slice(-1)
    await deliverPush({ pushId: wrong })
    assert.equal((await pushesOf(user)).at(-1).status, 'failed')
    assert.lengthOf(await PushSubscription.query().where('user_id', user.id), 1)
  })
})
