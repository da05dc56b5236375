/**
 * The live stream under load, against the real server and a throw-away PostgreSQL:
 *
 *   node --import=@poppinss/ts-exec tests/load/stream.ts [streams] [reconnects]
 *
 * Prints memory per stream, the time of a publish to one of them, and what was lost or doubled
 * over forced reconnects while transactions commit out of order.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL = 'error'
process.env.HOST = '127.0.0.1'
process.env.RATE_LIMIT = process.env.RATE_LIMIT_ACCOUNT = '1000000'

import { fork } from 'node:child_process'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Order = { port: number; tokens: string[]; streams: number }

if (process.send) process.once('message', (order: Order) => void openAll(order))
else await measure(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1_000))

/** The other process: sockets that open a stream each, choose a channel each, and count what comes. */
async function openAll({ port, tokens, streams }: Order) {
  let received = 0
  await pool(streams, 50, (index) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `GET /__transmit/events?uid=load-${index} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${tokens[index % tokens.length]}\r\n\r\n`
    )
    return new Promise<void>((resolve, reject) => {
      let opened = false
      socket.on('error', reject)
      socket.on('data', (data) => {
        const text = data.toString()
        if (!opened && text.includes(':ok')) resolve(void (opened = true))
        else if (!opened && !text.startsWith('HTTP/1.1 200')) reject(new Error(text))
        received += text.split('\ndata: {').length - 1
      })
    })
  })
  await pool(streams, 50, async (index) => {
    const response = await fetch(`http://127.0.0.1:${port}/__transmit/subscribe`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${tokens[index % tokens.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ uid: `load-${index}`, channel: `load/${index + 1}` }),
    })
    if (response.status !== 204) throw new Error(await response.text())
  })
  process.on('message', () => process.send!({ received }))
  process.send!({ received })
}

async function measure(streams: number, reconnects: number) {
  await import('reflect-metadata')
  const { Ignitor } = await import('@adonisjs/core')
  const port = await freePort()
  process.env.PORT = String(port)
  const root = new URL('../../', import.meta.url)
  const app = new Ignitor(root, {
    importer: (path) => import(path.startsWith('.') ? new URL(path, root).href : path),
  })
    .tap((it) => it.booting(async () => void (await import('#config/env'))))
    .createApp('test')
  await app.init()
  await app.boot()
  await app.start(() => {})
  const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
  await testUtils.boot()
  const undoMigrations = await testUtils.db().migrate()
  const closeServer = await testUtils.httpServer().start()
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  try {
    transmit.authorize('load/:id', () => true)
    await measureMany(streams, port)
    // its positions were made up
    transmit.close()
    await measureReconnects(reconnects)
  } finally {
    transmit.close()
    await closeServer()
    await undoMigrations()
    await app.terminate()
  }
}

async function measureMany(streams: number, port: number) {
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  const { hub } = transmit
  const tokens = await givenTokens(Math.ceil(streams / 15))
  // a first round, so that what is loaded and cached once does not count
  const first = await givenClients({ port, tokens: tokens.slice(0, 20), streams: 200 })
  hub.closeAll()
  first.end()
  await delay(1_000)
  const before = memory()
  const clients = await givenClients({ port, tokens, streams })
  await delay(6_000)
  const after = memory()
  print('streams open', hub.size)
  print(
    'memory a stream, heap and buffers',
    `${((after.heap - before.heap) / streams / 1024).toFixed(1)} KB`
  )
  print(
    'memory a stream, resident',
    `${((after.resident - before.resident) / streams / 1024).toFixed(1)} KB`
  )

  const publishes = 20_000
  const payload = JSON.stringify({
    id: '1',
    kind: 'message.new',
    message: 'Hello',
    createdAt: new Date().toISOString(),
  })
  let position = hub.position
  const rounds: number[] = []
  for (let round = 0; round < 7; round++) {
    let spent = 0n
    for (let sent = 0; sent < publishes; sent += 100) {
      const start = process.hrtime.bigint()
      for (let each = 0; each < 100; each++)
        hub.publish({
          position: ++position,
          channel: `load/${1 + Math.floor(Math.random() * streams)}`,
          payload,
        })
      spent += process.hrtime.bigint() - start
      await delay(0)
    }
    rounds.push(Number(spent) / 1000 / publishes)
  }
  await delay(2_000)
  print('publish to one, median of 7 rounds', `${rounds.sort((a, b) => a - b)[3].toFixed(2)} µs`)
  print('published and not received', rounds.length * publishes - (await clients.received()))
  clients.end()
  hub.closeAll()
}

async function givenClients(order: Order) {
  const child = fork(new URL(import.meta.url), { execArgv: ['--import=@poppinss/ts-exec'] })
  const answer = () =>
    new Promise<number>((resolve, reject) => {
      child.once('message', ({ received }: { received: number }) => resolve(received))
      child.once('exit', () => reject(new Error('the clients failed')))
    })
  child.send(order)
  await answer()
  return {
    received() {
      child.send('count')
      return answer()
    },
    end() {
      child.kill()
    },
  }
}

async function measureReconnects(reconnects: number) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  const { LiveClient } = await import('#tests/live_client')
  const tokens = await givenTokens(4)
  const clients = await pool(40, 10, async (index) => {
    const client = await new LiveClient(tokens[index % tokens.length]).open()
    for (const channel of [`load/${index + 1}`, 'load/1000'])
      if ((await client.subscribe(channel)) !== 204) throw new Error('not subscribed')
    return client
  })
  const sent = clients.map(() => [] as string[])
  let going = true
  let serial = 0
  const publisher = async () => {
    while (going) {
      const n = `n${serial++}`
      const everyone = Math.random() < 0.2
      const chosen = Math.floor(Math.random() * clients.length)
      await db.transaction(async (trx) => {
        await transmit.broadcast(everyone ? 'load/1000' : `load/${chosen + 1}`, { n }, trx)
        // later ones commit before this one
        if (Math.random() < 0.3) await delay(Math.random() * 40)
      })
      for (const [to, list] of sent.entries()) if (everyone || to === chosen) list.push(n)
      await delay(Math.random() * 10)
    }
  }
  const publishers = Array.from({ length: 5 }, publisher)
  let left = reconnects
  await Promise.all(
    clients.map(async (client, index) => {
      while (left-- > 0) {
        await delay(Math.random() * 60)
        client.close()
        await client.until(({ closed }) => closed)
        if (Math.random() < 0.3) await delay(Math.random() * 80)
        await client.open({ lastEventId: client.lastId })
        if (Math.random() < 0.5) await client.subscribe(`load/${index + 1}`)
      }
    })
  )
  going = false
  await Promise.all(publishers)
  await delay(2_000)
  let lost = 0
  let doubled = 0
  for (const [index, client] of clients.entries()) {
    const got = client.events.map(({ payload }) => payload.n)
    doubled += got.length - new Set(got).size
    lost += sent[index].filter((n) => !got.includes(n)).length
    client.close()
  }
  print(
    `events over ${reconnects} forced reconnects`,
    sent.reduce((sum, list) => sum + list.length, 0)
  )
  print('lost', lost)
  print('doubled', doubled)
  if (lost || doubled) process.exitCode = 1
}

async function givenTokens(count: number) {
  const { givenAdmin } = await import('#tests/givens')
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const user = await givenAdmin()
  return pool(count, 4, async () => (await openSession(user)).token)
}

/** Does the work for 0…count-1, so many at a time. */
async function pool<T>(count: number, width: number, act: (index: number) => Promise<T>) {
  const results: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < count; index = next++) results[index] = await act(index)
    })
  )
  return results
}

function memory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, heap: heapUsed + external }
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function print(figure: string, value: string | number) {
  console.log(`${figure.padEnd(44)}${value}`)
}
