/**
 * Server, worker, database, or all of them killed (SIGKILL) at random moments, while people write messages, upload
 * resumes, take tests, bring people in and pay: every write that was told to be done must be there at the end, once, and
 * after each kill the product must be back within 3 seconds. On a PostgreSQL that keeps what it was told (`tmp/faults`).
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/kills.ts [kills = 100] [--plant]
 *
 * With `--plant` the database may forget what it has just told to be kept (`synchronous_commit = off`): the run then
 * succeeds only where the loss is found. Who gets no answer asks again, under the same Idempotency-Key where there is one.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pool, print, printLoad, share, stop } from '../load/own/server.js'
import { call, unanswered } from './calls.js'
import { wrong } from './verdict.js'
import {
  closeWorld,
  kill,
  query,
  ready,
  restartDatabase,
  startProduct,
  type Server,
} from './world.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plant: { type: 'boolean', default: false } },
})
const KILLS = Number(positionals[0] ?? 100)
const BACK_MS = 3_000
const TARGETS = ['server', 'worker', 'database', 'all'] as const
type Target = (typeof TARGETS)[number]

const { people } = await import('./kills/people.js')
const { everybody, scene, told } = await import('./kills/acts.js')
const { checkAll } = await import('./kills/checks.js')

// of this database only, which goes with the run
if (values.plant)
  await query(`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database());
  end $$`)

let server: Server
let worker: Server
const startServer = async () => {
  server = await startProduct({ QUEUE: 'off' })
  scene.origin = server.origin
}
const startWorker = async () => {
  worker = await startProduct({ QUEUE: 'inside' })
}
await Promise.all([startServer(), startWorker()])

const kills: Record<Target, () => Promise<unknown>> = {
  server: () => kill(server).then(startServer),
  worker: () => kill(worker).then(startWorker),
  database: () => restartDatabase('SIGKILL'),
  all: async () => {
    const back = restartDatabase('SIGKILL')
    await Promise.all([kill(server), kill(worker)])
    // as `npm start` does, which brings its database up first
    await back
    await Promise.all([startServer(), startWorker()])
  },
}

/** Each kind equally often, in any order. */
const order = Array.from({ length: KILLS }, (_, nth) => TARGETS[nth % TARGETS.length]).toSorted(
  () => Math.random() - 0.5
)
const took: Record<Target, number[]> = { server: [], worker: [], database: [], all: [] }
let failure: Error | undefined
const acting = everybody().catch((error) => {
  failure = error
})
for (const target of order) {
  await delay(500 + Math.random() * 2_500)
  if (failure) break
  const began = performance.now()
  await kills[target]()
  await Promise.all([ready(server!), ready(worker!)])
  took[target].push(performance.now() - began)
}
// something of the last moment is always under way
await delay(1_000)
scene.over = true
await acting
if (failure) wrong.push(failure.message)

await pool(people.takers.length, 4, (nth) => {
  const { token, attemptId } = people.takers[nth]
  return call(() => scene.origin, 'POST', '/candidate/test-finish', { token, json: { attemptId } })
})
await workedOff()
await Promise.all([stop(server!.child), stop(worker!.child)])

print(
  'kills',
  Object.entries(took)
    .map(([name, times]) => `${name} ${times.length}`)
    .join(', ')
)
for (const [name, times] of Object.entries(took))
  if (times.length > 0)
    print(
      `back after a kill: ${name}, p50, worst (s)`,
      [share(times, 0.5), Math.max(...times)].map((ms) => (ms / 1_000).toFixed(2)).join(', ')
    )
print('requests without an answer, or 503', unanswered.times)
await checkAll()
const late = Object.values(took)
  .flat()
  .filter((ms) => ms > BACK_MS)
print('kills after which it was not back within 3 s', late.length)
printLoad()

const lost = wrong.length
if (late.length > 0) wrong.push(`not back within 3 s: ${late.map(Math.round).join(', ')} ms`)
for (const each of wrong) console.log(`WRONG ${each}`)
if (values.plant) print('the planted loss', lost > 0 ? 'found' : 'NOT FOUND')
await closeWorld()
process.exit(values.plant ? Number(lost === 0) : Number(wrong.length > 0))

/** Waits for what the worker still has to do; what a killed one had begun is given to another when it is given up. */
async function workedOff() {
  for (const deadline = Date.now() + 600_000; ; await delay(500)) {
    const [{ open }] = await query(
      `select count(*)::int as open from company_imports where status in ('checking', 'running') and id = any($1)`,
      [told.imports.map(({ id }) => id)]
    )
    if (open === 0) return
    if (Date.now() > deadline) {
      wrong.push(`${open} imports are not done after ten minutes`)
      return
    }
  }
}
