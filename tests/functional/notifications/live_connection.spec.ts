import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import transmit from '#api/notifications/stream/transmit'
import { givenAdmin } from '#tests/givens'
import { LiveClient, TestEventSource } from '#tests/live/live_client'
import { until } from '#tests/until'
import { LiveTabs, type Told } from '../../../portal/src/app/live/live_tabs.js'

const users: User[] = []

async function givenPerson() {
  const user = await givenAdmin()
  users.push(user)
  const { token, session } = await openSession(user)
  return { user, token, session, channel: `users/${user.id}` }
}

/** The tabs of one browser, on the stock client and the real server. */
function givenTabs(token: string, cleanup: (act: () => void) => void) {
  const sources: string[] = []
  const here = globalThis as Record<string, unknown>
  here.location = { origin: LiveClient.base }
  here.EventSource = class extends TestEventSource {
    constructor(url: URL) {
      super(url, token)
      sources.push(url.href)
    }
  }
  const tabs = new LiveTabs()
  const open = () => {
    const port = {}
    const events: unknown[] = []
    const resumed: string[] = []
    tabs.add(port, (told: Told) =>
      told.tell === 'event' ? events.push(told.payload) : resumed.push(...told.channels)
    )
    return {
      events,
      resumed,
      join: (channel: string, as = token) => tabs.take(port, { say: 'join', channel, token: as }),
      leave: (channel: string) => tabs.take(port, { say: 'leave', channel }),
      bye: () => tabs.take(port, { say: 'bye' }),
    }
  }
  const opened: ReturnType<typeof open>[] = []
  cleanup(() => {
    opened.forEach((tab) => tab.bye())
    delete here.location
    delete here.EventSource
  })
  return {
    sources,
    open: () => {
      const tab = open()
      opened.push(tab)
      return tab
    },
  }
}

const streamsOf = (user: User) =>
  db.from('live_streams').where('user_id', user.id).whereNull('closed_at')

test.group('The connection of the portal', (group) => {
  group.each.teardown(async () => {
    await transmit.close()
    await db.from('stream_events').delete()
    for (const user of users.splice(0)) await user.delete()
  })

  test('all tabs of a browser share one stream, and a channel ends with the last tab that hears it', async ({
    assert,
    cleanup,
  }) => {
    const { user, token, channel } = await givenPerson()
    const browser = givenTabs(token, cleanup)
    const first = browser.open()
    first.join(channel)
    await until(() => first.resumed.length === 1)
    const second = browser.open()
    second.join(channel)
    assert.deepEqual(second.resumed, [channel])
    await transmit.broadcast(channel, { n: 1 })
    await until(() => first.events.length === 1 && second.events.length === 1)
    assert.lengthOf(await streamsOf(user), 1)
    assert.deepEqual(first.resumed, [channel])
    first.bye()
    await transmit.broadcast(channel, { n: 2 })
    await until(() => second.events.length === 2)
    assert.lengthOf(first.events, 1)
    second.leave(channel)
    await until(async () => !(await db.from('live_channels').where({ channel }).first()))
    second.join(channel)
    await until(() => second.resumed.length === 2)
    await transmit.broadcast(channel, { n: 3 })
    await until(() => second.events.length === 3)
    assert.lengthOf(browser.sources, 1)
  })

  test('a broken stream comes back by itself with the same uid and place: nothing is lost or doubled, nothing is read anew', async ({
    assert,
    cleanup,
  }) => {
    const { token, channel } = await givenPerson()
    const browser = givenTabs(token, cleanup)
    const tab = browser.open()
    tab.join(channel)
    await until(() => tab.resumed.length === 1)
    await transmit.broadcast(channel, { n: 0 })
    await until(() => tab.events.length === 1)
    for (let round = 0; round < 3; round++) {
      await transmit.close()
      await transmit.broadcast(channel, { n: round * 2 + 1 })
      await transmit.broadcast(channel, { n: round * 2 + 2 })
      await until(() => tab.events.length === round * 2 + 3)
    }
    assert.deepEqual(
      tab.events,
      [0, 1, 2, 3, 4, 5, 6].map((n) => ({ n }))
    )
    assert.deepEqual(tab.resumed, [channel])
    const uids = browser.sources.map((url) => new URL(url).searchParams.get('uid'))
    assert.lengthOf(new Set(uids), 1)
    assert.lengthOf(uids, 4)
  })

  test('who was away for too long reads anew', async ({ assert, cleanup }) => {
    const { token, channel } = await givenPerson()
    const browser = givenTabs(token, cleanup)
    const tab = browser.open()
    tab.join(channel)
    await until(() => tab.resumed.length === 1)
    await transmit.broadcast(channel, { n: 0 })
    await until(() => tab.events.length === 1)
    await transmit.close()
    await transmit.broadcastAll(
      Array.from({ length: 1_100 }, (_, n) => ({ channel, payload: { n } }))
    )
    await until(() => tab.resumed.length === 2)
    assert.lengthOf(tab.events, 1)
    await transmit.broadcast(channel, { n: 'next' })
    await until(() => tab.events.length === 2)
    assert.deepEqual(tab.events[1], { n: 'next' })
  })

  test('a refused channel is read anew once and does not disturb the others; a signed-out browser stops', async ({
    assert,
    cleanup,
  }) => {
    const { token, channel, session } = await givenPerson()
    const browser = givenTabs(token, cleanup)
    const tab = browser.open()
    tab.join('jobs/1')
    tab.join(channel)
    await until(() => tab.resumed.length === 2)
    assert.sameMembers(tab.resumed, ['jobs/1', channel])
    await transmit.broadcast(channel, { n: 1 })
    await until(() => tab.events.length === 1)
    await db.from('sessions').where('id', session.id).delete()
    await until(() => tab.resumed.length === 3)
    const { length } = browser.sources
    await delay(2_500)
    assert.lengthOf(browser.sources, length)
  })

  test('another person who signs in gets a stream of their own', async ({ assert, cleanup }) => {
    const before = await givenPerson()
    const browser = givenTabs(before.token, cleanup)
    const tab = browser.open()
    tab.join(before.channel)
    await until(() => tab.resumed.length === 1)
    const next = await givenPerson()
    ;(globalThis as Record<string, unknown>).EventSource = class extends TestEventSource {
      constructor(url: URL) {
        super(url, next.token)
        browser.sources.push(url.href)
      }
    }
    tab.leave(before.channel)
    tab.join(next.channel, next.token)
    await until(() => tab.resumed.includes(next.channel))
    await transmit.broadcast(next.channel, { n: 1 })
    await until(() => tab.events.length === 1)
    assert.lengthOf(browser.sources, 2)
    const [one, two] = browser.sources.map((url) => new URL(url).searchParams.get('uid'))
    assert.notEqual(one, two)
  })
})
