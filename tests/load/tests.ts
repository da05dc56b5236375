/**
 * People who take tests at the same time, on a throw-away database and the compiled server (`node bin/compile.mjs`
 * before): how fast an answer is saved, and whether one is lost while the server is killed.
 *
 *   node --import=./bin/typescript.mjs tests/load/tests.ts [people = 1000] [seconds = 60] [kills = 0]
 *
 * Everybody answers a question every 12 seconds, and says that they are there where the server heard nothing of them for
 * 15, as the portal does; the first 20 seconds are left to warm up. With
 * kills, server and worker are killed that many times, at random moments and at once; who gets no answer sends it
 * again, as the portal's queue does. At the end every answer that was told to be saved must be in the database as it
 * was told, and every attempt must be marked.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'error'

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { addressOf, clusterPlace, connectionOf, startCluster } from '#database/embedded'
import { startApp } from '#tests/start_app'
import {
  pool,
  print,
  printLoad,
  processorOf,
  processorOfPostgres,
  ROOT,
  startServer,
  stop,
} from './own/server.js'

const people = Number(process.argv[2] ?? 1_000)
const seconds = Number(process.argv[3] ?? 60)
const kills = Number(process.argv[4] ?? 0)
const THINK_MS = 12_000
const BEAT_MS = 15_000
/** A server that just started reads its files and compiles; what it takes until then is not the figure. */
const WARM_MS = kills > 0 ? 0 : 20_000

const place = clusterPlace(ROOT, 'load')
const database = `tests_${process.pid}`
const lease = await startCluster(place, { database })
process.env.DATABASE_URL = addressOf(connectionOf(place, database))

const app = await startApp()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
const { startAttempt } = await import('#api/assessments/taking/start_attempt')
const { givenCandidate } = await import('#tests/givens')
const { givenSkillTest } = await import('#tests/functional/assessments/given_tests')
const { default: AttemptQuestion } = await import('#api/assessments/models/attempt_question')

await testUtils.db().migrate()
const { assessment } = await givenSkillTest({ each: 12 })

type Taker = {
  token: string
  attemptId: number
  questions: number[]
  /** What the server said it has, by question: the place chosen and the revision. */
  saved: Map<number, { answer: string; revision: number }>
  /** When the server said something last. */
  heardAt: number
}
const takers: Taker[] = []
for (let index = 0; index < people; index++) {
  const { user, candidate } = await givenCandidate()
  const { attempt } = await startAttempt(candidate, { testId: assessment.id })
  const questions = await AttemptQuestion.query().where('attemptId', attempt.id).orderBy('position')
  takers.push({
    token: (await openSession(user)).token,
    attemptId: attempt.id,
    questions: questions.map(({ id }) => id),
    saved: new Map(),
    heardAt: 0,
  })
}
print('people in a test', people)

// the worker works in the server's process, so that a kill takes both
const settings = { DATABASE_URL: process.env.DATABASE_URL, QUEUE: 'inside' }
let server = await startServer(settings)
const origin = () => server.origin
let over = false
let lost = 0
const took: number[] = []
let answered = 0

/** Sends until it is answered; what failed on the way is sent again, as browsers do. */
async function call(taker: Taker, path: string, body: object, measured = false) {
  for (;;) {
    const began = performance.now()
    const answer = await fetch(`${origin()}/api/v1/candidate/${path}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${taker.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (answer?.ok) {
      await answer.arrayBuffer()
      answered++
      taker.heardAt = performance.now()
      if (measured && began > warm) took.push(performance.now() - began)
      return true
    }
    if (answer && answer.status < 500)
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    lost++
    if (over && kills === 0) return false
    await delay(500 + Math.random() * 500)
  }
}

async function takeTest(taker: Taker) {
  await delay(Math.random() * THINK_MS)
  for (let round = 1; !over; round++)
    for (const questionId of taker.questions) {
      if (over) return
      const answer = String(1 + Math.floor(Math.random() * 4))
      const given = { attemptId: taker.attemptId, questionId, answer, revision: round }
      if (await call(taker, 'test-answer', given, true))
        taker.saved.set(questionId, { answer, revision: round })
      await delay(THINK_MS * (0.5 + Math.random()))
    }
}

async function beat(taker: Taker) {
  await delay(Math.random() * BEAT_MS)
  while (!over) {
    const silent = performance.now() - taker.heardAt
    if (silent >= BEAT_MS) await call(taker, 'test-heartbeat', { attemptId: taker.attemptId })
    else await delay(BEAT_MS - silent)
  }
}

async function killing() {
  for (let kill = 1; kill <= kills; kill++) {
    await delay(1_000 + Math.random() * 3_000)
    const gone = new Promise((resolve) => server.child.once('exit', resolve))
    server.child.kill('SIGKILL')
    await gone
    server = await startServer(settings)
  }
}

const processor = () => processorOf(server.child.pid) + processorOfPostgres(place.data)
const before = processor()
const warm = performance.now() + WARM_MS
const working = takers.flatMap((taker) => [takeTest(taker), beat(taker)])
await Promise.all([delay(WARM_MS + seconds * 1_000), killing()])
over = true
const worked = processor() - before
const calls = answered
await Promise.all(working)

const ended = await pool(takers.length, 8, (at) =>
  call(takers[at], 'test-finish', { attemptId: takers[at].attemptId })
)
await stop(server.child)

let astray = 0
for (const taker of takers) {
  const rows = await AttemptQuestion.query().where('attemptId', taker.attemptId)
  for (const { id, answer, revision } of rows) {
    const saved = taker.saved.get(id)
    const here = Array.isArray(answer) ? String(answer[0] + 1) : null
    if (saved && (here !== saved.answer || revision < saved.revision)) astray++
  }
}
const { rows } = await db.rawQuery(
  `select count(*)::int as unmarked from attempts a where a.status <> 'done' or not exists (select from test_results r where r.attempt_id = a.id)`
)
took.sort((one, other) => one - other)
const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]
print('answers saved', took.length)
print(
  'an answer is saved: p50, p99, worst (ms)',
  [at(0.5), at(0.99), took.at(-1)!].map((ms) => ms.toFixed(1)).join(', ')
)
if (kills === 0)
  print(
    'processor of server and database, a call (ms); of one core',
    `${(worked / calls).toFixed(1)}; ${Math.round(worked / (WARM_MS / 1_000 + seconds) / 10)} %`
  )
print('calls that got no answer and were sent again', lost)
print('kills of server and worker', kills)
print('tests that were finished', ended.filter(Boolean).length)
print('answers that were told to be saved and are not', astray)
print('attempts without a result', rows[0].unmarked)
printLoad()
process.exitCode = astray + rows[0].unmarked > 0 ? 1 : 0
await app.terminate()
const cleaner = new pg.Client({ connectionString: addressOf(connectionOf(place, 'postgres')) })
await cleaner.connect()
await cleaner.query(`drop database ${database} with (force)`)
await cleaner.end()
await lease.release()
process.exit()
