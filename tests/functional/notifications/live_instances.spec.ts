import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { personMay } from '#api/notifications/stream/channels'
import transmit from '#api/notifications/stream/transmit'
import { givenAdmin } from '#tests/givens'
import { LiveClient } from '#tests/live/live_client'
import { anotherInstance, type Live } from '#tests/live/live_instance'
import { until } from '#tests/until'

const users: User[] = []
const rules = (live: Live) =>
  live.authorize<{ id: string }>(
    'users/:id',
    personMay((user, id) => user.id === id)
  )

async function givenPerson() {
  const user = await givenAdmin()
  users.push(user)
  return { user, token: (await openSession(user)).token, channel: `users/${user.id}` }
}

/** How many connections hear hints. */
const hearing = async () => {
  const { rows } = await db.rawQuery(
    `select count(*) as count from pg_stat_activity
     where application_name = 'candor live' and datname = current_database() and query ilike 'listen%'`
  )
  return rows[0].count
}

const numbers = (client: LiveClient) => client.events.map(({ payload }) => payload.n)

test.group('Several instances of the live stream', (group) => {
  group.each.teardown(async () => {
    await transmit.close()
    await db.from('stream_events').delete()
    for (const user of users.splice(0)) await user.delete()
  })

  test('a uid of another session is refused on every instance', async ({ assert, cleanup }) => {
    const other = await anotherInstance(rules)
    cleanup(() => other.close())
    const mine = await givenPerson()
    const theirs = await givenPerson()
    const client = await new LiveClient(mine.token).open()
    const thief = new LiveClient(theirs.token, client.uid, other.base)
    await thief.open()
    assert.equal(thief.status, 403)
    assert.equal(await thief.subscribe(theirs.channel), 403)
    assert.equal(await thief.post('unsubscribe', mine.channel), 403)
    assert.isFalse(client.closed)
  })

  test('a call that comes to another instance chooses the channel of a stream here', async ({
    assert,
    cleanup,
  }) => {
    const other = await anotherInstance(rules)
    cleanup(() => other.close())
    await other.live.start()
    const { token, channel } = await givenPerson()
    const client = await new LiveClient(token).open()
    const elsewhere = new LiveClient(token, client.uid, other.base)
    assert.equal(await elsewhere.subscribe('users/1'), 403)
    assert.equal(await elsewhere.subscribe(channel), 204)
    await transmit.broadcast(channel, { n: 1 })
    await other.live.broadcast(channel, { n: 2 })
    await client.until(({ events }) => events.length === 2)
    assert.equal(await elsewhere.post('unsubscribe', channel), 204)
    await until(async () => !(await db.from('live_channels').where('uid', client.uid).first()))
    const { position } = transmit.hub
    await transmit.broadcast(channel, { n: 3 })
    await until(() => transmit.hub.position > position)
    assert.equal(await client.subscribe(channel), 204)
    await transmit.broadcast(channel, { n: 4 })
    await client.until(({ events }) => events.length === 3)
    assert.deepEqual(numbers(client), [1, 2, 4])
  })

  test('a stream that comes back on another instance has its channels and what it missed, in order', async ({
    assert,
    cleanup,
  }) => {
    const other = await anotherInstance(rules)
    cleanup(() => other.close())
    const { token, channel } = await givenPerson()
    const client = await new LiveClient(token).open()
    await client.subscribe(channel)
    await transmit.broadcast(channel, { n: 0 })
    await client.until(({ events }) => events.length === 1)
    const again = new LiveClient(token, client.uid, other.base)
    for (const n of [1, 2]) await transmit.broadcast(channel, { n })
    await client.until(({ events }) => events.length === 3)
    await again.open({ lastEventId: client.events[0].id })
    await transmit.broadcast(channel, { n: 3 })
    await again.until(({ events }) => events.length === 3)
    assert.deepEqual(numbers(again), [1, 2, 3])
    // what is left of the connection to the first instance is ended by it
    await client.until(({ closed }) => closed)
    assert.isUndefined(transmit.hub.get(client.uid))
  })

  test('twenty streams an account are counted over all instances', async ({ assert, cleanup }) => {
    const other = await anotherInstance(rules)
    cleanup(() => other.close())
    await other.live.start()
    const { user, token } = await givenPerson()
    const { token: phone } = await openSession(user)
    const clients = [
      ...Array.from({ length: 12 }, () => new LiveClient(token)),
      ...Array.from({ length: 8 }, () => new LiveClient(phone, undefined, other.base)),
    ]
    for (const client of clients) assert.equal((await client.open()).status, 200)
    assert.equal((await new LiveClient(token, undefined, other.base).open()).status, 429)
    assert.equal((await new LiveClient(phone).open()).status, 429)
  })

  test('a whisper reaches every instance, and leaves no row and no id', async ({
    assert,
    cleanup,
  }) => {
    const other = await anotherInstance(rules)
    cleanup(() => other.close())
    const { token, channel } = await givenPerson()
    const here = await new LiveClient(token).open()
    const there = await new LiveClient(token, undefined, other.base).open()
    await here.subscribe(channel)
    await there.subscribe(channel)
    await transmit.broadcast(channel, { n: 1 })
    for (const client of [here, there]) await client.until(({ events }) => events.length === 1)
    const { lastId } = there
    await until(async () => (await hearing()) === 2)
    await transmit.whisper(channel, { typing: true })
    await there.until(({ events }) => events.length === 2)
    await here.until(({ events }) => events.length === 2)
    for (const client of [here, there])
      assert.deepEqual(client.events[1], { id: undefined, channel, payload: { typing: true } })
    assert.equal(there.lastId, lastId)
    assert.lengthOf(await db.from('stream_events').where({ channel }), 1)
    await assert.rejects(() => transmit.whisper(channel, 'x'.repeat(8_000)), /7000 bytes/)
  })

  test('hints that are lost or make no sense slow events down and lose none', async ({
    assert,
    cleanup,
  }) => {
    const other = await anotherInstance(rules)
    cleanup(() => other.close())
    const { token, channel } = await givenPerson()
    const client = await new LiveClient(token).open()
    await client.subscribe(channel)
    await other.live.start()
    const deaf = async () => {
      const { rows } = await db.rawQuery(
        `select count(pg_terminate_backend(pid)) as count from pg_stat_activity where application_name = 'candor live' and datname = current_database()`
      )
      return rows[0].count
    }
    for (const nonsense of ['', 'w nonsense', 'e x', 'r x', 'c nobody', '?'])
      await db.rawQuery('select pg_notify(?, ?)', ['live', nonsense])
    await until(async () => (await deaf()) > 0)
    for (let n = 0; n < 5; n++) {
      await deaf()
      await other.live.broadcast(channel, { n })
    }
    await client.until(({ events }) => events.length === 5)
    assert.deepEqual(numbers(client), [0, 1, 2, 3, 4])
  })
})

test.group('Coming back to the live stream', (group) => {
  group.each.teardown(async () => {
    await transmit.close()
    await db.from('stream_events').delete()
    for (const user of users.splice(0)) await user.delete()
  })

  test('who missed more than a thousand events is told to read anew, and hears what follows', async ({
    assert,
  }) => {
    const { token, channel } = await givenPerson()
    const client = await new LiveClient(token).open()
    await client.subscribe(channel)
    client.close()
    await client.until(({ closed }) => closed)
    await transmit.broadcastAll(
      Array.from({ length: 1_001 }, (_, n) => ({ channel, payload: { n } }))
    )
    // positions go on where the last test ended, and are sent a thousand at a time
    const sent = async () =>
      db
        .from('stream_events')
        .where('position', '<=', transmit.hub.position)
        .count('* as sent')
        .first()
    await until(async () => (await sent()).sent === 1_001)
    await client.open({ lastEventId: client.lastId })
    await client.until(({ events }) => events.length === 1)
    await transmit.broadcast(channel, { n: 'next' })
    await client.until(({ events }) => events.length === 2)
    assert.deepEqual(
      client.events.map((event) => [event.channel, event.payload]),
      [
        ['$$transmit/resync', {}],
        [channel, { n: 'next' }],
      ]
    )
  })

  test('so is who names a place that is not stored any more, or never was', async ({ assert }) => {
    const { token, channel } = await givenPerson()
    for (let n = 0; n < 3; n++) await transmit.broadcast(channel, { n })
    const first = await new LiveClient(token).open()
    await first.until(({ lastId }) => lastId !== undefined)
    await db.from('stream_events').where('position', '<', Number(first.lastId)).delete()
    for (const lastEventId of [String(Number(first.lastId) - 2), '999999999']) {
      const late = await new LiveClient(token).open({ lastEventId })
      await late.until(({ events }) => events.length === 1)
      assert.equal(late.events[0].channel, '$$transmit/resync')
      assert.equal(late.lastId, first.lastId)
    }
    await db.from('stream_events').delete()
    const last = await new LiveClient(token).open({ lastEventId: String(Number(first.lastId) - 1) })
    await last.until(({ events }) => events.length === 1)
    assert.equal(last.events[0].channel, '$$transmit/resync')
  })

  test('the place may be named in the address, as a new connection of a browser cannot send a header', async ({
    assert,
  }) => {
    const { token, channel } = await givenPerson()
    const client = await new LiveClient(token).open()
    await client.subscribe(channel)
    await transmit.broadcast(channel, { n: 1 })
    await client.until(({ events }) => events.length === 1)
    client.close()
    await client.until(({ closed }) => closed)
    await transmit.broadcast(channel, { n: 2 })
    const response = await fetch(
      `${LiveClient.base}/__transmit/events?uid=${client.uid}&lastEventId=${client.lastId}`,
      { headers: { authorization: `Bearer ${token}` } }
    )
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('"n"')) text += (await reader.read()).value
    await reader.cancel()
    assert.include(text, '{"n": 2}')
    assert.notInclude(text, '{"n": 1}')
  })
})
