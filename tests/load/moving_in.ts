/**
 * A recruiter's first week at full size, over HTTP against the product in a process of its own, on a throw-away database
 * (`node bin/compile.mjs` before): last year's jobs from another system, resumes in a zip, a screening, the reasons of the
 * first three, ten mails by one template, and two calls in a linked calendar. Prints what happened and how long it took;
 * ends with 1 where anything is lost.
 *
 *   node --import=./bin/typescript.mjs tests/load/moving_in.ts [RESUMES = 300] [SCREENED = 40] [FOLDER]
 *
 * FOLDER holds resumes of your own (PDF), which come first; the rest is generated.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'error'

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { addressOf, clusterPlace, connectionOf, startCluster } from '#database/embedded'
import { zipOf } from '#tests/functional/imports/given_import'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { startApp } from '#tests/start_app'
import { dataOf, peakOf, print, printLoad, ROOT, startServer } from './own/server.js'

const RESUMES = Number(process.argv[2] ?? 300)
const SCREENED = Number(process.argv[3] ?? 40)
const FOLDER = process.argv[4]
/** What last year left in the other system. */
const OLD = { jobs: 40, people: 400 }
const [MAILS, CALLS, READ] = [10, 2, 3]

const place = clusterPlace(ROOT, 'load')
const database = `moving_in_${process.pid}`
const lease = await startCluster(place, { database })
process.env.DATABASE_URL = addressOf(connectionOf(place, database))
const app = await startApp()
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
const { openSession } = await import('#api/accounts/sign_in/session_token_guard')
const { givenCompany } = await import('#tests/givens')
const { givenRuns, givenScreenedJob } = await import('#tests/functional/screening/given_screening')
await testUtils.db().migrate()
await givenRuns(SCREENED)
const { company, user } = await givenCompany({}, 'recruiter')
const job = await givenScreenedJob(company)
const { token } = await openSession(user)

const provider = await givenOauthServer()
const server = await startServer({
  DATABASE_URL: process.env.DATABASE_URL,
  QUEUE: 'inside',
  NODE_ENV: 'development',
  GOOGLE_CLIENT_ID: 'test',
  GOOGLE_CLIENT_SECRET: 'test-secret',
  GOOGLE_URL: provider.url,
})
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const API = `${server.origin}/api/v1/client`
const authorization = `Bearer ${token}`
const memory = peakOf(server.child.pid)
const lost: string[] = []

try {
  await timed('last year from the other system', bringOld)
  const resumes = await drawn()
  await timed(`${resumes.size} resumes`, () => bringResumes(resumes))
  const first = await timed(`${SCREENED} applicants screened`, screen)
  await timed(`why the first ${READ} lead`, () => readWhy(first.slice(0, READ)))
  await timed(`${MAILS} mails by one template`, () => writeTo(first.slice(0, MAILS)))
  await timed(`${CALLS} calls in a linked calendar`, () => book(first.slice(0, CALLS)))
  print('memory of the server: more than before, at most', `${mb(peakOf(server.child.pid))} MB`)
  printLoad()
} finally {
  await client.end()
  await server.stop()
  provider.close()
  await app.terminate()
  const cleaner = new pg.Client({ connectionString: addressOf(connectionOf(place, 'postgres')) })
  await cleaner.connect()
  await cleaner.query(`drop database ${database} with (force)`)
  await cleaner.end()
  await lease.release()
}
for (const one of lost) console.error(`LOST: ${one}`)
if (lost.length > 0) process.exitCode = 1

async function bringOld() {
  const { counts } = await imported(
    new Blob([new Uint8Array(await zipOf(oldSystem()))]),
    'greenhouse.zip'
  )
  same('jobs of the other system', counts.job.new, OLD.jobs)
  same('people of the other system', counts.person.new, OLD.people)
  same('applications of the other system', counts.application.new, OLD.people)
  atLeast('notes of the other system', counts.note.new, OLD.people)
  const { rows } = await client.query(
    `select count(*)::int as steps from application_events e join applications a on a.id = e.application_id where a.source = 'import'`
  )
  atLeast('steps of their history', rows[0].steps, 3 * OLD.people)
}

async function bringResumes(resumes: Map<string, Buffer>) {
  const zip = await zipOf(Object.fromEntries(resumes))
  const { counts, _id, waiting } = await imported(
    new Blob([new Uint8Array(zip)]),
    'resumes.zip',
    String(job.id)
  )
  const { new: fresh, faulty, known, held } = counts.application
  console.log(
    `  brought in ${fresh}, twice ${known}, held ${held}, with a fault ${faulty + counts.person.faulty}`
  )
  // whose address cannot be read is told, by file, with the cause
  const told = (await (await call('GET', `/imports/${_id}/faults`)).text()).trim().split('\n')
  same('files that came or are told', fresh + Math.max(0, told.length - 1), resumes.size)
  atLeast('people who came', fresh, Math.floor(0.98 * resumes.size))
  const { rows } = await client.query(
    `select f.sha256 as sum from applications a join resumes r on r.id = a.resume_id join files f on f.id = r.file_id where a.job_id = $1`,
    [job.id]
  )
  const sums = new Set(
    [...resumes.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  )
  same('resumes on file, whole', rows.filter(({ sum }) => sums.has(sum)).length, fresh)
  same('people to be told', waiting, fresh)
  await dataOf(await call('POST', `/imports/${_id}/invite`))
  await until('invitations', async () => (await mailsOf('account.claim')) >= fresh)
}

async function screen() {
  const { applicants } = await dataOf(await call('POST', '/applicant-list?limit=100', inJob()))
  const appliedIds = applicants.slice(0, SCREENED).map(({ _id }: any) => _id)
  const run = await dataOf(await call('POST', '/run-ai-analysis', { ...inJob(), appliedIds }))
  await until('the screening', async () => {
    const [shown] = await dataOf(await call('GET', `/ai-runs?jobId=${job.id}`))
    if (shown.failed > 0) throw new Error(JSON.stringify(shown))
    return shown._id === run.runId && shown.state === 'done'
  })
  const sorted = await dataOf(
    await call('POST', '/applicant-list?limit=100', { ...inJob(), sort: 'score' })
  )
  const scored = sorted.applicants.filter(({ analysisScore }: any) => analysisScore !== null)
  same('applicants with a score', scored.length, SCREENED)
  const scores = scored.map(({ analysisScore }: any) => analysisScore)
  if (scores.some((score: number, at: number) => at > 0 && score > scores[at - 1]))
    lost.push('the order by score')
  console.log(`  scores from ${scores[0]} to ${scores.at(-1)}`)
  return scored as { _id: string }[]
}

async function readWhy(applicants: { _id: string }[]) {
  for (const { _id } of applicants) {
    const { criteria, notices } = await dataOf(await call('GET', `/ai-analysis/${_id}`))
    const quotes = criteria.flatMap(({ evidence }: any) => evidence)
    atLeast('quotes of a judgement', quotes.length, 1)
    atLeast('notices of a screening', notices.length, 1)
    for (const { quote, source, page } of quotes)
      if (!quote || (source === 'resume' && !(page >= 1))) lost.push(`the place of “${quote}”`)
    const [{ quote }] = quotes
    console.log(`  ${_id}: “${quote.slice(0, 90)}”`)
  }
}

async function writeTo(applicants: { _id: string }[]) {
  const template = await dataOf(
    await call('POST', '/email-templates', {
      name: 'Let us talk',
      subject: '{{job.title}}: let us talk',
      body: '<p>Hello {{candidate.firstName}}, when may we call?</p>',
    })
  )
  const letter = { appliedIds: applicants.map(({ _id }) => _id), templateId: template._id }
  same(
    'previews',
    (await dataOf(await call('POST', '/send-email/preview', letter))).length,
    applicants.length
  )
  const sent = await dataOf(await call('POST', '/send-email', letter))
  same('mails that go', sent.total, applicants.length)
  same('people left out', sent.leftOut.length, 0)
  same('mails kept for sending', await mailsOf('message.mail'), applicants.length)
}

async function book(applicants: { _id: string }[]) {
  const link = '/integrations/google'
  const begun = await dataOf(await call('GET', `${link}/redirect?use=calendar`))
  const consent = new URLSearchParams(provider.consent(begun.url) as Record<string, string>)
  await dataOf(await call('GET', `${link}/callback?${consent}`))
  for (const [at, { _id }] of applicants.entries())
    await dataOf(
      await call('PATCH', '/scheduleInterview', {
        appliedId: _id,
        type: 'video',
        duration: 30,
        meetingUrl: 'https://meet.example.com/abc',
        timeZone: 'Asia/Kolkata',
        slots: [{ start: inDays(3 + at) }],
      })
    )
  const { events } = provider.state.calendar
  await until('the calendar', () => events.size >= applicants.length)
  for (const { body } of events.values())
    if (!body.location?.includes('https://meet.example.com/abc')) lost.push('the link of a call')
}

/** Sends a file, checks it and brings it in; returns the import as it is then. */
async function imported(file: Blob, name: string, jobId?: string) {
  const form = new FormData()
  if (jobId) form.set('jobId', jobId)
  form.set('file', file, name)
  const { _id } = await dataOf(
    await fetch(`${API}/imports`, { method: 'POST', body: form, headers: { authorization } })
  )
  let shown: any
  for (const [move, end] of [
    ['check', 'checked'],
    ['run', 'done'],
  ]) {
    await dataOf(await call('POST', `/imports/${_id}/${move}`))
    await until(`${name}: ${move}`, async () => {
      shown = await dataOf(await call('GET', `/imports/${_id}`))
      if (shown.status === 'failed') throw new Error(shown.reason)
      return shown.status === end
    })
  }
  return shown
}

/** The sample of Greenhouse's export, with the people and jobs of a year. */
function oldSystem() {
  const folder = join(ROOT, 'tests/samples/systems/greenhouse')
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const [job] = read('jobs')
  const [person] = read('candidates')
  const [application] = read('applications')
  const [{ notes }] = read('activity_feed')
  const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
  const jobOf = (at: number) => 1_000 + (at % OLD.jobs)
  const people = range(OLD.people)
  const lists = {
    users: read('users'),
    job_stages: read('job_stages'),
    jobs: range(OLD.jobs).map((at) => ({ ...job, id: jobOf(at), name: `Engineer ${at}, Boston` })),
    candidates: people.map((at) => ({
      ...person,
      id: at,
      last_name: `Johnson ${at}`,
      attachments: [],
      application_ids: [at],
      phone_numbers: [],
      email_addresses: [{ value: `old.${at}@example.org`, type: 'personal' }],
    })),
    applications: people.map((at) => ({
      ...application,
      id: at,
      candidate_id: at,
      jobs: [{ id: jobOf(at), name: '' }],
    })),
    application_stages: people.flatMap((at) => [
      {
        id: 2 * at,
        application_id: at,
        job_interview_stage_id: 1,
        entered_at: '2025-04-01T10:00:00Z',
      },
      {
        id: 2 * at + 1,
        application_id: at,
        job_interview_stage_id: 2,
        entered_at: '2025-05-01T10:00:00Z',
      },
    ]),
    activity_feed: people.map((at) => ({
      candidate_id: at,
      notes: [{ ...notes[0], id: at }],
      emails: [],
      activities: [],
    })),
  }
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [`${name}.json`, JSON.stringify(list)])
  )
}

/** Resumes as they lie in a folder of the old days. */
async function drawn() {
  const files = new Map<string, Buffer>()
  for (const name of FOLDER ? readdirSync(FOLDER).filter((one) => one.endsWith('.pdf')) : [])
    files.set(basename(name), readFileSync(join(FOLDER, name)))
  // names repeat, and an address is a person
  const addresses = new Set<string>()
  for (let seed = 300; files.size < RESUMES; seed++) {
    const person = makePerson(seed, ['in', 'en'], true)
    const { email, fullName } = person.truth
    if (!email || addresses.has(email)) continue
    addresses.add(email)
    files.set(`${seed} ${fullName}.pdf`, await classic(person))
  }
  return files
}

async function call(method: string, path: string, body?: object) {
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
  return fetch(API + path, { method, headers, body: body && JSON.stringify(body) })
}

async function mailsOf(kind: string) {
  const { rows } = await client.query(
    'select count(distinct user_id)::int as count from mails where kind = $1',
    [kind]
  )
  return rows[0].count as number
}

async function until(what: string, isSo: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 300_000; !(await isSo());) {
    if (Date.now() > end) throw new Error(`${what}: not done within 5 minutes`)
    await delay(100)
  }
}

async function timed<T>(what: string, work: () => Promise<T>) {
  const begun = performance.now()
  const result = await work()
  print(what, `${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

function same(what: string, found: number, wanted: number) {
  if (found !== wanted) lost.push(`${what}: ${found} of ${wanted}`)
}
function atLeast(what: string, found: number, wanted: number) {
  if (!(found >= wanted)) lost.push(`${what}: ${found} of ${wanted}`)
}
function inJob() {
  return { jobId: String(job.id) }
}
/** Ten in the morning, UTC, so many days from now. */
function inDays(days: number) {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T10:00:00.000Z`
}
function mb(peak: number) {
  return (peak - memory).toFixed(0)
}
