import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { print, share } from '../../load/own/server.js'
import { ask } from '../calls.js'
import { must } from '../verdict.js'
import { query, ready, startProduct, type Server } from '../world.js'
import { fillQueue } from './people.js'
import { uploadResume } from './uploads.js'

const CLIENTS = 1_000
/** The server gives a connection 15 s for its headers, and looks every five. */
const HEADERS_MS = 21_000
/** How many are there once they have come, and once they have gone. */
const [MOST_HELD, FEW] = [CLIENTS * 0.95, 20]

/** 1,000 clients who open a connection and send half a header, or a body byte by byte: others are answered as ever. */
export async function slowClients() {
  const server = await startProduct({ QUEUE: 'off' })
  const before = await timesOfOthers(server)
  const handles = handlesOf(server)
  const { port } = new URL(server.origin)
  const closed = new Set<Socket>()
  const clients = Array.from({ length: CLIENTS }, (_, nth) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket
      .on('error', () => undefined)
      .on('close', () => closed.add(socket))
      .resume()
    const isHalf = nth % 2 === 0
    socket.write('POST /api/v1/login HTTP/1.1\r\nHost: slow\r\n')
    if (!isHalf) socket.write('Content-Type: application/json\r\nContent-Length: 900\r\n\r\n')
    return { socket, isHalf }
  })
  const dripping = setInterval(() => {
    for (const { socket, isHalf } of clients) if (!isHalf && socket.writable) socket.write(' ')
  }, 1_000)
  const began = performance.now()
  const moreHandles = () => handlesOf(server) - handles
  await within(() => moreHandles() >= MOST_HELD)
  const held = moreHandles()
  const meanwhile = await timesOfOthers(server)
  const half = clients.filter(({ isHalf }) => isHalf)
  while (!half.every(({ socket }) => closed.has(socket)) && performance.now() - began < HEADERS_MS)
    await delay(100)
  const gone = half.filter(({ socket }) => closed.has(socket)).length
  const after = performance.now() - began
  clearInterval(dripping)
  for (const { socket } of clients) socket.destroy()
  await within(() => moreHandles() <= FEW)
  const left = moreHandles()
  await server.stop()

  print('connections that were held', held)
  print(
    'others: p99 before; meanwhile (ms)',
    `${share(before, 0.99).toFixed(0)}; ${share(meanwhile, 0.99).toFixed(0)}`
  )
  print(
    'half headers that were ended; after',
    `${gone} of ${half.length}; ${(after / 1_000).toFixed(1)} s`
  )
  must('half headers that were let be', gone < half.length ? [half.length - gone] : [])
  must('slow clients who were not held at first', held < MOST_HELD ? [held] : [])
  must('handles that are left over', left > FEW ? [left] : [])
  must(
    'others who waited more than a second',
    meanwhile.filter((ms) => ms > 1_000)
  )
}

/** Waits for it; on a full machine that takes longer than a moment. */
async function within(isSo: () => boolean) {
  for (const until = performance.now() + 10_000; performance.now() < until; await delay(100))
    if (isSo()) return
}

const handlesOf = ({ child }: Server) => readdirSync(`/proc/${child.pid}/fd`).length

/** How long others wait for the list of jobs, one after the other; who gets no answer has waited for ever. */
async function timesOfOthers({ origin }: Server) {
  const times: number[] = []
  for (let nth = 0; nth < 60; nth++) {
    const began = performance.now()
    const answer = await ask(origin, 'POST', '/job-list', { json: { limit: 20 } })
    times.push(answer?.status === 200 ? performance.now() - began : Infinity)
  }
  return times
}

/** A queue of 100,000: the work of others is done meanwhile, people do not notice, and it grows less. */
export async function longQueue() {
  // the queue has its tables only once a server was started
  const server = await startProduct({ QUEUE: 'inside' })
  await ready(server)
  const queued = await fillQueue()
  const waiting = async () =>
    Number(
      (
        await query(
          `select count(*) as n from queue.job where name = 'mail.deliver' and state < 'active'`
        )
      )[0].n
    )
  const first = await waiting()
  const began = performance.now()
  const { id } = await uploadResume(server.origin)
  let status = ''
  while (!['ready', 'failed'].includes(status) && performance.now() - began < 20_000) {
    await delay(100)
    ;[{ status }] = await query('select parse_status as status from resumes where id = $1', [id])
  }
  const read = performance.now() - began
  const others = await timesOfOthers(server)
  await delay(Math.max(0, 8_000 - (performance.now() - began)))
  const rate = (first - (await waiting())) / ((performance.now() - began) / 1_000)
  const looked = await ask(server.origin, 'GET', '/readiness')
  await server.stop()
  await query(`delete from queue.job where name = 'mail.deliver'`)

  print('jobs in the queue; done a second', `${queued}; ${rate.toFixed(0)}`)
  print(
    'a resume is read meanwhile after; others: p99',
    `${(read / 1_000).toFixed(1)} s; ${share(others, 0.99).toFixed(0)} ms`
  )
  must('jobs that were not queued', first < queued * 0.9 ? [first] : [])
  must('a queue that does not grow less', rate > 0 ? [] : [rate])
  must('a resume that waited for the mails', read < 20_000 ? [] : [read])
  must('readiness that fails by it', looked?.status === 200 ? [] : [looked])
  must(
    'others who waited more than a second',
    others.filter((ms) => ms > 1_000)
  )
}
