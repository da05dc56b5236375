/**
 * The chat under load, on a database of its own and the compiled server (`node bin/compile.mjs` before):
 *
 *   node --import=./bin/typescript.mjs tests/load/chat.ts [messages = 1000000] [seconds = 60] [a second = 300] [idle streams = 5000] [reading]
 *
 * Opens a conversation of so many messages at its end, its beginning and a search hit, says what a request costs the
 * processor in server and database, looks at the plans of what was asked, reads the list of a company with many conversations; then sends messages at an even pace between many pairs,
 * each stored before it is heard, and prints how long each took from the sender to the stream of the other side, and
 * what was lost, doubled or heard out of order. `reading`: the other side reads each message at once, so that each rings.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL = 'error'

import { addressOf, clusterPlace, connectionOf, startCluster } from '#database/embedded'
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
import {
  now,
  PER_ACCOUNT,
  startClients,
  type Heard,
  type Pace,
  type Pair,
  type Read,
} from './own/chat_clients.js'

/** One account may send four messages a second. */
const PER_SENDER = 3
const CONVERSATIONS = 2_000
/** Of each kind: an account has 120 a minute. */
const SEARCHES = 25
/** Times that each read is asked before it counts: a server that just started reads its files and compiles. */
const WARM = 200

const [messages, seconds, pace, streams] = [1_000_000, 60, 300, 5_000].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual)
)
await measure(messages, { seconds, pace, streams, reading: process.argv[6] === 'reading' })

type Tried = { port: number; processor(): { server: number; database: number } }

async function measure(messages: number, talk: Pace) {
  const place = clusterPlace(ROOT, 'load')
  const database = `chat_${process.pid}`
  const lease = await startCluster(place, { database })
  process.env.DATABASE_URL = addressOf(connectionOf(place, database))
  const { startApp } = await import('#tests/start_app')
  const { default: pg } = await import('pg')
  const app = await startApp()
  const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
  await testUtils.db().migrate()
  const { child, origin } = await startServer({ DATABASE_URL: process.env.DATABASE_URL })
  const tried: Tried = {
    port: Number(new URL(origin).port),
    processor: () => ({
      server: processorOf(child.pid),
      database: processorOfPostgres(place.data),
    }),
  }
  try {
    await measureReads(messages, tried)
    await measureTalk(talk, tried)
    printLoad()
  } finally {
    await stop(child)
    await app.terminate()
    const cleaner = new pg.Client({ connectionString: addressOf(connectionOf(place, 'postgres')) })
    await cleaner.connect()
    await cleaner.query(`drop database ${database} with (force)`)
    await cleaner.end()
    await lease.release()
  }
}

/** What was spent of the processor since, in milliseconds each of so many. */
function each(since: ReturnType<Tried['processor']>, { processor }: Tried, count: number) {
  const { server, database } = processor()
  return `${((server - since.server) / count).toFixed(1)} and ${((database - since.database) / count).toFixed(1)} ms`
}

async function measureReads(messages: number, tried: Tried) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { applicant, id, token } = await givenTalk()
  const began = now()
  await db.transaction(async (trx) => {
    await trx.rawQuery('set local statement_timeout = 0')
    await trx.rawQuery(
      `insert into messages (conversation_id, sender_id, body, created_at)
       select :id, case when n % 2 = 0 then :his else :hers end::bigint,
         (array['salary','office','interview','contract','remote','notice','project','team','offer','Monday'])[1 + n % 10] || ' ' ||
         (array['next','last','open','clear','short','long','good','other'])[1 + n / 10 % 8] || ' ' ||
         (array['question','answer','meeting','plan','week','date','place','start'])[1 + n / 80 % 8] || ' ' || n
           || case when n = :hit then ' needle in the stack' else '' end,
         now() - make_interval(secs => :most - n)
       from generate_series(1, :most) n`,
      {
        id,
        his: applicant.developer.id,
        hers: applicant.client.id,
        most: messages,
        hit: Math.floor(messages / 3),
      } as any
    )
    await trx.rawQuery(
      `update conversations set message_count = :most, last_message_id = (select max(id) from messages where conversation_id = :id) where id = :id`,
      { id, most: messages } as any
    )
  })
  await givenConversations(applicant.company.id, applicant.job.id)
  await db.rawQuery('set statement_timeout = 0; vacuum (analyze) messages').catch(() => undefined)
  await db.rawQuery('analyze')
  print('messages written', `${messages}, in ${((now() - began) / 1000).toFixed(0)} s`)

  const { rows } = await db.rawQuery(
    `select min(id) as first, max(id) as last, min(id) filter (where body like '%needle%') as hit from messages where conversation_id = ?`,
    [id]
  )
  const { first, last, hit } = rows[0]
  const history = `/api/v1/message/get-messages/${id}?limit=50`
  const search = (words: string) => `/api/v1/message/search/${id}?search=${words}&limit=50`
  const list = '/api/v1/conversation/get-conversations?limit=30'
  const read = (path: string, times = 200): Read => ({
    path: encodeURI(path),
    token,
    times,
    warm: times === SEARCHES ? 0 : WARM,
  })
  const asked: [string, Read, (body: any) => boolean][] = [
    ['opens at its end', read(history), ({ data }) => data.at(-1)._id === String(last)],
    [
      'opens at its beginning',
      read(`${history}&after=0`),
      ({ data }) => data[0]._id === String(first),
    ],
    [
      'opens at a search hit',
      read(`${history}&around=${hit}`),
      ({ data }) => data.some(({ _id }: any) => _id === String(hit)),
    ],
    [
      'continues before a hit',
      read(`${history}&before=${hit}`),
      ({ data }) => Number(data.at(-1)._id) < hit && data.length === 50,
    ],
    [
      'search: a word of one message',
      read(search('needle'), SEARCHES),
      ({ data }) => data.length === 1,
    ],
    [
      'search: a word of a tenth',
      read(search('salary'), SEARCHES),
      ({ data }) => data.length === 50,
    ],
    [
      'search: a word of none',
      read(search('xylophone'), SEARCHES),
      ({ data }) => data.length === 0,
    ],
    ['search: two letters of many', read(search('al'), SEARCHES), ({ data }) => data.length === 50],
    [
      `list of ${CONVERSATIONS} conversations, first page`,
      read(list, 60),
      ({ data }) => data.length === 30,
    ],
    [
      'the same, found by a name',
      read(`${list}&search=Person 77`, 20),
      ({ data }) => data.length > 0,
    ],
    [
      'count of unread ones',
      read('/api/v1/conversation/unread', 60),
      ({ data }) => data.unread > 0,
    ],
  ]
  const clients = startClients()
  for (const [name, ask, check] of asked) {
    const before = tried.processor()
    const { spent, body } = await clients.ask<{ spent: number[]; body: any }>({
      port: tried.port,
      read: ask,
    })
    if (!check(body)) throw new Error(`${name}: not what was asked for`)
    print(
      name,
      `p50 ${part(spent, 0.5)} ms, p99 ${part(spent, 0.99)} ms, processor of server and database ${each(before, tried, ask.warm + ask.times)}`
    )
  }
  clients.end()
  await printPlans({ id: Number(id), hit })
}

/** Which way the database goes for what is asked of the messages. */
async function printPlans({ id, hit }: { id: number; hit: number }) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const plans: Record<string, string> = {
    'at the end': `conversation_id = (select ${id}::bigint) order by id desc limit 51`,
    'at the beginning': `conversation_id = (select ${id}::bigint) and id > 0 order by id asc limit 51`,
    'before a hit': `conversation_id = (select ${id}::bigint) and id < ${hit} order by id desc limit 51`,
  }
  for (const [name, rest] of Object.entries(plans)) {
    const { rows } = await db.rawQuery(`explain select * from messages where ${rest}`)
    const text = rows.map((row: any) => row['QUERY PLAN']).join('\n')
    print(`plan ${name}`, /Index Scan[^\n]*/.exec(text)?.[0].split('  (')[0] ?? `NO INDEX: ${text}`)
    if (!text.includes('messages_of_conversation')) process.exitCode = 1
  }
}

async function measureTalk({ seconds, pace, streams, reading }: Pace, tried: Tried) {
  const { givenAdmin } = await import('#tests/givens')
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const pairs = await pool(Math.ceil(pace / PER_SENDER), 4, async (): Promise<Pair> => {
    const { id, token, applicant } = await givenTalk()
    return { id, sender: token, receiver: (await openSession(applicant.developer)).token }
  })
  const idle = await pool(
    Math.ceil(streams / PER_ACCOUNT),
    4,
    async () => (await openSession(await givenAdmin())).token
  )
  const clients = startClients()
  const logged = await writtenSoFar()
  let before = tried.processor()
  const {
    times,
    seconds: bySecond,
    stored,
    ...counts
  } = await clients.ask<Heard>(
    { port: tried.port, talk: { pairs, idle, streams, seconds, pace, reading } },
    () => (before = tried.processor())
  )
  print('processor of server and database, a message', each(before, tried, counts.sent))
  print(
    'log of the database, a message',
    `${((await writtenSoFar()) - logged) / counts.sent} bytes`
  )
  clients.end()
  print('messages sent, idle streams', `${counts.sent}, ${streams}`)
  print('send to received', `p50 ${part(times, 0.5)} ms, p99 ${part(times, 0.99)} ms`)
  // what disturbs all of a few seconds is seen apart from what disturbs a few messages of each
  print('the same by second, p99', bySecond.map((one) => part(one, 0.99)).join(' '))
  print('send to answered', `p50 ${part(stored, 0.5)} ms, p99 ${part(stored, 0.99)} ms`)
  for (const name of ['refused', 'unread', 'lost', 'doubled', 'disordered'] as const)
    print(name, counts[name])
  if (counts.refused + counts.unread + counts.lost + counts.doubled + counts.disordered)
    process.exitCode = 1
}

/** Bytes that the database has written to its log. */
async function writtenSoFar() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { rows } = await db.rawQuery(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`
  )
  return rows[0].bytes as number
}

async function givenTalk() {
  const { givenApplicant } = await import('#tests/functional/interviews/given_interviews')
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { openConversation } = await import('#api/chat/conversations/open_conversation')
  const { talkerOf } = await import('#api/chat/chat_access')
  const applicant = await givenApplicant()
  const id = await openConversation(await talkerOf(applicant.client), {
    receiver_id: applicant.developer.id,
  })
  return { applicant, id: String(id), token: (await openSession(applicant.client)).token }
}

/** Candidates who applied to the company and wrote to it. */
async function givenConversations(companyId: number, jobId: number) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await db.rawQuery(
    `with people as (
       insert into users (user_type, email, password, first_name, last_name, country_code)
       select 'developer', 'person-' || n || '@example.com', 'none', 'Person', n::text, 'IN' from generate_series(1, :most) n returning id),
     profiles as (insert into candidates (user_id, slug) select id, 'person-' || id from people returning id, user_id),
     applied as (insert into applications (company_id, job_id, candidate_id, status, answer_by)
       select :company, :job, id, 'reviewing', now() + interval '14 days' from profiles),
     talks as (insert into conversations (kind, company_id, candidate_id, opened_by) select 'company', :company, id, user_id from profiles returning id, candidate_id),
     words as (insert into messages (conversation_id, sender_id, body) select t.id, p.user_id, 'May I ask something' from talks t join profiles p on p.id = t.candidate_id returning id, conversation_id)
     select count(*) from words`,
    { most: CONVERSATIONS, company: companyId, job: jobId } as any
  )
  await db.rawQuery(
    `update conversations c set message_count = 1, last_message_id = m.id from messages m where m.conversation_id = c.id and c.last_message_id is null`
  )
}

function part(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
}
