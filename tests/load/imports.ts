/**
 * Resumes in bulk and rows of a CSV: PDFs that are accepted in a second against a bare node:http server that only reads the
 * same requests, PDFs that are read in a second and what others wait meanwhile, and rows that are imported in a second
 * against COPY into a table with the same indexes. Every count is checked.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/load/imports.ts [PDFS] [ROWS]
 */
import type { AddressInfo } from 'node:net'
import http from 'node:http'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { linkedinLimits } from '#api/imports/import_facts'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { startProduct, timeOfOthers } from './own/product.js'
import {
  dataOf,
  peakOf,
  pool,
  print,
  printLoad,
  processorOfFamily,
  processorOfPostgres,
  share,
} from './own/server.js'

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

const { client, API, pid, headers, stop } = await startProduct(
  'admin@example.com',
  `delete from users where status = 'unclaimed'; delete from bulk_uploads; delete from linkedin_candidates`
)

try {
  const memoryBefore = peakOf(pid)
  const before = await others(3_000)

  const raw = await rawRate()
  const first = await dataOf(
    await fetch(`${API}/admin/bulk-pdf-uploads`, { method: 'POST', body: forms[0](), headers })
  )
  const path = `${API}/admin/bulk-pdf-uploads/${first._id}`
  const { rows: place } = await client.query(`select current_setting('data_directory') as folder`)
  const used = () => [processorOfFamily(pid), processorOfPostgres(place[0].folder)]
  const usedBefore = used()
  const begun = performance.now()
  await pool(forms.length - 1, AT_ONCE, async (at) =>
    dataOf(await fetch(`${path}/files`, { method: 'POST', body: forms[at + 1](), headers }))
  )
  const accepted = (PDFS - EACH) / ((performance.now() - begun) / 1000)
  let upload = first
  const meanwhile: number[] = []
  const reading = performance.now()
  const from = (await dataOf(await fetch(path, { headers }))) as any
  const done = (one: any) => one.parsed + one.failed + one.duplicates
  while (upload.state !== 'done' || upload.total < PDFS) {
    meanwhile.push(...(await others(1_000)))
    upload = await dataOf(await fetch(path, { headers }))
  }
  const seconds = (performance.now() - reading) / 1000
  const perFile = used().map((after, at) => (after - usedBefore[at]) / PDFS)
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
  print(
    'processor of server with its readers and of the database, a PDF, with what others asked (ms)',
    perFile.map((ms) => ms.toFixed(1)).join(', ')
  )
  print('read a second, to profiles with mails', ((done(upload) - done(from)) / seconds).toFixed(0))
  print(
    'others (job list): p50, p99 before',
    `${share(before, 0.5).toFixed(0)}, ${share(before, 0.99).toFixed(0)} ms`
  )
  print(
    'others (job list): p50, p99 meanwhile',
    `${share(meanwhile, 0.5).toFixed(0)}, ${share(meanwhile, 0.99).toFixed(0)} ms`
  )
  print(
    'memory of the server: more than before, at most',
    `${(peakOf(pid) - memoryBefore).toFixed(0)} MB`
  )

  const csv = rowsOf(ROWS)
  const form = new FormData()
  form.set('csv', new Blob([csv]), 'Connections.csv')
  const importing = performance.now()
  const outcome = await dataOf(
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
  await stop()
}

/** The times of people who read jobs, one after the other. */
async function others(milliseconds: number): Promise<number[]> {
  const times: number[] = []
  for (const until = performance.now() + milliseconds; performance.now() < until;) {
    times.push(await timeOfOthers(API))
    await delay(5)
  }
  return times
}

/** Files a second of a server that reads the same requests and keeps nothing. */
async function rawRate() {
  const bare = http.createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const { port } = bare.address() as AddressInfo
  const start = performance.now()
  await pool(forms.length, AT_ONCE, async (at) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: forms[at]() })).text()
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
