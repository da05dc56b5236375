/**
 * The product behind a pool in transaction mode, two instances on four sessions: a whole start with migrations and demo
 * data, messages with the live stream over both instances, lists with statements that are asked all the time, background
 * jobs, a backup.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/pooler.ts [MESSAGES] [--plant]
 *
 * The pooler is that of transaction_pooler.ts, or PgBouncer where `PGBOUNCER` names its program. `--plant` leaves
 * DATABASE_DIRECT_URL out, as if the pool were PostgreSQL itself, and must fail.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LiveClient } from '../live/live_client.js'
import { pool, print, printLoad, ROOT, share } from '../load/own/server.js'
import { ask, broken } from './calls.js'
import { startPgBouncer } from './pgbouncer.js'
import { startPooler } from './transaction_pooler.js'
import { must, wrong } from './verdict.js'
import { address, closeWorld, prepare, query, startProduct, storage } from './world.js'

const MESSAGES = Number(process.argv[2]) || 100
const LISTS = 400
const SESSIONS = 4
const isPlanted = process.argv.includes('--plant')
const bouncer = process.env.PGBOUNCER
const pooler = await (bouncer ? startPgBouncer(bouncer, SESSIONS) : startPooler(address, SESSIONS))
const pooled = {
  DATABASE_URL: pooler.address,
  STORAGE_PATH: storage,
  ...(!isPlanted && { DATABASE_DIRECT_URL: address }),
}
print('pooler', bouncer ? 'PgBouncer' : 'transaction_pooler.ts')

/** A command of the product, behind the pool; returns what it said where it failed. */
async function command(...words: string[]) {
  const child = spawn(process.execPath, [join(ROOT, 'ace.js'), ...words], {
    env: { ...process.env, NODE_ENV: 'development', ...pooled },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return code === 0 ? [] : [said + errors]
}

async function work() {
  const began = performance.now()
  must('starts that failed (migrations, contents, demo data)', await command('candor:prepare'))
  print('the start (s)', ((performance.now() - began) / 1_000).toFixed(1))

  const people = await prepare(async () => {
    const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
    const { givenApplicant } = await import('../functional/interviews/given_interviews.js')
    const { client, developer } = await givenApplicant()
    return {
      company: (await openSession(client)).token,
      candidate: { id: developer.id, token: (await openSession(developer)).token },
    }
  })
  const servers = [
    await startProduct({ ...pooled, QUEUE: 'inside' }),
    await startProduct({ ...pooled, QUEUE: 'off' }),
  ]
  const [one, two] = servers.map(({ origin }) => origin)
  try {
    const { body } = (await ask(one, 'POST', '/conversation/create-open-conversation', {
      token: people.company,
      json: { receiver_id: people.candidate.id },
    }))!
    const talkId = body.data._id
    const channel = `conversations/${talkId}`
    const live = await new LiveClient(people.candidate.token, undefined, two).open()
    must('streams that were not opened', (await live.subscribe(channel)) === 204 ? [] : [channel])

    const sent: string[] = []
    const times: number[] = []
    await pool(MESSAGES, 4, async (n) => {
      const words = `Message ${n}`
      const at = performance.now()
      const answer = await ask(one, 'POST', '/message/send-message', {
        token: people.company,
        json: { conversation_id: talkId, text: words },
      })
      times.push(performance.now() - at)
      if (answer?.status === 201) sent.push(words)
    })
    print(
      'messages; p50, p99 (ms)',
      `${sent.length}; ${share(times, 0.5).toFixed(1)}, ${share(times, 0.99).toFixed(1)}`
    )
    must('messages that were refused', sent.length < MESSAGES ? [MESSAGES - sent.length] : [])
    const heard = () =>
      live.events.flatMap(({ payload }) => (payload.type === 'message' ? payload.message.text : []))
    for (let times = 0; times < 200 && heard().length < sent.length; times++) await delay(50)
    must(
      'messages not heard on the other instance',
      sent.filter((words) => !heard().includes(words))
    )
    must(
      'messages heard twice',
      heard().filter((words, at) => heard().indexOf(words) !== at)
    )

    await ask(one, 'POST', `/conversation/${talkId}/typing`, {
      token: people.company,
      json: { typing: true },
    })
    for (
      let times = 0;
      times < 40 && !live.events.some(({ payload }) => payload.type === 'typing');
      times++
    )
      await delay(50)
    const typing = live.events.some(({ payload }) => payload.type === 'typing')
    must('hints not heard on the other instance (LISTEN)', typing ? [] : ['typing'])
    live.close()

    const lists: number[] = []
    await pool(LISTS, 16, async (n) => {
      const at = performance.now()
      const answer = await ask([one, two][n % 2], 'POST', '/job-list', {
        json: { page: 1 + (n % 7), limit: 10 },
      })
      lists.push(performance.now() - at)
      if (answer?.status !== 200)
        broken.push(`${answer?.status} /job-list ${answer?.body?.message}`)
    })
    print(
      'lists of jobs; p50, p99 (ms)',
      `${lists.length}; ${share(lists, 0.5).toFixed(1)}, ${share(lists, 0.99).toFixed(1)}`
    )
    must('answers above 499, or lists that failed', broken.splice(0))

    const waiting = `select name from queue.job where state < 'completed' and start_after < now() and name !~ '^__'`
    for (let times = 0; times < 100 && (await query(waiting)).length > 0; times++) await delay(200)
    const done = await query(`select count(*)::int as n from queue.job where state = 'completed'`)
    print('background jobs done', done[0].n)
    must('background jobs that wait or failed', await query(waiting))
    must('background jobs that nobody did', done[0].n > 0 ? [] : ['all'])
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
  must('backups that failed', await command('backup:create', join(storage, '..', 'one.backup')))
}

await work().catch((error) => must('what ended it', [error.stack]))
if ('counts' in pooler) {
  print('transactions through the pool', pooler.counts.transactions)
  must('settings that a session was to begin with', pooler.counts.refused)
}
printLoad()
for (const each of wrong) console.log(`WRONG ${each}`)
if (isPlanted) print('the planted bug was found', wrong.length > 0 ? 'yes' : 'NO')
await pooler.close()
await closeWorld()
process.exit(wrong.length > 0 === isPlanted ? 0 : 1)
