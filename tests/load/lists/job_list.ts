/**
 * The public job list at a million jobs against a bare node:http and pg server on the same tables, both asked the same
 * questions with three filters, thousands of different ones:
 *
 *   node --import=./bin/typescript.mjs tests/load/lists/job_list.ts [jobs = 1000000] [seconds a round = 8]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import pg from 'pg'
import { loadDatabase } from '../own/database.js'
import { median, print, printLoad, startServer, stop } from '../own/server.js'

type Question = Record<string, unknown>
type Side = { name: string; url: string }

const jobs = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 8)
const ROUNDS = 3

const database = await loadDatabase(jobs)
const product = await startServer({ DATABASE_URL: database.url })
const bareProcess = fork(new URL('../own/bare_server.ts', import.meta.url), {
  execArgv: ['--import=./bin/typescript.mjs'],
  env: { ...process.env, DATABASE_URL: database.url },
})
const [{ port }] = (await once(bareProcess, 'message')) as [{ port: number }]
const ours: Side = { name: 'ours', url: `${product.origin}/api/v1/job-list` }
const bare: Side = { name: 'bare', url: `http://127.0.0.1:${port}/` }
let failed = false

try {
  const questions = await questionsFromRows(4000)
  print('different questions', questions.length)
  await compareAnswers(questions.slice(0, 300))
  await compareSpeed(questions)
  await measureWhole()
  printLoad()
} finally {
  await product.stop()
  await stop(bareProcess)
  await database.close()
}
process.exitCode = failed ? 1 : 0

/** A skill, a place to work, and a type of work, a country or a category, as real jobs have them: no question is empty. */
async function questionsFromRows(most: number): Promise<Question[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    `select distinct on (md5(skill_id || location_type || third)) skill_id, location_type, job_type, country_code, job_category_id::int as category, third
     from (select *, (job_id % 3)::int as kind, case job_id % 3 when 0 then job_type when 1 then country_code else job_category_id::text end as third from job_skills tablesample system (5) repeatable (7)) s
     where country_code is not null and job_category_id is not null order by md5(skill_id || location_type || third) limit $1`,
    [most]
  )
  await client.end()
  return rows.map((row) => ({
    skills: [row.skill_id],
    jobLocation: [row.location_type],
    ...(row.third === row.job_type
      ? { jobType: [row.job_type] }
      : row.third === row.country_code
        ? { countryCode: row.country_code }
        : { catId: row.category }),
    limit: 20,
  }))
}

async function ask(side: Side, question: Question) {
  const answer = await fetch(side.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  if (!answer.ok) throw new Error(`${side.name}: ${answer.status} ${await answer.text()}`)
  const { data, pagination, total } = (await answer.json()) as any
  return {
    ids: data.map((job: any) => Number(job._id ?? job.id)) as number[],
    total: (pagination?.total ?? total) as number,
  }
}

/** Ours may guess the total of a long list when first asked; it must be exact soon after. */
async function compareAnswers(questions: Question[]) {
  let otherIds = 0
  let otherTotals = 0
  const guessed: { question: Question; total: number; guess: number }[] = []
  for (const question of questions) {
    const [one, other] = [await ask(ours, question), await ask(bare, question)]
    if (one.ids.join() !== other.ids.join()) otherIds++
    if (one.total !== other.total) guessed.push({ question, total: other.total, guess: one.total })
  }
  await new Promise((resolve) => setTimeout(resolve, 2000))
  for (const { question, total } of guessed)
    if ((await ask(ours, question)).total !== total) otherTotals++
  print('questions compared; pages with other ids', `${questions.length}; ${otherIds}`)
  print(
    'totals guessed at first; the worst guess was off by',
    `${guessed.length}; ${(100 * Math.max(0, ...guessed.map(({ total, guess }) => Math.abs(guess - total) / total))).toFixed(0)} %`
  )
  print('totals still other when asked again', otherTotals)
  if (otherIds + otherTotals > 0) failed = true
}

async function compareSpeed(questions: Question[]) {
  const perSecond: Record<string, number[]> = { ours: [], bare: [] }
  const p50: Record<string, number[]> = { ours: [], bare: [] }
  for (const side of [ours, bare]) await fire(side, questions, 32, 3)
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of round % 2 ? [bare, ours] : [ours, bare]) {
      perSecond[side.name].push((await fire(side, questions, 32, seconds)).requests.average)
      p50[side.name].push(await medianTime(side, questions.slice(round * 500, round * 500 + 500)))
    }
  }
  const [our, other] = [median(perSecond.ours), median(perSecond.bare)]
  print('three filters, 32 connections, ours', `${our.toFixed(0)} requests/s`)
  print('three filters, 32 connections, bare', `${other.toFixed(0)} requests/s`)
  print('ratio ours to bare (held: 0.5)', (our / other).toFixed(2))
  print(
    'three filters, one connection, p50, ours (held: 4 ms)',
    `${median(p50.ours).toFixed(2)} ms`
  )
  print('three filters, one connection, p50, bare', `${median(p50.bare).toFixed(2)} ms`)
}

async function fire(side: Side, questions: Question[], connections: number, duration: number) {
  const start = Math.floor(Math.random() * questions.length)
  const requests = [...questions.slice(start), ...questions.slice(0, start)].map((question) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  }))
  const result = await autocannon({ url: side.url, connections, duration, requests })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${side.name}: ${result.non2xx} refused, ${result.errors} failed`)
  return result
}

/** Whole milliseconds are too coarse for one connection: this counts itself. */
async function medianTime(side: Side, questions: Question[]) {
  const times: number[] = []
  for (const question of questions) {
    const began = performance.now()
    await ask(side, question)
    times.push(performance.now() - began)
  }
  return median(times)
}

async function measureWhole() {
  const once50 = (side: Side, question: Question) =>
    medianTime(
      side,
      Array.from({ length: 50 }, () => question)
    )
  const first = performance.now()
  await ask(ours, { limit: 20 })
  print('no filter, asked first', `${(performance.now() - first).toFixed(1)} ms`)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const [one, other] = [await ask(ours, { limit: 20 }), await ask(bare, { limit: 20 })]
  if (one.ids.join() !== other.ids.join() || one.total !== other.total) failed = true
  print('no filter: total, ours and bare', `${one.total}, ${other.total}`)
  print(
    'no filter with total, p50, ours (held: 10 ms)',
    `${(await once50(ours, { limit: 20 })).toFixed(2)} ms`
  )
  print(
    'no filter with total, p50, bare',
    `${median(
      await Promise.all([
        medianTime(
          bare,
          Array.from({ length: 10 }, () => ({ limit: 20 }))
        ),
      ])
    ).toFixed(2)} ms`
  )

  const far = performance.now()
  const [page, same] = [
    await ask(ours, { limit: 20, page: 5000 }),
    await ask(bare, { limit: 20, page: 5000 }),
  ]
  print('page 5,000, asked first', `${(performance.now() - far).toFixed(0)} ms (both sides)`)
  if (page.ids.join() !== same.ids.join()) failed = true
  const [near, deep] = [
    await once50(ours, { limit: 20 }),
    await once50(ours, { limit: 20, page: 5000 }),
  ]
  print(
    'page 1 and page 5,000, p50, ours',
    `${near.toFixed(2)} ms, ${deep.toFixed(2)} ms (${(deep / near).toFixed(2)} times)`
  )
}
