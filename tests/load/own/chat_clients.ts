/** What clients of the chat do in a process of their own, so that their work is not the server's; see chat.ts. */
import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { pool } from './server.js'

export type Pair = { id: string; sender: string; receiver: string }
export type Read = { path: string; token: string; times: number; warm: number }
export type Pace = { seconds: number; pace: number; streams: number; reading: boolean }
type Talk = Pace & { pairs: Pair[]; idle: string[] }
type Order = { port: number; read?: Read; talk?: Talk }

/** Streams of one account; the server allows twenty. */
export const PER_ACCOUNT = 15
/** What the clients say when their streams are open. */
const SENDING = 'sending'

export const now = () => Number(process.hrtime.bigint()) / 1e6

async function act({ port, read, talk }: Order) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const call = (method: string, path: string, token: string, body?: object) =>
    new Promise<{ status: number; body: any }>((resolve, reject) => {
      const json = body && JSON.stringify(body)
      const sent = request(
        {
          agent,
          port,
          method,
          path,
          host: '127.0.0.1',
          headers: {
            authorization: `Bearer ${token}`,
            ...(json
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
              : {}),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part) => parts.push(part))
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString()
            resolve({ status: answer.statusCode!, body: text ? JSON.parse(text) : null })
          })
        }
      )
      sent.on('error', reject)
      sent.end(json)
    })
  if (read) {
    const spent: number[] = []
    let body
    for (let n = 0; n < read.warm + read.times; n++) {
      const at = now()
      const answer = await call('GET', read.path, read.token)
      spent.push(now() - at)
      if (answer.status !== 200)
        throw new Error(`${read.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      body = answer.body
    }
    return void process.send!({ spent: spent.slice(read.warm), body })
  }
  process.send!(await talkAll(talk!, port, call))
}

export type Heard = Awaited<ReturnType<typeof talkAll>>

async function talkAll(
  { pairs, idle, streams, seconds, pace, reading }: Talk,
  port: number,
  call: (method: string, path: string, token: string, body?: object) => Promise<any>
) {
  const heard = new Map<string, number[]>()
  const order = new Map<string, number>()
  const result = {
    times: [] as number[],
    seconds: [] as number[][],
    stored: [] as number[],
    disordered: 0,
    refused: 0,
    unread: 0,
  }
  const listen = (uid: string, token: string, onText: (text: string) => void = () => {}) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', reject)
      let opened = false
      socket.on('data', (data) => {
        const text = data.toString()
        if (!opened && text.includes(':ok')) resolve(void (opened = true))
        onText(text)
      })
      socket.write(
        `GET /__transmit/events?uid=${uid} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`
      )
    })
  await pool(streams, 40, (index) =>
    listen(`idle-${index}`, idle[Math.floor(index / PER_ACCOUNT) % idle.length])
  )
  await pool(pairs.length, 20, async (index) => {
    const { id, receiver } = pairs[index]
    let rest = ''
    await listen(`pair-${index}`, receiver, (text) => {
      const at = now()
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        const message = data && JSON.parse(data).payload?.message
        if (!message) continue
        heard.set(message.client_id, [...(heard.get(message.client_id) ?? []), at])
        if (Number(message._id) < (order.get(id) ?? 0)) result.disordered++
        order.set(id, Number(message._id))
        if (reading)
          void call('PUT', `/api/v1/conversation/${id}/seen`, receiver, {
            messageId: message._id,
          }).then(({ status }) => status !== 200 && result.unread++)
      }
    })
    const joined = await call('POST', '/__transmit/subscribe', receiver, {
      uid: `pair-${index}`,
      channel: `conversations/${id}`,
    })
    if (joined.status !== 204) throw new Error(JSON.stringify(joined))
  })
  process.send!(SENDING)
  const sent = new Map<string, number>()
  const under: Promise<void>[] = []
  const total = seconds * pace
  // the first seconds make what is made once
  const early = Math.min(total / 5, pace * 3)
  const began = now()
  for (let n = 0; n < total; n++) {
    const due = began + (n * 1000) / pace
    if (due > now()) await delay(due - now())
    const { id, sender } = pairs[n % pairs.length]
    const clientId = `n-${n}`
    const at = now()
    sent.set(clientId, at)
    under.push(
      call('POST', '/api/v1/message/send-message', sender, {
        conversation_id: id,
        text: `Message ${n}: when could we talk, and about what?`,
        client_id: clientId,
      }).then(({ status }) => {
        if (status !== 201) result.refused++
        else if (n >= early) result.stored.push(now() - at)
      })
    )
  }
  await Promise.all(under)
  await delay(3_000)
  let lost = 0
  let doubled = 0
  for (const [clientId, at] of sent) {
    const times = heard.get(clientId) ?? []
    if (times.length === 0) lost++
    if (times.length > 1) doubled++
    if (times.length === 0) continue
    ;(result.seconds[Math.floor((at - began) / 1000)] ??= []).push(times[0] - at)
    if (Number(clientId.slice(2)) >= early) result.times.push(times[0] - at)
  }
  return { ...result, lost, doubled, sent: sent.size }
}

if (process.send) process.on('message', (order: Order) => void act(order))

/** Starts the other process; what it is told to do it does one after the other. */
export function startClients() {
  // they stand for machines of their own: their collections of garbage are not to take the server's cores
  const child = fork(new URL(import.meta.url), {
    execArgv: ['--import=./bin/typescript.mjs', '--v8-pool-size=1'],
  })
  const ask = <T>(order: Order, sending = () => {}) =>
    new Promise<T>((resolve, reject) => {
      const fail = () => reject(new Error('the clients failed'))
      const hear = (answer: unknown) => {
        if (answer === SENDING) return sending()
        child.off('exit', fail)
        child.off('message', hear)
        resolve(answer as T)
      }
      child.once('exit', fail)
      child.on('message', hear)
      child.send(order)
    })
  return { ask, end: () => child.kill() }
}
