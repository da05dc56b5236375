/**
 * What people do all day, mixed, for long: nothing of it may make memory, handles or connections grow.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/load/mixed.ts [minutes = 120] [acts a second = 20]
 *
 * Streams that open, hear and end, lists, pages, searches, profiles that are read and changed, messages, resumes that are
 * uploaded, read and removed, sign-ins and sign-outs, on the demo's data with the queue at work. Each minute the server
 * is looked at from outside; the first tenth of the time is left to warm up, then the least of each later tenth is compared.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { loadDatabase } from './own/database.js'
import { print, printLoad, ROOT, startServer } from './own/server.js'

const [minutes, pace] = [120, 20].map((usual, index) => Number(process.argv[index + 2] ?? usual))
const PASSWORD = 'demo-password-1'
/** An account may have twenty streams. */
const STREAM_SECONDS = 8

const database = await loadDatabase(0, 'profiles')
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const server = await startServer({
  DATABASE_URL: database.url,
  QUEUE: 'inside',
  STORAGE_PATH: `${ROOT}tmp/load-storage`,
})
const API = `${server.origin}/api/v1`
const statuses = new Map<string, number>()
const resume = new Uint8Array(readFileSync(`${ROOT}tests/samples/resume.pdf`))

try {
  await measure()
} finally {
  await server.stop()
  await client.end()
  await database.close()
}

async function measure() {
  const company = await signIn('client@example.com')
  const developer = await signIn('developer@example.com')
  const talks = (await (await call('GET', '/conversation/get-conversations', developer)).json())
    .data as { _id: string }[]
  const acts = actsOf(company, developer, talks[0]._id)
  const end = Date.now() + minutes * 60_000
  const samples: Sample[] = []
  let done = 0
  let nextSample = Date.now() + 60_000
  const under = new Set<Promise<unknown>>()
  for (let at = Date.now(); at < end; at += 1_000 / pace) {
    await delay(Math.max(0, at - Date.now()))
    // a machine that cannot keep up is not asked for more than it does
    while (under.size > 100) await Promise.race(under)
    const act = acts[done++ % acts.length]
    const running: Promise<unknown> = act()
      .catch((error: Error) => count(`broke off: ${error.message}`))
      .finally(() => under.delete(running))
    under.add(running)
    if (Date.now() < nextSample) continue
    nextSample += 60_000
    samples.push(await sample())
    console.log(JSON.stringify({ minute: samples.length, ...samples.at(-1) }))
  }
  await Promise.all(under)
  tell(samples, done)
}

type Sample = { mb: number; handles: number; connections: number; queue: number }

/** The server as the system sees it. */
async function sample(): Promise<Sample> {
  const pid = server.child.pid!
  const [, resident] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const { rows } = await client.query(
    `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
            (select count(*)::int from queue.job where state < 'completed' and start_after <= now()) as queue`
  )
  return {
    mb: Math.round(Number(resident) / 1_024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: rows[0].connections,
    queue: rows[0].queue,
  }
}

/** The least of each tenth, as what is in use between two collections of garbage says nothing. */
function tell(samples: Sample[], done: number) {
  print('minutes, acts', `${minutes}, ${done}`)
  for (const [status, times] of [...statuses].sort()) print(`answers: ${status}`, times)
  const size = Math.max(1, Math.floor(samples.length / 10))
  for (const name of ['mb', 'handles', 'connections', 'queue'] as const) {
    const least = Array.from({ length: Math.floor(samples.length / size) }, (_, tenth) =>
      Math.min(...samples.slice(tenth * size, (tenth + 1) * size).map((one) => one[name]))
    ).slice(1)
    print(`${name}: the least of each tenth after the first`, least.join(' '))
  }
  printLoad()
}

/** Refusals are told with what was asked. */
function count(what: string | number) {
  statuses.set(String(what), (statuses.get(String(what)) ?? 0) + 1)
}

async function call(method: string, path: string, token?: string, body?: object | FormData) {
  const isForm = body instanceof FormData
  const answer = await fetch(path.startsWith('/__') ? server.origin + path : API + path, {
    method,
    body: isForm ? body : body && JSON.stringify(body),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
  })
  count(answer.ok ? answer.status : `${answer.status} ${method} ${path.replace(/\d+/g, ':id')}`)
  return answer
}

async function read(...words: Parameters<typeof call>) {
  await (await call(...words)).arrayBuffer()
}

async function signIn(email: string): Promise<string> {
  const answer = await call('POST', '/login', undefined, { email, password: PASSWORD })
  return ((await answer.json()) as any).data.accessToken
}

/** What they do in turn; what is often done is there more often. */
function actsOf(company: string, developer: string, talk: string): (() => Promise<unknown>)[] {
  let written = 0
  const list = () => read('POST', '/job-list', undefined, { limit: 20, search: 'engineer' })
  const write = (token: string) => () =>
    read('POST', '/message/send-message', token, {
      conversation_id: talk,
      text: `Message ${++written}`,
    })
  const stream = (token: string) => async () => {
    const ending = new AbortController()
    const uid = crypto.randomUUID()
    const answer = await fetch(`${server.origin}/__transmit/events?uid=${uid}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: ending.signal,
    })
    count(answer.status)
    // it goes on beside the acts that follow
    void answer.arrayBuffer().catch(() => undefined)
    setTimeout(() => ending.abort(), STREAM_SECONDS * 1_000).unref()
  }
  const upload = async () => {
    const form = new FormData()
    form.append('resume', new Blob([resume], { type: 'application/pdf' }), 'resume.pdf')
    await read('POST', '/candidate/resume', developer, form)
    await read('DELETE', '/candidate/resume', developer)
  }
  const visit = async () => {
    const token = await signIn('developer@example.com')
    await read('GET', '/get-user', token)
    await read('GET', '/logout', token)
  }
  const page = (path: string) => async () => {
    const answer = await fetch(server.origin + path)
    count(answer.status)
    await answer.arrayBuffer()
  }
  const often = [
    list,
    page('/jobs'),
    () => read('GET', '/client/dashboard', company),
    () => read('POST', '/client/search-dev', company, { search: 'engineer', limit: 20 }),
    write(company),
    write(developer),
    () => read('GET', `/message/get-messages/${talk}`, company),
    () => read('GET', '/candidate/dashboard', developer),
    () => read('GET', '/notifications', developer),
    stream(developer),
    page('/'),
    () =>
      read('PUT', '/candidate/profile', developer, {
        story: `${'What I built last is read by many. '.repeat(4)}${written}`,
      }),
  ]
  const seldom = [upload, visit, stream(company), page('/companies')]
  return seldom.flatMap((act) => [...often, ...often, act])
}
