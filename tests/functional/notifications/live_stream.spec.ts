import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Transmit } from '@adonisjs/transmit-client'
import stock from '@adonisjs/transmit/services/main'
import { notify } from '#api/notifications/notify'
import transmit from '#api/notifications/stream/transmit'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { givenUser } from '#tests/givens'
import { LiveClient, TestEventSource } from '#tests/live/live_client'
import { until } from '#tests/until'

// real commits: what the stream sends is what other connections can see
const users: User[] = []

async function givenListener() {
  const person = await givenUser('admin', { adminRole: 'super' })
  users.push(person)
  const { token, session } = await openSession(person)
  return {
    user: person,
    token,
    session,
    client: new LiveClient(token),
    channel: `users/${person.id}` as const,
  }
}

test.group('The live stream', (group) => {
  group.each.teardown(async () => {
    await transmit.close()
    await db.from('stream_events').delete()
    for (const user of users.splice(0)) await user.delete()
  })

  test('nobody opens a stream or chooses channels without a sign-in', async ({ assert }) => {
    const stranger = new LiveClient('nothing')
    await stranger.open()
    assert.equal(stranger.status, 401)
    assert.equal(await stranger.subscribe('users/1'), 401)
  })

  test('the cookie opens a stream for our own pages, and authorises no write', async ({
    assert,
  }) => {
    const { token, client } = await givenListener()
    const cookie = `token=${token}`
    const own = await fetch(`${LiveClient.base}/__transmit/events?uid=${client.uid}`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    assert.equal(own.status, 200)
    assert.include(own.headers.get('content-type')!, 'text/event-stream')
    await own.body!.cancel()
    for (const foreignPage of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
    ]) {
      const foreign = await fetch(`${LiveClient.base}/__transmit/events?uid=other`, {
        headers: new Headers({ cookie, ...foreignPage } as {}),
      })
      assert.equal(foreign.status, 401)
      await foreign.text()
    }
    const write = await fetch(`${LiveClient.base}/__transmit/subscribe`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ uid: client.uid, channel: 'users/1' }),
    })
    assert.equal(write.status, 401)
    await write.text()
  })

  test("another session's uid is refused, for the stream and for its channels", async ({
    assert,
  }) => {
    const mine = await givenListener()
    const other = await givenListener()
    await mine.client.open()
    const thief = new LiveClient(other.token, mine.client.uid)
    await thief.open()
    assert.equal(thief.status, 403)
    assert.equal(await thief.subscribe(other.channel), 403)
    assert.equal(await thief.post('unsubscribe', mine.channel), 403)
    assert.isFalse(mine.client.closed)
  })

  test('a forged uid opens nothing, and that of a stream which is closed stays its session’s', async ({
    assert,
  }) => {
    const mine = await givenListener()
    const other = await givenListener()
    for (const uid of ['', 'x'.repeat(101), 'a b', 'a%0d%0aid:%201', "a'--", '<b>', 'é']) {
      const forged = await new LiveClient(other.token, uid).open()
      assert.equal(forged.status, 422, uid)
      assert.equal(await forged.subscribe(other.channel), 422, uid)
    }
    await mine.client.open()
    await mine.client.subscribe(mine.channel)
    mine.client.close()
    await until(() => transmit.hub.get(mine.client.uid) === undefined)
    const thief = new LiveClient(other.token, mine.client.uid)
    assert.equal((await thief.open({ lastEventId: '0' })).status, 403)
    assert.equal(await thief.subscribe(other.channel), 403)
    assert.equal(await thief.post('unsubscribe', mine.channel), 403)
  })

  test('foreign, unknown and misspelt channels are refused, and so is a stream that is not open', async ({
    assert,
  }) => {
    const { client, user, channel } = await givenListener()
    assert.equal(await client.subscribe(channel), 404)
    await client.open()
    for (const foreign of [
      `users/${user.id + 1}`,
      'conversations/1',
      `users/${user.id}/x`,
      'users/*',
      'constructor/1',
      '__proto__/1',
      `users/0${user.id}`,
    ])
      assert.equal(await client.subscribe(foreign), 403, foreign)
    assert.equal(await client.subscribe(''), 422)
    assert.equal(await client.subscribe(channel), 204)
  })

  test('a committed notice arrives with a rising id, and one that is rolled back does not', async ({
    assert,
  }) => {
    const { client, user, channel } = await givenListener()
    await client.open()
    await client.subscribe(channel)
    await db
      .transaction(async (trx) => {
        await trx.transaction((inner) =>
          notify(inner, { to: [user.id], kind: 'job.posted', message: 'Undone', jobId: 4 })
        )
        throw new Error('no')
      })
      .catch(() => {})
    await db.transaction((trx) =>
      trx.transaction((inner) =>
        notify(inner, { to: [user.id], kind: 'job.posted', message: 'First', jobId: 4 })
      )
    )
    await db.transaction((trx) =>
      notify(trx, { to: [user.id], kind: 'job.posted', message: 'Second' })
    )
    await client.until(({ events }) => events.length >= 2)
    assert.deepEqual(
      client.events.map(({ payload }) => payload.message),
      ['First', 'Second']
    )
    assert.equal(client.events[0].channel, channel)
    assert.equal(client.events[0].payload.jobId, '4')
    assert.isAbove(Number(client.events[1].id), Number(client.events[0].id))
  })

  test('a transaction that commits late is not skipped, though its ids are lower', async ({
    assert,
  }) => {
    const { client, channel } = await givenListener()
    await client.open()
    await client.subscribe(channel)
    const slow = await db.transaction()
    await transmit.broadcast(channel, { n: 'slow' }, slow)
    await transmit.broadcast(channel, { n: 'quick' })
    await client.until(({ events }) => events.length === 1)
    client.close()
    await slow.commit()
    await client.open({ lastEventId: client.lastId })
    await client.until(({ events }) => events.length === 2)
    assert.deepEqual(
      client.events.map(({ payload }) => payload.n),
      ['quick', 'slow']
    )
  })

  test('after a reconnect with the same uid the missed events come once, then the live ones, and the old socket changes nothing', async ({
    assert,
  }) => {
    const { client, channel } = await givenListener()
    await client.open()
    await client.subscribe(channel)
    await transmit.broadcast(channel, { n: 0 })
    await client.until(({ events }) => events.length === 1)
    client.close()
    for (const n of [1, 2, 3]) await transmit.broadcast(channel, { n })
    await client.open({ lastEventId: client.lastId })
    await client.subscribe(channel)
    await transmit.broadcast(channel, { n: 4 })
    await client.until(({ events }) => events.length >= 5)

    // a second connection takes over; the end of the first must not silence it
    const second = new LiveClient(client.token, client.uid)
    await second.open({ lastEventId: client.lastId })
    await client.until(() => client.closed)
    await transmit.broadcast(channel, { n: 5 })
    await second.until(({ events }) => events.length >= 1)
    assert.deepEqual(
      [...client.events, ...second.events].map(({ payload }) => payload.n),
      [0, 1, 2, 3, 4, 5]
    )
  })

  test('a process that does not know the client replays what its channels missed, in one order', async ({
    assert,
  }) => {
    const { client, channel, token } = await givenListener()
    await client.open()
    await client.subscribe(channel)
    await transmit.broadcast(channel, { n: 0 })
    await client.until(({ events }) => events.length === 1)
    await transmit.close()
    await client.until(() => client.closed)
    for (const n of [1, 2]) await transmit.broadcast(channel, { n })
    const again = new LiveClient(token)
    await again.open({ lastEventId: client.lastId })
    await again.subscribe(channel)
    await transmit.broadcast(channel, { n: 3 })
    await again.until(({ events }) => events.length >= 3)
    assert.deepEqual(
      again.events.map(({ payload }) => payload.n),
      [1, 2, 3]
    )
  })

  test('a client without any event yet has an id to come back with', async ({ assert }) => {
    const { client, channel } = await givenListener()
    await client.open()
    await client.until(({ lastId }) => lastId !== undefined)
    await client.subscribe(channel)
    client.close()
    await transmit.broadcast(channel, { n: 1 })
    await client.open({ lastEventId: client.lastId })
    await client.until(({ events }) => events.length === 1)
    assert.equal(client.events[0].payload.n, 1)
  })

  test('sign-out closes the stream, also when another process ended the session', async ({
    assert,
  }) => {
    const mine = await givenListener()
    const elsewhere = await givenListener()
    await mine.client.open()
    await elsewhere.client.open()
    const out = await fetch(`${LiveClient.base}/api/v1/logout`, {
      headers: { authorization: `Bearer ${mine.token}` },
    })
    assert.equal(out.status, 200)
    await db.from('sessions').where('id', elsewhere.session.id).delete()
    await mine.client.until(({ closed }) => closed)
    await elsewhere.client.until(({ closed }) => closed)
    await mine.client.open()
    assert.equal(mine.client.status, 401)
  })

  test('a deactivated person loses the stream', async () => {
    const { client, user } = await givenListener()
    await client.open()
    await db.from('users').where('id', user.id).update({ status: 'deactivated' })
    await client.until(({ closed }) => closed)
  })

  test('one sign-in has twenty streams at most', async ({ assert }) => {
    const { token } = await givenListener()
    const clients = await Promise.all(
      Array.from({ length: 20 }, () => new LiveClient(token).open())
    )
    assert.isTrue(clients.every(({ status }) => status === 200))
    const last = await new LiveClient(token).open()
    assert.equal(last.status, 429)
    clients[0].close()
    // the server hears of the end when it does
    await until(async () => (await last.open()).status === 200)
  })

  test('the public client of Transmit works unchanged', async ({ assert, cleanup }) => {
    const { token, channel } = await givenListener()
    const heard: any[] = []
    const client = new Transmit({
      baseUrl: LiveClient.base,
      eventSourceFactory: (url) => new TestEventSource(url, token) as unknown as EventSource,
      beforeSubscribe: (request) => request.headers.set('authorization', `Bearer ${token}`),
    })
    cleanup(() => client.close())
    const subscription = client.subscription(channel)
    subscription.onMessage((payload) => heard.push(payload))
    await subscription.create()
    assert.isTrue(subscription.isCreated)
    // as the package's own documentation calls it
    stock.broadcast(channel, { n: 1 })
    await until(() => heard.length > 0)
    stock.broadcastExcept(channel, { n: 2 }, client.uid)
    await transmit.broadcast(channel, { n: 3 })
    await until(() => heard.length > 1)
    assert.deepEqual(heard, [{ n: 1 }, { n: 3 }])
    assert.deepEqual(stock.getSubscribersFor(channel), [client.uid])
  })
})
