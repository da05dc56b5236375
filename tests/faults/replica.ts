/**
 * A streaming replica for lists, search and pages: what a person wrote is read by the same person, others are behind
 * for a bounded time at most, and a replica that is killed amid reads is missed by nobody.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/replica.ts [ROUNDS] [--plant]
 *
 * `--plant` forgets the mark of who wrote: their reads are behind, and must be found so. On two PostgreSQL of this
 * machine: the second is a copy of the first, made while it runs, that follows it by streaming.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { setTimeout as delay } from 'node:timers/promises'
import { print, printLoad, share } from '../load/own/server.js'
import { must, wrong } from './verdict.js'
import { closeWorld, prepare, startProduct } from './world.js'

const { startStandby } = await import('./standby.js')

const ROUNDS = Number(process.argv[2]) || 20
const FORGETS = process.argv.includes('--plant')
const MOST_LAG = 2_000
const READERS = 8

const tokens = await prepare(async () => {
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { givenAdmin } = await import('#tests/givens')
  const admin = async () =>
    (await openSession(await givenAdmin(), {}, { secondFactor: true })).token
  return { writer: await admin(), reader: await admin() }
})
const standby = await startStandby()
const server = await startProduct({
  DATABASE_REPLICA_URL: standby.address,
  DATABASE_REPLICA_LAG: String(MOST_LAG / 1_000),
})

/** One browser: it keeps the cookie that it is given. */
function browser(token: string) {
  let cookie = ''
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: {
        'authorization': `Bearer ${token}`,
        'content-type': 'application/json',
        ...(cookie && { cookie }),
      },
      body: body && JSON.stringify(body),
    })
    const set = answer.headers.get('set-cookie')
    if (set && !FORGETS) cookie = set.split(';')[0]
    return { status: answer.status, body: (await answer.json()) as any }
  }
}
const [write, other] = [browser(tokens.writer), browser(tokens.reader)]
const list = (name: string) =>
  `/admin/industries?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`
const sees = async (ask: ReturnType<typeof browser>, name: string) => {
  const { status, body } = await ask('GET', list(name))
  if (status !== 200) throw new Error(`${status} ${body.message}`)
  return body.data.length > 0
}
/** Asks until somebody says yes; returns how long it took. */
async function until(ask: () => Promise<boolean>) {
  const began = performance.now()
  while (!(await ask())) {
    if (performance.now() - began > 20_000) throw new Error('It did not come about within 20 s')
    await delay(20)
  }
  return performance.now() - began
}
/** The replica has all, and is read again: others do not see what is written while it stands still. */
const caughtUp = async () => {
  await standby.goOn()
  await sees(other, 'nothing')
  await delay(1_000)
}

const own: string[] = []
const behind: number[] = []
let unread = 0
for (let round = 0; round < ROUNDS; round++) {
  await caughtUp()
  await sees(other, 'nothing')
  await standby.hold()
  const name = `Replica ${process.pid} ${round}`
  const { status } = await write('POST', '/admin/industries', { name, status: 'active' })
  if (status !== 201) throw new Error(`The row was not added: ${status}`)
  const began = performance.now()
  if (await sees(other, name)) unread++
  while (performance.now() - began < MOST_LAG + 1_000) {
    if (!(await sees(write, name))) own.push(name)
    if (await sees(other, name)) break
    await delay(50)
  }
  behind.push(performance.now() - began)
}
print('rounds with a replica that stands still', ROUNDS)
print(
  'others are behind, median, longest (ms)',
  `${share(behind, 0.5).toFixed(0)}, ${Math.max(...behind).toFixed(0)}`
)
must('own writes that were not read', own)
must('rounds in which the replica was not read', unread > ROUNDS / 10 ? [unread] : [])
must(
  'others behind for longer than the lag and a look',
  behind.filter((ms) => ms > MOST_LAG + 500)
)

await caughtUp()
const failed: string[] = []
const times: number[] = []
let going = true
const reading = Array.from({ length: READERS }, async () => {
  const ask = browser(tokens.reader)
  while (going) {
    const began = performance.now()
    const { status, body } = await ask('GET', list('Replica'))
    times.push(performance.now() - began)
    if (status !== 200) failed.push(`${status} ${body.message}`)
  }
})
await delay(1_000)
await standby.kill()
await delay(2_000)
going = false
await Promise.all(reading)
print(
  'reads around a killed replica; worst (ms)',
  `${times.length}; ${Math.max(...times).toFixed(0)}`
)
print('of them failed, those under way at most', failed.length)
must('more reads failed than were under way', failed.length > READERS ? failed : [])
must(
  'of them not told to try again (503)',
  failed.filter((each) => !each.startsWith('503'))
)

await standby.startAgain()
const again = await until(async () => {
  await caughtUp()
  await standby.hold()
  const name = `Again ${process.pid} ${performance.now()}`
  await write('POST', '/admin/industries', { name, status: 'active' })
  const read = !(await sees(other, name))
  await standby.goOn()
  return read
})
print('read again after it was started (s)', (again / 1_000).toFixed(1))

printLoad()
for (const each of wrong) console.log(`WRONG ${each}`)
const isFound = wrong.length > 0
if (FORGETS) print('the planted bug was found', isFound ? 'yes' : 'NO')
await server.stop()
await standby.close()
await closeWorld()
process.exit(isFound === FORGETS ? 0 : 1)
