/**
 * Resumes in bulk and rows of a CSV: PDFs that are accepted in a second against a bare node:http server that only reads the
 * same requests, PDFs that are read in a second and what others wait meanwhile, and rows that are imported in a second
 * against COPY into a table with the same indexes. Every count is checked.
 *
 *   node bin/compile.mjs
 *   node --import=@poppinss/ts-exec tests/load/imports.ts [PDFS] [ROWS]
 */
import type { AddressInfo } from 'node:net'
import http from 'node:http'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { linkedinLimits } from '#api/imports/import_facts'
import { classic } from '#tests/resumes/draw_pdf'
import { makePerson } from '#tests/resumes/people'
import { loadDatabase } from './load_database.js'
import { print, printLoad, startServer } from './own_server.js'

const PDFS = Number(process.argv[2] ?? 1000)
const ROWS = Math.min(Number(process.argv[3] ?? 50_000), linkedinLimits.rows.max)
const EACH = 25
const AT_ONCE = 2

const drawn: Buffer[] = []
for (let at = 0; at < PDFS; at++)
  drawn.push(await classic(makePerson(10_000 + at, ['in', 'en'], true)))
const forms = Array.from({ length: Math.ceil(PDFS / EACH) }, (_, part) => () => {
  const form = new FormData()
  drawn.slice(part * EACH, (part + 1) * EACH).forEach((bytes, at) => {
    form.append('files[]', new Blob([new Uint8Array(bytes)]), `resume-${part * EACH + at}.pdf`)
  })
  return form
})

const database = await loadDatabase(0, 'profiles')
const client = new pg.Client({ connectionString: database.url })
await client.connect()
// what an earlier run brought in
await client.query(`delete from users where status = 'unclaimed'`)
await client.query('delete from bulk_uploads; delete from linkedin_candidates')
const server = await startServer({
  DATABASE_URL: database.url,
  QUEUE: 'inside',
  NODE_ENV: 'development',
})
const API = `${server.origin}/api/v1`
const json = async (answer: Response) => {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as any).data
}

try {
  const { accessToken } = await json(
    await fetch(`${API}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'demo-password-1' }),
    })
  )
  const headers = { authorization: `Bearer ${accessToken}` }
  const memoryBefore = memory()
  const before = await others(3_000)

  const raw = await rawRate()
  const first = await json(
    await fetch(`${API}/admin/bulk-pdf-uploads`, { method: 'POST', body: forms[0](), headers })
  )
  const path = `${API}/admin/bulk-pdf-uploads/${first._id}`
  const begun = performance.now()
  await inTurns(forms.slice(1), async (form) =>
    json(await fetch(`${path}/files`, { method: 'POST', body: form(), headers }))
  )
  const accepted = (PDFS - EACH) / ((performance.now() - begun) / 1000)
  let upload = first
  const meanwhile: number[] = []
  const reading = performance.now()
  const from = (await json(await fetch(path, { headers }))) as any
  const done = (one: any) => one.parsed + one.failed + one.duplicates
  while (upload.state !== 'done' || upload.total < PDFS) {
    meanwhile.push(...(await others(1_000)))
    upload = await json(await fetch(path, { headers }))
  }
  const seconds = (performance.now() - reading) / 1000
  if (done(upload) !== upload.total) throw new Error('not every file is settled')
  const { rows } = await client.query(
    `select count(*)::int as people from users where status = 'unclaimed'`
  )
  if (rows[0].people !== upload.parsed) throw new Error('not every parsed file made a profile')

  print(
    `PDFs of this run (${Math.round(drawn.reduce((sum, one) => sum + one.length, 0) / PDFS / 1024)} KB each)`,
    PDFS
  )
  print('accepted a second', accepted.toFixed(0))
  print('a bare server reads a second', raw.toFixed(0))
  print('ratio', (accepted / raw).toFixed(2))
  print(
    'brought in / known already / failed',
    `${upload.parsed} / ${upload.duplicates} / ${upload.failed}`
  )
  print('read a second, to profiles with mails', ((done(upload) - done(from)) / seconds).toFixed(0))
  print('others (job list): p50, p99 before', `${at(before, 0.5)}, ${at(before, 0.99)} ms`)
  print('others (job list): p50, p99 meanwhile', `${at(meanwhile, 0.5)}, ${at(meanwhile, 0.99)} ms`)
  print('memory of the server: more than before, at most', `${memory() - memoryBefore} MB`)

  const csv = rowsOf(ROWS)
  const form = new FormData()
  form.set('csv', new Blob([csv]), 'Connections.csv')
  const importing = performance.now()
  const outcome = await json(
    await fetch(`${API}/admin/linkedin-candidates/import`, { method: 'POST', body: form, headers })
  )
  const imported = ROWS / ((performance.now() - importing) / 1000)
  if (outcome.valid !== ROWS) throw new Error(`${outcome.valid} of ${ROWS} rows are valid`)
  const copied = await copyRate()
  print(`rows of a CSV imported a second (${ROWS})`, imported.toFixed(0))
  print('rows copied a second into a table with the same indexes', copied.toFixed(0))
  print('ratio of the times', (copied / imported).toFixed(1))
  printLoad()
} finally {
  await client.end()
  await server.stop()
  await database.close()
}

/** Memory of the server at its most so far, in megabytes. */
function memory() {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Math.round(Number(status.match(/^VmHWM:\s*(\d+)/m)![1]) / 1024)
}

/** The times of people who read jobs, one after the other. */
async function others(milliseconds: number): Promise<number[]> {
  const times: number[] = []
  for (const until = performance.now() + milliseconds; performance.now() < until;) {
    const start = performance.now()
    await (
      await fetch(`${API}/job-list?page=1&limit=20`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).text()
    times.push(performance.now() - start)
    await delay(5)
  }
  return times
}

function at(times: number[], share: number) {
  const sorted = [...times].sort((one, other) => one - other)
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
}

async function inTurns<T>(all: T[], act: (one: T) => Promise<unknown>) {
  const left = [...all]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.shift(); one; one = left.shift()) await act(one)
    })
  )
}

/** Files a second of a server that reads the same requests and keeps nothing. */
async function rawRate() {
  const bare = http.createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const { port } = bare.address() as AddressInfo
  const start = performance.now()
  await inTurns(forms, async (form) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: form() })).text()
  )
  const rate = PDFS / ((performance.now() - start) / 1000)
  bare.close()
  return rate
}

function rowsOf(count: number) {
  const lines = ['First Name,Last Name,URL,Email Address,Company,Position,Connected On']
  for (let row = 0; row < count; row++)
    lines.push(
      `First${row},Last${row},https://www.linkedin.com/in/person-${row},p${row}@example.org,Company ${row % 500},Senior Engineer,14 Mar 2021`
    )
  return lines.join('\n')
}

async function copyRate() {
  const columns =
    '(first_name, last_name, person_key, profile_url, email, company, headline, seniority)'
  const { rows } = await client.query(`select current_setting('data_directory') as folder`)
  const file = `${rows[0].folder}/copied_candidates.csv`
  await client.query('drop table if exists copied_candidates')
  await client.query('create table copied_candidates (like linkedin_candidates including all)')
  await client.query(`copy linkedin_candidates ${columns} to '${file}' with (format csv)`)
  const start = performance.now()
  await client.query(`copy copied_candidates ${columns} from '${file}' with (format csv)`)
  const rate = ROWS / ((performance.now() - start) / 1000)
  await client.query('drop table copied_candidates')
  await rm(file, { force: true })
  return rate
}
