/**
 * Three instances behind a balancer, on one PostgreSQL and one bucket; one is killed under load and started again.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/faults/instances.ts [SECONDS]
 *
 * The balancer is that of balancer.ts, or HAProxy by docs/deploy/haproxy.cfg where `HAPROXY` names its program.
 * No request but those under way at the killed one may fail, no event may be lost, doubled or out of order, limits and
 * proofs of work count over all of them, files are read elsewhere, those in parts begin, go on and end anywhere, and each scheduled command runs once a minute.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'

import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { startBucket } from '../servers/bucket.js'
import { LiveClient } from '../live/live_client.js'
import { print, printLoad, ROOT, share } from '../load/own/server.js'
import { startBalancer, startHaproxy } from './balancer.js'
import { must, wrong } from './verdict.js'
import { sendVideos } from './videos_in_parts.js'
import { closeWorld, kill, prepare, query, ready, startProduct, type Server } from './world.js'

const SECONDS = Number(process.argv[2]) || 130
const STREAMS = 9
const READERS = 6
const WRITERS = 4
/** Commands that are scheduled for each minute. */
const EACH_MINUTE = ['visits.end', 'rejections.tell', 'attempts.sweep']

const people = await prepare(async () => {
  const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
  const { givenApplicant } = await import('../functional/interviews/given_interviews.js')
  const { SIGN_IN_TRIES } = await import('#api/accounts/account_facts')
  const { client, developer } = await givenApplicant()
  return {
    company: (await openSession(client)).token,
    candidate: {
      id: developer.id,
      email: developer.email,
      token: (await openSession(developer)).token,
    },
    tries: SIGN_IN_TRIES,
  }
})
const bucket = await startBucket()
const { credentials, region, endpoint } = bucket.options
const settings = {
  QUEUE: 'inside',
  TRUST_PROXY: '1',
  DRIVE_DISK: 's3',
  S3_BUCKET: 'candor',
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
}
const servers: Server[] = []
for (let nth = 0; nth < 3; nth++) servers.push(await startProduct(settings))
await Promise.all(servers.map(ready))
const origins = servers.map(({ origin }) => origin)
const haproxy = process.env.HAPROXY
const balancer = await (haproxy ? startHaproxy(haproxy, origins) : startBalancer(origins))
print('balancer', haproxy ? 'HAProxy' : 'balancer.ts')

type Asked = { token?: string; json?: object; key?: string; at?: string } & {
  form?: FormData
  bytes?: Buffer
}
async function ask(method: string, path: string, asked: Asked = {}) {
  const { token, json, form, bytes, key, at } = asked
  const began = performance.now()
  const answer = await fetch(`${at ?? balancer.origin}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: form ?? (bytes as Buffer<ArrayBuffer> | undefined) ?? (json && JSON.stringify(json)),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  const status = text === undefined ? 0 : answer!.status
  const isJson = answer?.headers.get('content-type')?.includes('json')
  return { method, path, began, status, body: isJson && text ? JSON.parse(text) : text }
}
const api = (method: string, path: string, asked?: Asked) => ask(method, `/api/v1${path}`, asked)

const talk = await api('POST', '/conversation/create-open-conversation', {
  token: people.company,
  json: { receiver_id: people.candidate.id },
})
const talkId: string = talk.body.data._id
const channel = `conversations/${talkId}`

// ------------------------------------------------------------------ people under load

const times: number[] = []
const failed: Awaited<ReturnType<typeof ask>>[] = []
const sent: string[] = []
let going = true
let again = 0
const note = (answer: Awaited<ReturnType<typeof ask>>) => {
  times.push(performance.now() - answer.began)
  if (answer.status === 0 || answer.status > 499) failed.push(answer)
  return answer
}
async function read() {
  while (going) {
    note(await ask('GET', '/'))
    note(await api('POST', '/job-list', { json: { limit: 10 } }))
    note(await api('GET', '/notifications', { token: people.candidate.token }))
    await delay(100)
  }
}
/** Sends messages; one whose answer did not come is sent again under its key, as the portal does. */
async function write() {
  while (going) {
    const text = randomUUID()
    const asked = { token: people.company, json: { conversation_id: talkId, text }, key: text }
    for (let tries = 0; ; tries++) {
      const answer = await api('POST', '/message/send-message', asked)
      if (tries === 0) note(answer)
      else again++
      if (answer.status === 201 || answer.body?.outcome === 'done') break
      await delay(200)
    }
    sent.push(text)
    // an account may write 240 messages a minute
    await delay(WRITERS * 300)
  }
}

const streams = Array.from(
  { length: STREAMS },
  () => new LiveClient(people.candidate.token, undefined, balancer.origin)
)
let opened = 0
async function keepOpen(live: LiveClient) {
  while (going) {
    await live.open({ lastEventId: live.lastId }).catch(() => (live.closed = true))
    if (live.status === 200 && !live.closed) {
      await live.subscribe(channel).catch(() => 0)
      opened++
    }
    while (going && !live.closed) await delay(20)
    if (going) await delay(50 + Math.random() * 150)
  }
}
const listening = streams.map(keepOpen)
for (let tries = 0; tries < 200 && opened < STREAMS; tries++) await delay(50)

const videos = sendVideos(
  {
    api,
    token: people.candidate.token,
    read: async (path) =>
      Buffer.from(await (await fetch(new URL(path, balancer.origin))).arrayBuffer()),
  },
  () => going
)
const began = await query('select now() as at')
const acting = [...Array.from({ length: READERS }, read), ...Array.from({ length: WRITERS }, write)]
await delay((SECONDS * 1_000) / 3)
const victim = servers[1]
await kill(victim)
// what came while it was going was under way there
const killedAt = performance.now()
await delay((SECONDS * 1_000) / 3)
await delay((SECONDS * 1_000) / 3)
const ended = await query('select now() as at')
going = false
await Promise.all(acting)
const sentInParts = await videos

const heard = (live: LiveClient) =>
  live.events.flatMap(({ payload }) => (payload.type === 'message' ? payload.message.text : []))
for (let tries = 0; tries < 200; tries++) {
  if (streams.every((live) => heard(live).length >= sent.length)) break
  await delay(50)
}
for (const live of streams) live.close()
await Promise.all(listening)

print(
  'requests; p50, p99 (ms)',
  `${times.length}; ${share(times, 0.5).toFixed(0)}, ${share(times, 0.99).toFixed(0)}`
)
print('failed: under way at the killed one', failed.length)
const later = failed.filter((each) => each.began > killedAt)
const elsewhere = balancer.cut.filter(
  ({ origin, path }) => origin !== victim.origin && !path.startsWith('/__transmit')
)
const brief = ({ method, path, status, began: at }: (typeof failed)[number]) =>
  `${status} ${method} ${path} ${(at - killedAt).toFixed(0)} ms after the kill`
must('failed though they came after the kill', later.map(brief))
must('failed though at another instance', elsewhere)
const rows = await query(`select body from messages order by id`)
const kept = rows.map(({ body }) => body)
print('messages; sent again', `${sent.length}; ${again}`)
must(
  'messages that are not there, or twice',
  sent.filter((text) => kept.filter((body) => body === text).length !== 1)
)
print('streams; opened, those that came back too', `${STREAMS}; ${opened}`)
must(
  'streams that lost, doubled or mixed up a message',
  streams.flatMap((live, nth) =>
    JSON.stringify(heard(live)) === JSON.stringify(kept)
      ? []
      : [`${nth}: ${heard(live).length} of ${kept.length}`]
  )
)
print(
  'videos in parts; parts; sent again',
  `${sentInParts.videos}; ${sentInParts.parts}; ${sentInParts.again}`
)
must('videos in parts that went wrong', sentInParts.wrong)
must('videos that nobody could send', sentInParts.videos > 0 ? [] : [sentInParts])
must('streams that did not have to come back', opened > STREAMS ? [] : [opened])

// ------------------------------------------------------------------ what they share

const [first, , third] = servers.map(({ origin }) => origin)
const tries: number[] = []
for (let nth = 0; nth < people.tries + 4; nth++) {
  const json = { email: people.candidate.email, password: 'wrong password 1' }
  tries.push((await api('POST', '/login', { json, at: nth % 2 ? first : third })).status)
}
const let_in = tries.filter((status) => status !== 429).length
must(
  'sign-in tries that were let through beyond the limit of both',
  let_in > people.tries ? tries : []
)
must('sign-in tries that were refused before the limit', let_in < people.tries ? tries : [])

const { body: asked } = await api('GET', '/form-challenge', { at: first })
const { challenge, bits } = asked.data
let nonce = 0
const hash = () => createHash('sha256').update(`${challenge}.${nonce}`).digest()
while (Math.clz32(hash().readUInt32BE()) < bits) nonce++
// who fills a form in at once is a program
await delay(4_000)
const form = (at: string) =>
  api('POST', '/contact-us-form', {
    at,
    json: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      message: 'Which of your plans has interviews in it?',
      proof: { challenge, nonce: String(nonce) },
    },
  })
const proofs = [(await form(third)).status, (await form(first)).status]
must('a proof of work of one instance that another did not take', proofs[0] < 300 ? [] : proofs)
must('a proof of work that counted twice', proofs[1] === 422 ? [] : proofs)

const bytes = readFileSync(`${ROOT}tests/samples/resume.pdf`)
const sending = new FormData()
sending.append('resume', new Blob([bytes], { type: 'application/pdf' }), 'resume.pdf')
const upload = await api('POST', '/candidate/resume', {
  token: people.candidate.token,
  form: sending,
  at: first,
})
const link = upload.body?.data && new URL(upload.body.data.resumeUrl, first)
const elsewhereRead =
  link &&
  (await fetch(`${third}${link.pathname}${link.search}`).then((answer) => answer.arrayBuffer()))
const same = elsewhereRead && Buffer.from(elsewhereRead).equals(bytes)
must('a file of one instance that another did not give', same ? [] : [upload.status, upload.body])

// one that is due late in a minute may be made in the next one, so each is counted by the minute that it is for
const scheduled = await query(
  `with asked as (select date_trunc('minute', $2::timestamptz at time zone 'UTC') as first,
       date_trunc('minute', $3::timestamptz at time zone 'UTC') as last),
     told as (select data->>'name' as name, count(*)::int as told,
       count(*) filter (where singleton_on > first and singleton_on < last)::int as whole
     from queue.job, asked where name = '__pgboss__send-it' and state = 'completed' and data->>'name' = any($1) group by 1),
     made as (select name, count(*)::int as runs, count(*) filter (where created_on < $3 and state <> 'completed')::int as undone
     from queue.job where name = any($1) group by 1)
   select name, told, runs, undone, whole, (extract(epoch from last - first) / 60 - 1)::int as wanted
   from told join made using (name), asked`,
  [EACH_MINUTE, began[0].at, ended[0].at]
)
print('whole minutes; scheduled commands', `${scheduled[0]?.wanted}; ${scheduled.length}`)
must(
  'scheduled commands that ran more than once a minute, or not at all',
  scheduled.filter(
    ({ told, runs, undone, whole, wanted }) => runs !== told || whole !== wanted || undone > 0
  )
)
must(
  'scheduled commands that were not seen',
  SECONDS < 125 || scheduled.length === EACH_MINUTE.length ? [] : [scheduled]
)

printLoad()
for (const each of wrong) console.log(`WRONG ${each}`)
balancer.close()
for (const server of [servers[0], servers[2]]) await server.stop()
bucket.stop()
await closeWorld()
process.exit(wrong.length > 0 ? 1 : 0)
