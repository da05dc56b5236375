import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { print, share } from '../../load/own/server.js'
import { ask, isToAskAgain } from '../calls.js'
import { must } from '../verdict.js'
import { address, query, ready, restartDatabase, startProduct } from '../world.js'
import { openTalk, people } from './people.js'

/** The database restarted amid commits: 503 with an unknown outcome, and the same Idempotency-Key tells it. */
export async function restartedDatabase() {
  const server = await startProduct({ QUEUE: 'off' })
  const { company, candidate } = people
  const talkId = await openTalk(server.origin)
  const unsaid: unknown[] = []
  const made: string[] = []
  let [unknown, longest, over] = [0, 0, false]
  const write = async (token: string) => {
    const key = randomUUID()
    const text = `Sent again ${key}`
    const sending = { token, json: { conversation_id: talkId, text }, key }
    const began = performance.now()
    for (;;) {
      const answer = await ask(server.origin, 'POST', '/message/send-message', sending)
      if (answer?.status === 201 || answer?.body?.outcome === 'done') break
      if (answer?.status === 503) {
        unknown++
        if (answer.body?.outcome !== 'unknown') unsaid.push(answer.body)
        // what is above 499 is counted by itself
      } else if (answer && answer.status < 500 && !isToAskAgain(answer)) unsaid.push(answer)
      await delay(50)
    }
    longest = Math.max(longest, performance.now() - began)
    made.push(text)
  }
  const writing = Array.from({ length: 8 }, async (_, nth) => {
    while (!over) {
      await write(nth % 2 ? company.token : candidate.token)
      // an account may write 240 messages a minute
      await delay(200)
    }
  })
  for (let times = 0; times < 3; times++) {
    await delay(800)
    await restartDatabase('SIGINT')
  }
  await delay(800)
  over = true
  await Promise.all(writing)
  await server.stop()

  const rows = await query(
    `select body, count(*)::int as n from messages where body like 'Sent again %' group by 1`
  )
  const found = new Map(rows.map(({ body, n }) => [body, n]))
  print(
    'writes; answers that could not tell (503); longest until told',
    `${made.length}; ${unknown}; ${(longest / 1_000).toFixed(1)} s`
  )
  must('restarts that nobody noticed', unknown > 0 ? [] : ['all'])
  must('answers that do not say that the outcome is unknown', unsaid)
  must(
    'writes that were told to be done and are not',
    made.filter((text) => !found.has(text))
  )
  must(
    'writes that are there twice',
    rows.filter(({ n }) => n > 1)
  )
}

const SLOW_MS = 5_000

/** The database slow by 5 seconds: who asks waits or is told so, a balancer is told at once, and afterwards all is well. */
export async function slowDatabase() {
  const slow = await slowProxy()
  const server = await startProduct({ QUEUE: 'off', DATABASE_URL: slow.address })
  await ready(server)
  slow.by(SLOW_MS)
  const { token } = people.candidate
  const began = performance.now()
  const asked = Array.from({ length: 24 }, async () => {
    const answer = await ask(server.origin, 'GET', '/candidate/resumes', { token })
    return { status: answer?.status, took: performance.now() - began }
  })
  const looked = await ask(server.origin, 'GET', '/readiness')
  await delay(SLOW_MS)
  slow.by(0)
  const answers = await Promise.all(asked)
  const well = performance.now()
  await ready(server)
  const back = performance.now() - well
  await server.stop()
  await slow.close()

  print(
    'requests meanwhile; the longest',
    `${answers.length}; ${(
      share(
        answers.map(({ took }) => took),
        1
      ) / 1_000
    ).toFixed(1)} s`
  )
  print('ready again after', `${(back / 1_000).toFixed(2)} s`)
  must('readiness that called it ready', looked?.status === 503 ? [] : [looked])
  must(
    'requests that were neither done nor told to wait',
    answers.filter(({ status }) => !status || (status > 399 && status !== 503))
  )
}

/** Before the database, and late with all that it says. */
async function slowProxy() {
  const path = new URL(address).searchParams.get('host')!
  let late = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(`${path}/.s.PGSQL.5432`)
    for (const socket of [client, database]) {
      open.add(socket)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket)
          client.destroy()
          database.destroy()
        })
    }
    client.on('data', (chunk) => database.write(chunk))
    database.on('data', (chunk) => setTimeout(() => client.write(chunk), late))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { username, password, pathname } = new URL(address)
  return {
    address: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    by: (milliseconds: number) => (late = milliseconds),
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
