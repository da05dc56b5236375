/**
 * While ten accounts do the worst that each can, others must be answered: 99 of 100 within 100 ms. First each heavy call
 * alone, several times, with the work of the server's main thread that it costs (the time of its processor, so other
 * programs on the machine do not count); then all of them at once, by ten accounts, beside people who read jobs.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/load/one_account.ts
 */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { candidateLimits } from '#api/candidates/candidate_facts'
import { mailLimits } from '#api/mailing/mail_facts'
import { loadDatabase } from './own/database.js'
import { freePort, median, print, printLoad, ROOT, startServer } from './own/server.js'

const SECONDS = 20
const database = await loadDatabase(0, 'profiles')
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const largest = await makeLargest()
const { rows: companies } = await client.query(
  `select distinct on (m.company_id) u.email, m.company_id, u.id from company_members m join users u on u.id = m.user_id
   join companies c on c.id = m.company_id
   where m.status = 'active' and m.role = 'owner' and c.verification = 'verified' and c.is_active and u.status = 'active' limit 5`
)
const { rows: developers } = await client.query(
  `select u.email from users u join candidates c on c.user_id = u.id
   where u.status = 'active' and u.user_type = 'developer' and c.id <> $1 and u.email <> 'developer@example.com' order by u.id limit 4`,
  [largest.id]
)
const { rows: jobs } = await client.query(
  `select company_id, id from jobs where company_id = any($1) order by applicant_count desc`,
  [companies.map((one) => one.company_id)]
)
const { rows: applications } = await client.query(
  `select company_id, job_id, array_agg(id order by id desc) as ids from applications where job_id = any($1) and status <> 'withdrawn'
   group by 1, 2 order by count(*) desc`,
  [jobs.map(({ id }) => id)]
)
const { rows: skills } = await client.query(`select id from skills order by id limit 20`)

const loopPort = await freePort()
const server = await startServer({
  DATABASE_URL: database.url,
  QUEUE: 'off',
  LOOP_PORT: String(loopPort),
  NODE_OPTIONS: `--import=${ROOT}tests/load/own/watch_loop.mjs`,
  // what one account may do in a minute is part of what is measured
  RATE_LIMIT_ACCOUNT: '',
})
const API = `${server.origin}/api/v1`
const loop = async () =>
  (await (await fetch(`http://127.0.0.1:${loopPort}`)).json()) as {
    worked: number
    longest: number
    p99: number
  }

type Call = { name: string; ask: () => Promise<Response> }
type Body = FormData | string | undefined

try {
  const clients = await Promise.all(companies.map(({ email }) => signIn(email)))
  const people = await Promise.all(
    [largest.email, ...developers.map(({ email }) => email)].map(signIn)
  )
  const callsOf: Call[][] = [
    ...clients.map((token, index) => ofCompany(token, companies[index].company_id)),
    ...people.map(ofDeveloper),
  ]
  print('accounts', callsOf.length)

  const worked: { name: string; ms: number; statuses: string }[] = []
  const alone = [...callsOf[0], ...callsOf[5], ...ofStranger()]
  for (const { name, ask } of alone) {
    const times: number[] = []
    const statuses = new Set<number>()
    for (let n = 0; n < 5; n++) {
      const before = (await loop()).worked
      const answer = await ask()
      await answer.arrayBuffer()
      statuses.add(answer.status)
      times.push((await loop()).worked - before)
    }
    worked.push({ name, ms: median(times), statuses: [...statuses].join(' ') })
  }
  console.log('\nthe ten worst calls alone, main thread')
  for (const { name, ms, statuses } of worked.sort((a, b) => b.ms - a.ms).slice(0, 10))
    print(`  ${name} (${statuses})`, `${ms.toFixed(1)} ms`)

  console.log('\nall at once')
  let over = false
  const counts: Record<string, number> = {}
  await loop()
  const heavy = callsOf.map(async (calls) => {
    while (!over) {
      for (const { ask } of calls) {
        if (over) break
        const answer = await ask().catch(() => undefined)
        await answer?.arrayBuffer().catch(() => undefined)
        const status = answer?.status ?? 'broke off'
        counts[status] = (counts[status] ?? 0) + 1
        // a refused account comes back as a program would
        if (status === 429) await delay(50)
      }
    }
  })
  const others: number[] = []
  let failed = 0
  const reading = async () => {
    while (!over) {
      const began = performance.now()
      const answer = await fetch(`${API}/job-list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"limit":20}',
      }).catch(() => undefined)
      await answer?.arrayBuffer()
      if (!answer?.ok) failed++
      others.push(performance.now() - began)
      await delay(25)
    }
  }
  const readers = [reading(), reading()]
  await delay(SECONDS * 1_000)
  const waited = await loop()
  over = true
  await Promise.all([...heavy, ...readers])
  others.sort((a, b) => a - b)
  for (const [status, times] of Object.entries(counts).sort())
    print(`heavy calls: ${status}`, times)
  print('others asked meanwhile', others.length)
  print('of these not answered', failed)
  const at = (share: number) => others[Math.floor((others.length - 1) * share)].toFixed(1)
  print('an answer to them, median', `${at(0.5)} ms`)
  print('99 of 100, longest', `${at(0.99)}, ${at(1)} ms`)
  print(
    'the loop waited, 99 of 100, longest',
    `${waited.p99.toFixed(1)}, ${waited.longest.toFixed(1)} ms`
  )
  printLoad()
} finally {
  await server.stop()
  await client.end()
  await database.close()
}

async function signIn(email: string): Promise<string> {
  const answer = await send(
    'POST',
    '/login',
    undefined,
    JSON.stringify({ email, password: 'demo-password-1' })
  )
  const { data, message } = (await answer.json()) as any
  if (!data?.accessToken) throw new Error(`${email} could not sign in: ${message}`)
  return data.accessToken
}

function send(method: string, path: string, token?: string, body?: Body) {
  return fetch(`${API}${path}`, {
    method,
    body,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  })
}

/** A profile whose every text is as long as it may be, and full of what has to be masked. */
async function makeLargest() {
  const { rows } = await client.query(
    `select c.id, u.email from candidates c join users u on u.id = c.user_id where u.email <> 'developer@example.com'
     and c.approval = 'approved' and c.visibility = 'active' and u.status = 'active' order by c.id limit 1`
  )
  const [{ id, email }] = rows
  const text = 'Write to a.b-c@mail.example.com or +91 98765 43210, see www.example.com/a_b. '
    .repeat(60)
    .slice(0, candidateLimits.text.max)
  await client.query(`update candidates set story = $2 where id = $1`, [
    id,
    text.slice(0, candidateLimits.story.max),
  ])
  for (const [table, columns, count] of [
    ['employments', `company, title, starts_on, description`, candidateLimits.employments.max],
    ['projects', `title, kind, starts_on, description`, candidateLimits.projects.max],
  ] as const) {
    await client.query(`delete from ${table} where candidate_id = $1`, [id])
    await client.query(
      `insert into ${table} (candidate_id, position, ${columns})
       select $1, n, 'Some company', ${table === 'projects' ? `'main'` : `'Engineer'`}, '2015-01-01', $2 from generate_series(1, $3) n`,
      [id, text, count]
    )
  }
  return { id: id as number, email: email as string }
}

function ofCompany(token: string, companyId: number): Call[] {
  const job = jobs.find((one) => one.company_id === companyId)?.id
  const applied = applications.find((one) => one.company_id === companyId)
  const paragraph = `<p><b>Dear</b> {{candidate.firstName}} &amp; <i>co</i>${', many words'.repeat(12)}</p>`
  const mail = paragraph.repeat(
    Math.min(mailLimits.fields.max, Math.floor(mailLimits.body.max / paragraph.length))
  )
  const ids = skills.map(({ id }) => id)
  const filter = JSON.stringify({
    search: 'engineer with systems '.repeat(4).trim(),
    skills: { any: ids.slice(0, 10), none: ids.slice(10, 20) },
    titles: ['Engineer', 'Developer', 'Architect'],
    limit: 100,
  })
  const description = `<p>${'<b>a</b> <i>b</i> &amp; '.repeat(1_500)}</p>`
  return [
    {
      name: 'largest profile, masked',
      ask: () => send('GET', `/client/candidate/${largest.id}`, token),
    },
    {
      name: 'developer search with 30 filters',
      ask: () => send('POST', '/client/search-dev', token, filter),
    },
    {
      name: 'applicants as CSV',
      ask: () => send('GET', `/client/applicants-export/${job}`, token),
    },
    {
      name: 'applicants of a job',
      ask: () =>
        send('POST', '/client/applicant-list', token, JSON.stringify({ jobId: job, limit: 100 })),
    },
    { name: 'pipeline report', ask: () => send('GET', '/client/reports/pipeline', token) },
    { name: 'dashboard of a company', ask: () => send('GET', '/client/dashboard', token) },
    {
      name: 'a job with the longest description',
      ask: () =>
        send(
          'PUT',
          '/update-client-job',
          token,
          JSON.stringify({ jobId: job, editorText: description.slice(0, 20_000) })
        ),
    },
    {
      name: 'the longest mail to all applicants, looked at',
      ask: () =>
        send(
          'POST',
          '/client/send-email/preview',
          token,
          JSON.stringify({
            subject: 'About {{job.title}}',
            body: mail,
            appliedIds: applied?.ids.slice(0, mailLimits.people.max).map(String),
          })
        ),
    },
    {
      name: 'what a resume says for a job',
      ask: () => send('GET', `/client/resume-evidence/${applied?.ids[0]}`, token),
    },
    {
      name: 'tests compared',
      ask: () => send('GET', `/client/assessment-comparison/${applied?.job_id}`, token),
    },
    {
      name: 'impact of the screening',
      ask: () => send('GET', `/client/ai-impact/${applied?.job_id}`, token),
    },
    {
      name: 'title check',
      ask: () =>
        send(
          'POST',
          '/client/verify-job-title',
          token,
          JSON.stringify({ jobTitle: 'Engineer of systems '.repeat(6).trim() })
        ),
    },
  ]
}

function ofDeveloper(token: string): Call[] {
  const resume = new Uint8Array(readFileSync(`${ROOT}tests/samples/resume.pdf`))
  const form = () => {
    const made = new FormData()
    made.append('resume', new Blob([resume]), 'resume.pdf')
    return made
  }
  const long = 'Write to a.b-c@mail.example.com or +91 98765 43210. '.repeat(80)
  const history = JSON.stringify({
    basics: { name: 'A B', summary: long.slice(0, 3000) },
    work: Array.from({ length: 50 }, () => ({
      name: 'C',
      position: 'D',
      startDate: '2020-01-01',
      summary: long.slice(0, 4000),
    })),
  })
  return [
    { name: 'resume.pdf', ask: () => send('GET', '/candidate/export/resume.pdf', token) },
    { name: 'JSON Resume', ask: () => send('GET', '/candidate/export/json-resume', token) },
    { name: 'own profile', ask: () => send('GET', '/candidate/profile', token) },
    { name: 'upload of a resume', ask: () => send('POST', '/candidate/resume', token, form()) },
    {
      name: 'JSON Resume brought along',
      ask: () => send('POST', '/candidate/import/json-resume', token, history),
    },
    {
      name: 'longest story',
      ask: () =>
        send('PUT', '/candidate/profile', token, JSON.stringify({ story: long.slice(0, 3000) })),
    },
    { name: 'dashboard of a candidate', ask: () => send('GET', '/candidate/dashboard', token) },
    { name: 'jobs for me', ask: () => send('GET', '/candidate/jobs-for-you', token) },
    { name: 'data map', ask: () => send('GET', '/candidate/data-map?limit=100', token) },
  ]
}

function ofStranger(): Call[] {
  return [
    {
      name: 'sign-in with a wrong password',
      ask: () =>
        send(
          'POST',
          '/login',
          undefined,
          JSON.stringify({ email: 'nobody@example.com', password: 'no-password-at-all' })
        ),
    },
    {
      name: 'jobs with many filters',
      ask: () =>
        send(
          'POST',
          '/job-list',
          undefined,
          JSON.stringify({ search: 'engineer', limit: 100, skills: skills.map(({ id }) => id) })
        ),
    },
    { name: 'jobs by industry', ask: () => send('GET', '/popular-jobs-industry') },
    { name: 'the API description', ask: () => send('GET', '/openapi.json') },
  ]
}
