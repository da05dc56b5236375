import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Transmit } from '@boringnode/transmit'
import { LiveTransmit } from '#api/engines/live_stream/live_stream'
import { memoryLiveStore } from '#tests/live/memory_live_store'
import { until } from '#tests/until'

/** A request of a session; people have the number of their session. */
type Context = { session: number }

class Refused extends Error {
  constructor(readonly reason: string) {
    super(reason)
  }
}

const memory = () => memoryLiveStore<Context>((session) => ({ session }))
const ours = (store = memory().store) =>
  new LiveTransmit<Context>(
    { transport: null },
    {
      store,
      owner: ({ session }) => ({ sessionId: session, userId: session }),
      refuse: (reason) => new Refused(reason),
    }
  )
const stock = () => new Transmit<Context>({ pingInterval: false, transport: null }, null)

type Any = Transmit<Context>

/** Serves a Transmit as its controllers do, over real HTTP. */
async function served(live: Any, cleanup: (end: () => Promise<void>) => void) {
  const sockets: ServerResponse[] = []
  const server = createServer(async (incoming: IncomingMessage, response) => {
    const { searchParams } = new URL(incoming.url!, 'http://here')
    const context = { session: Number(incoming.headers.authorization) }
    const last = incoming.headers['last-event-id']
    sockets.push(response)
    const stream = { uid: searchParams.get('uid')!, context, request: incoming, response }
    try {
      if (live instanceof LiveTransmit)
        await live.open({ ...stream, lastEventId: last ? Number(last) : undefined })
      else live.createStream(stream)
    } catch {
      response.writeHead(403).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  cleanup(async () => {
    await live.shutdown()
    server.closeAllConnections()
    server.close()
  })
  const open = async (uid: string, session: number, { lastId, paused = false }: any = {}) => {
    const call = request({
      port,
      path: `/?uid=${uid}`,
      headers: { authorization: String(session), ...(lastId ? { 'last-event-id': lastId } : {}) },
      agent: false,
    }).end()
    call.on('error', () => {})
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    let text = ''
    if (paused) response.pause()
    else response.setEncoding('utf8').on('data', (data) => (text += data))
    response.on('error', () => {})
    const payloads = () =>
      [...text.matchAll(/^data: (.*)$/gm)]
        .map(([, data]) => JSON.parse(data))
        .filter(({ channel }) => !channel.startsWith('$$'))
        .map(({ payload }) => payload)
    return {
      status: response.statusCode,
      close: () => call.destroy(),
      payloads,
      lastId: () => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1],
      heard: (count: number) => until(() => payloads().length >= count, 10_000),
    }
  }
  return { open, sockets }
}

const sides: [string, () => Any][] = [
  ['The package', stock],
  ['Our hub in its place', ours],
]
const own = (live: Any) =>
  live.authorize<{ id: string }>('users/:id', ({ session }, { id }) => Number(id) === session)

for (const [name, make] of sides)
  test.group(`${name}, called as its documentation says`, () => {
    test('sends to those who subscribed and may, until they unsubscribe', async ({
      assert,
      cleanup,
    }) => {
      const live = make()
      own(live)
      const { open } = await served(live, cleanup)
      const mine = await open('a', 1)
      const other = await open('b', 2)
      const choice = { uid: 'a', channel: 'users/1', context: { session: 1 } }
      assert.isFalse(await live.subscribe({ ...choice, channel: 'users/2' }))
      assert.isTrue(await live.subscribe(choice))
      assert.deepEqual(live.getSubscribersFor('users/1'), ['a'])
      live.broadcast('users/1', { n: 1 })
      live.broadcast('users/1')
      live.broadcast('users/2', { n: 2 })
      live.broadcastExcept('users/1', { n: 3 }, 'a')
      live.broadcastExcept('users/1', 'four', ['b'])
      await mine.heard(3)
      assert.deepEqual(mine.payloads(), [{ n: 1 }, null, 'four'])
      assert.isTrue(await live.unsubscribe(choice))
      await until(() => live.getSubscribersFor('users/1').length === 0)
      live.broadcast('users/1', { n: 5 })
      await delay(50)
      assert.lengthOf(mine.payloads(), 3)
      assert.isEmpty(other.payloads())
    })

    test('tells of connects, subscriptions, broadcasts and disconnects', async ({
      assert,
      cleanup,
    }) => {
      const live = make()
      own(live)
      const told: string[] = []
      for (const event of ['connect', 'disconnect', 'subscribe', 'unsubscribe'] as const)
        live.on(event, ({ uid }) => told.push(`${event} ${uid}`))
      const off = live.on('broadcast', ({ channel }) => told.push(`broadcast ${channel}`))
      const { open } = await served(live, cleanup)
      const mine = await open('a', 1)
      const choice = { uid: 'a', channel: 'users/1', context: { session: 1 } }
      await live.subscribe(choice)
      live.broadcast('users/1', 1)
      await mine.heard(1)
      off()
      live.broadcast('users/1', 2)
      await mine.heard(2)
      await live.unsubscribe(choice)
      mine.close()
      await until(() => told.at(-1) === 'disconnect a')
      assert.deepEqual(told, [
        'connect a',
        'subscribe a',
        'broadcast users/1',
        'unsubscribe a',
        'disconnect a',
      ])
    })
  })

/** Where the package does something else than we promise; the day it no longer does, its half of a test says so. */
const faults: [
  string,
  (live: Any, side: Awaited<ReturnType<typeof served>>) => Promise<boolean>,
][] = [
  [
    'a stream that was opened again goes silent when the old socket closes',
    async (live, { open, sockets }) => {
      await open('a', 1)
      await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
      const again = await open('a', 1)
      sockets[0].destroy()
      await delay(50)
      // as the public client does on each open
      await live
        .subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
        .catch(() => false)
      live.broadcast('users/1', { n: 1 })
      await again.heard(1).catch(() => {})
      return again.payloads().length === 0
    },
  ],
  [
    "another's uid brings their private events to whoever opens it",
    async (live, { open }) => {
      await open('a', 1)
      const thief = await open('a', 2)
      await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
      live.broadcast('users/1', { secret: true })
      await delay(1_000)
      return thief.payloads().length > 0
    },
  ],
  [
    'a channel that no rule speaks of is open to everyone',
    async (live, { open }) => {
      await open('a', 1)
      return live.subscribe({ uid: 'a', channel: 'payroll', context: { session: 1 } })
    },
  ],
  [
    'what happens during a break is lost',
    async (live, { open }) => {
      const before = await open('a', 1)
      await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
      live.broadcast('users/1', { n: 1 })
      await before.heard(1)
      before.close()
      await until(() => live.getSubscribersFor('users/1').length === 0)
      live.broadcast('users/1', { n: 2 })
      const after = await open('a', 1, { lastId: before.lastId() })
      await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
      await after.heard(1).catch(() => {})
      return after.payloads().length === 0
    },
  ],
  [
    'a reader that does not read is buffered without end',
    async (live, { open, sockets }) => {
      await open('a', 1, { paused: true })
      await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
      for (let n = 0; n < 200; n++) live.broadcast('users/1', 'x'.repeat(100_000))
      await until(() => sockets[0].destroyed, 2_000).catch(() => {})
      return !sockets[0].destroyed
    },
  ],
  [
    'a right that is lost is noticed by nobody',
    async (live, { open }) => {
      let may = true
      live.authorize('jobs/:id', () => may)
      const mine = await open('a', 1)
      await live.subscribe({ uid: 'a', channel: 'jobs/7', context: { session: 1 } })
      may = false
      if (live instanceof LiveTransmit) {
        await live.recheck([1])
        await until(() => live.getSubscribersFor('jobs/7').length === 0)
      }
      live.broadcast('jobs/7', { secret: true })
      await delay(1_000)
      return mine.payloads().length > 0
    },
  ],
  [
    'a rule that fails looks like one that refuses',
    async (live, { open }) => {
      live.authorize('jobs/:id', () => {
        throw new Error('the database is away')
      })
      await open('a', 1)
      return live
        .subscribe({ uid: 'a', channel: 'jobs/7', context: { session: 1 } })
        .then(() => true)
        .catch(() => false)
    },
  ],
]

test.group('What the package does and our hub does not', () => {
  for (const [title, shows] of faults)
    test(title, async ({ assert, cleanup }) => {
      const shown = await Promise.all(
        [stock(), ours()].map(async (live) => {
          own(live)
          return shows(live, await served(live, cleanup))
        })
      )
      assert.deepEqual(shown, [true, false])
    })

  test('a broadcast that leaves a stream out reaches other instances all the same', async ({
    assert,
    cleanup,
  }) => {
    const { store } = memory()
    const [here, there] = [ours(store), ours(store)]
    const streams = []
    for (const [index, live] of [here, there].entries()) {
      own(live)
      const { open } = await served(live, cleanup)
      streams.push(await open(`s${index}`, 1))
      await live.subscribe({ uid: `s${index}`, channel: 'users/1', context: { session: 1 } })
    }
    await here.broadcastExcept('users/1', { n: 1 }, 's0')
    await here.broadcast('users/1', { n: 2 })
    await streams[1].heard(2)
    await streams[0].heard(1)
    assert.deepEqual(streams[0].payloads(), [{ n: 2 }])
    assert.deepEqual(streams[1].payloads(), [{ n: 1 }, { n: 2 }])
  })

  test('a listener that fails, at once or later, disturbs no stream', async ({
    assert,
    cleanup,
  }) => {
    const { store } = memory()
    const told: string[] = []
    const live = ours({ ...store, warn: (error) => told.push((error as Error).message) })
    own(live)
    live.on('connect', () => {
      throw new Error('at once')
    })
    live.on('subscribe', async () => {
      await delay(1)
      throw new Error('later')
    })
    const { open } = await served(live, cleanup)
    const mine = await open('a', 1)
    assert.isTrue(await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } }))
    await live.broadcast('users/1', { n: 1 })
    await mine.heard(1)
    await until(() => told.length === 2)
    assert.deepEqual(told, ['at once', 'later'])
  })

  test('a reader that does not read keeps no server from ending', async ({ assert, cleanup }) => {
    const live = ours()
    own(live)
    const { open, sockets } = await served(live, cleanup)
    await open('a', 1, { paused: true })
    await live.subscribe({ uid: 'a', channel: 'users/1', context: { session: 1 } })
    // until the system takes no more, and less than what cuts it off
    for (let n = 0; n < 500 && sockets[0].writableLength < 50_000; n++) {
      await live.broadcast('users/1', 'x'.repeat(50_000))
      await delay(1)
    }
    assert.isFalse(sockets[0].destroyed)
    assert.isAbove(sockets[0].writableLength, 0)
    await live.close()
    await until(() => sockets[0].destroyed)
  })

  test('a right that goes without a word is found by the look in turn', async ({
    assert,
    cleanup,
  }) => {
    const live = ours()
    let may = true
    live.authorize('jobs/:id', () => may)
    const { open } = await served(live, cleanup)
    for (const uid of ['a', 'b', 'c']) {
      await open(uid, 1)
      await live.subscribe({ uid, channel: 'jobs/7', context: { session: 1 } })
    }
    assert.lengthOf(live.getSubscribersFor('jobs/7'), 3)
    may = false
    await until(() => live.getSubscribersFor('jobs/7').length === 0)
  })

  test('a session that ends ends its stream, without a word as well', async ({
    assert,
    cleanup,
  }) => {
    const { store, over } = memory()
    const live = ours(store)
    const { open, sockets } = await served(live, cleanup)
    await open('a', 1)
    await open('b', 2)
    over.add(1)
    await until(() => sockets[0].writableEnded)
    assert.isFalse(sockets[1].writableEnded)
  })
})
