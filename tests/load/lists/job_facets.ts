/**
 * What the counts beside the job list cost, in pages and rows that PostgreSQL reads: those of a screen as they were
 * (categories, industries and skills of all jobs), and as they are (each choice under all other filters).
 *
 *   node --import=./bin/typescript.mjs tests/load/lists/job_facets.ts [jobs = 100000]
 */
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { loadDatabase } from '../own/database.js'
import { print, printLoad, startServer } from '../own/server.js'

const jobs = Number(process.argv[2] ?? 100_000)
const database = await loadDatabase(jobs)
const product = await startServer({ DATABASE_URL: database.url, QUEUE: 'off' })
const client = new pg.Client({ connectionString: database.url })
await client.connect()

/** PostgreSQL writes what a session read when it has been still for a second. */
async function read() {
  await setTimeout(2500)
  const { rows } = await client.query(
    `select (blks_hit + blks_read)::int as pages, (tup_returned + tup_fetched)::int as rows from pg_stat_database where datname = current_database()`
  )
  return rows[0] as { pages: number; rows: number }
}

async function cost(what: string, ask: () => Promise<unknown>) {
  const before = await read()
  const began = performance.now()
  await ask()
  const took = performance.now() - began
  const after = await read()
  print(
    what,
    `${after.pages - before.pages} pages, ${after.rows - before.rows} rows, ${took.toFixed(0)} ms`
  )
}

const get = (path: string) => fetch(`${product.origin}/api/v1${path}`).then((one) => one.json())
const list = (query: string, body: object) =>
  fetch(`${product.origin}/api/v1/job-list?limit=20${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((one) => one.json()) as Promise<any>

try {
  await list('', { limit: 1, minExp: 49 })
  await cost('nothing asked', async () => undefined)
  await cost('before: categories, industries and skills of all jobs', async () => {
    await get('/job-count-cate')
    await get('/job-count-industry')
    await get('/trending-skills?limit=14')
  })
  const { facets } = await list('', { facets: true, minExp: 48 })
  const skill = facets.skills[0]?._id ?? '1'
  const category = (await get('/job-count-cate')).data[0]._id
  const filters: [string, string, object][] = [
    ['nothing chosen', '', {}],
    ['a category', `&catId=${category}`, {}],
    ['a skill', '', { skills: [skill] }],
    [
      'a skill, remote, full-time',
      '',
      { skills: [skill], jobLocation: ['Remote'], jobType: ['Full-Time'] },
    ],
    [
      'a category, remote, 3 to 5 years',
      `&catId=${category}`,
      { jobLocation: ['Remote'], minExp: 3, maxExp: 5 },
    ],
    ['free text', '', { search: 'react' }],
  ]
  for (const [what, query, body] of filters) {
    await cost(`list alone, ${what}`, () => list(query, body))
    await cost(`list with counts, ${what}`, () => list(query, { ...body, facets: true }))
  }
  printLoad()
} finally {
  await client.end()
  await product.stop()
  await database.close()
}
