/**
 * The live stream under load, against the real server and a throw-away PostgreSQL:
 *
 *   node --import=./bin/typescript.mjs tests/load/stream.ts [streams] [reconnects]
 *
 * `reconnects` are those that are forced; half-open connections and readers that stop come on top.
 *
 * Prints memory per stream, the time of a publish to one of them, how long a broadcast to all takes to arrive, here
 * and with the package's own Transmit in the same run, and what was lost or doubled over forced reconnects, half-open
 * connections and readers that stop reading, while transactions commit out of order.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL = 'error'
process.env.HOST = '127.0.0.1'
process.env.RATE_LIMIT = process.env.RATE_LIMIT_ACCOUNT = '1000000'

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { frozenProxy } from './own/frozen_proxy.js'
import { pool, print } from './own/server.js'

type Order = { port: number; tokens: string[]; streams: number; stock?: number }
/** By broadcast: how long each receipt of it took, in ms. */
type Rounds = Record<string, number[]>
type Count = { received: number; ours: Rounds; stock: Rounds }

const PER_ACCOUNT = 15
/** Each stream listens to its own channel, and to this one. */
const EVERYONE = 'load/1000000'

if (process.send) process.once('message', (order: Order) => void openAll(order))
else await measure(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1_000))

/** The other process: sockets that open a stream each, choose two channels each, and count what comes, and when. */
async function openAll({ port, tokens, streams, stock }: Order) {
  const count: Count = { received: 0, ours: {}, stock: {} }
  const token = (index: number) => tokens[Math.floor(index / PER_ACCOUNT) % tokens.length]
  const space = Buffer.alloc(64 * 1024)
  const open = (to: number, index: number, rounds: Rounds) =>
    new Promise<void>((resolve, reject) => {
      let opened = false
      // read into one buffer and as bytes: what a client spends keeps the others waiting, on both sides alike
      const socket = connect({
        port: to,
        host: '127.0.0.1',
        onread: {
          buffer: space,
          callback(length) {
            const now = process.hrtime.bigint()
            const data = space.subarray(0, length)
            if (!opened) {
              if (data.includes(':ok')) resolve(void (opened = true))
              else if (!data.includes('HTTP/1.1 200')) reject(new Error(data.toString()))
            }
            for (let at = -1; (at = data.indexOf('data: {', at + 1)) >= 0;) count.received++
            for (let at = -1; (at = data.indexOf('"at":"', at + 1)) >= 0;) {
              const sent = data.toString('latin1', at + 6, data.indexOf('"', at + 6))
              const round = (rounds[sent] ??= [])
              round.push(Number(now - BigInt(sent)) / 1e6)
            }
            return true
          },
        },
      })
      socket.on('error', reject)
      socket.write(
        `GET /__transmit/events?uid=load-${index} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token(index)}\r\n\r\n`
      )
    })
  await pool(streams, 50, (index) => open(port, index, count.ours))
  if (stock) await pool(streams, 50, (index) => open(stock, index, count.stock))
  await pool(streams, 50, async (index) => {
    for (const channel of [`load/${index + 1}`, EVERYONE]) {
      const response = await fetch(`http://127.0.0.1:${port}/__transmit/subscribe`, {
        method: 'POST',
        headers: {
          'authorization': `Bearer ${token(index)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ uid: `load-${index}`, channel }),
      })
      if (response.status !== 204) throw new Error(await response.text())
    }
  })
  process.on('message', () => process.send!(count))
  process.send!(count)
}

async function measure(streams: number, reconnects: number) {
  const { startListening } = await import('./own/app.js')
  const { port, transmit, stop } = await startListening()
  try {
    transmit.authorize('load/:id', () => true)
    await measureMany(streams, port)
    // its positions were made up
    await transmit.close()
    await measureReconnects(reconnects, port)
  } finally {
    await stop()
  }
}

async function measureMany(streams: number, port: number) {
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  const { hub } = transmit
  const tokens = await givenTokens(Math.ceil(streams / PER_ACCOUNT))
  // a first round, so that what is loaded and cached once does not count
  const first = await givenClients({
    port,
    tokens: tokens.slice(0, 20),
    streams: Math.min(200, streams),
  })
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
  print('published and not received', rounds.length * publishes - (await clients.count()).received)
  clients.end()
  hub.closeAll()
  await delay(1_000)
  // both sides are open at once, in one process here and in one there
  const most = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))![1])
  await measureBroadcast(Math.min(streams, Math.floor(most * 0.45)), port, tokens)
}

/** A broadcast that every stream hears, from the call to each receipt: ours and the package's own in turn, in this process. */
async function measureBroadcast(streams: number, port: number, tokens: string[]) {
  const { Transmit } = await import('@boringnode/transmit')
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  const { hub } = transmit
  const stock = new Transmit<undefined>({ pingInterval: false, transport: null }, null)
  const server = createHttpServer((request, response) => {
    const uid = new URL(request.url!, 'http://here').searchParams.get('uid')!
    stock.createStream({ uid, context: undefined, request, response })
    void stock.subscribe({ uid, channel: EVERYONE })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const clients = await givenClients({
    port,
    tokens,
    streams,
    stock: (server.address() as AddressInfo).port,
  })
  let { position } = hub
  const rounds = 120
  for (let round = 0; round < rounds; round++) {
    const payload = { n: round, message: 'Hello', at: String(process.hrtime.bigint()) }
    if (round % 2)
      hub.publish({ position: ++position, channel: EVERYONE, payload: JSON.stringify(payload) })
    else stock.broadcast(EVERYONE, payload)
    await delay(100 + streams / 20)
  }
  await delay(2_000)
  const { ours, stock: theirs } = await clients.count()
  const lacking = (side: Rounds) => (rounds / 2) * streams - Object.values(side).flat().length
  print('streams of each side of a broadcast', streams)
  print('broadcasts to all: not received, ours, stock', `${lacking(ours)}, ${lacking(theirs)}`)
  const row = (name: string, figure: (side: Rounds) => number) => {
    const [mine, other] = [figure(ours), figure(theirs)]
    print(
      `broadcast, ${name}: ours, stock, ratio`,
      `${mine.toFixed(1)}, ${other.toFixed(1)} ms, ${(mine / other).toFixed(2)}`
    )
  }
  for (const part of [0.5, 0.99]) {
    const of = (side: Rounds) => Object.values(side).map((times) => at(times, part))
    // the slowest hundredth of all receipts is one slow broadcast of sixty, and the machine's as often as ours
    row(`p${part * 100}, median of ${rounds / 2}`, (side) => at(of(side), 0.5))
    row(`p${part * 100}, all receipts`, (side) => at(Object.values(side).flat(), part))
  }
  clients.end()
  hub.closeAll()
  server.closeAllConnections()
  server.close()
}

async function givenClients(order: Order) {
  const child = fork(new URL(import.meta.url), { execArgv: ['--import=./bin/typescript.mjs'] })
  const answer = () =>
    new Promise<Count>((resolve, reject) => {
      child.once('message', (count: Count) => resolve(count))
      child.once('exit', () => reject(new Error('the clients failed')))
    })
  child.send(order)
  await answer()
  return {
    count() {
      child.send('count')
      return answer()
    },
    end() {
      child.kill()
    },
  }
}

async function measureReconnects(reconnects: number, port: number) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { default: transmit } = await import('#api/notifications/stream/transmit')
  const { LiveClient } = await import('#tests/live/live_client')
  const count = 40
  const tokens = await givenTokens(Math.ceil(count / PER_ACCOUNT))
  // a proxy for each: its connections alone are frozen
  const proxies = await pool(count, count, () => frozenProxy(port))
  const clients = await pool(count, 10, async (index) => {
    const client = await new LiveClient(
      tokens[Math.floor(index / PER_ACCOUNT)],
      undefined,
      proxies[index].base
    ).open()
    for (const channel of [`load/${index + 1}`, EVERYONE])
      if ((await client.subscribe(channel)) !== 204) throw new Error('not subscribed')
    return client
  })
  const sent = clients.map(() => [] as string[])
  let going = true
  let serial = 0
  const publish = async (to: number | undefined, more: object = {}, pause = 0) => {
    const n = `n${serial++}`
    await db.transaction(async (trx) => {
      await transmit.broadcast(to === undefined ? EVERYONE : `load/${to + 1}`, { n, ...more }, trx)
      // later ones commit before this one
      if (pause) await delay(pause)
    })
    for (const [index, list] of sent.entries()) if (to === undefined || to === index) list.push(n)
  }
  const publisher = async () => {
    while (going) {
      const to = Math.random() < 0.2 ? undefined : Math.floor(Math.random() * count)
      await publish(to, {}, Math.random() < 0.3 ? Math.random() * 40 : 0)
      await delay(Math.random() * 10)
    }
  }
  const lacks = (client: { events: { payload: any }[] }, index: number) =>
    new Set(client.events.map(({ payload }) => payload.n)).size < sent[index].length
  const publishers = Array.from({ length: 5 }, publisher)
  const kinds = { 'forced reconnects': 0, 'half-open connections': 0, 'readers that stopped': 0 }
  let cut = 0
  const fat = 'x'.repeat(50_000)
  await Promise.all(
    clients.map(async (client, index) => {
      while (kinds['forced reconnects'] <= reconnects) {
        await delay(Math.random() * 60)
        const chance = Math.random()
        if (chance < 0.02) {
          kinds['readers that stopped']++
          const resume = client.pause()
          for (let n = 0; n < 200; n++) await publish(index, { fat })
          resume()
          await delay(200)
          if (client.closed) cut++
          client.close()
        } else if (chance < 0.3) {
          kinds['half-open connections']++
          proxies[index].freeze()
        } else {
          kinds['forced reconnects']++
          client.close()
        }
        await client.until(({ closed }) => closed, 30_000)
        if (Math.random() < 0.3) await delay(Math.random() * 80)
        do await client.open({ lastEventId: client.lastId }).catch(() => (client.status = 0))
        while (client.status !== 200)
        if (Math.random() < 0.5) await client.subscribe(`load/${index + 1}`)
      }
    })
  )
  going = false
  await Promise.all(publishers)
  // who stopped reading last may still be given ten megabytes
  for (let waited = 0; waited < 30 && clients.some(lacks); waited++) await delay(1_000)
  await delay(3_000)
  const result = { lost: 0, doubled: 0, disordered: 0, anew: 0 }
  for (const [index, client] of clients.entries()) {
    result.anew += client.events.filter(({ channel }) => channel.startsWith('$$')).length
    const events = client.events.filter(({ channel }) => !channel.startsWith('$$'))
    const got = events.map(({ payload }) => payload.n)
    const unique = new Set(got)
    result.doubled += got.length - unique.size
    result.lost += sent[index].filter((n) => !unique.has(n)).length
    result.disordered += events.filter(
      ({ id }, nth) => nth && Number(id) < Number(events[nth - 1].id)
    ).length
    client.close()
  }
  proxies.forEach((proxy) => proxy.close())
  for (const [kind, times] of Object.entries(kinds)) print(kind, times)
  print('of the readers, cut off by the server', cut)
  print(
    'events to hear',
    sent.reduce((sum, list) => sum + list.length, 0)
  )
  print('lost', result.lost)
  print('doubled', result.doubled)
  print('out of order', result.disordered)
  print('told to read anew', result.anew)
  if (Object.values(result).some(Boolean)) process.exitCode = 1
}

/** A sign-in each of so many people: an account has twenty streams at most. */
async function givenTokens(count: number) {
  const { givenAdmin } = await import('#tests/givens')
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  return pool(count, 4, async () => (await openSession(await givenAdmin())).token)
}

function at(list: number[], part: number) {
  return list.sort((a, b) => a - b)[Math.floor(list.length * part)]
}

function memory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as typeof gc
  collect!()
  // V8 gives back what is free, as it does by itself in a process that is left in peace
  collect!({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, heap: heapUsed + external }
}
