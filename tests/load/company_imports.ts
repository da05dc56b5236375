/**
 * A company's import of candidates and applications by CSV: rows that are checked and brought in in a second, against COPY of
 * the very rows that it made into tables with the same indexes, and what others wait meanwhile. Every count is checked.
 *
 *   node bin/compile.mjs
 *   node --import=./bin/typescript.mjs tests/load/company_imports.ts [ROWS]
 */
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { startProduct, timeOfOthers } from './own/product.js'
import {
  dataOf,
  peakOf,
  print,
  printLoad,
  processorOfFamily,
  processorOfPostgres,
  share,
} from './own/server.js'

const ROWS = Number(process.argv[2] ?? 20_000)
const MADE = [
  'users',
  'candidates',
  'imported_profiles',
  'applications',
  'application_events',
  'imported_records',
]

const { client, API, pid, headers, stop } = await startProduct(
  'client@example.com',
  `delete from users where status = 'unclaimed'; delete from company_imports;
   delete from jobs where title like 'Imported job %'`
)

try {
  const form = new FormData()
  form.set('file', new Blob([rowsOf(ROWS)]), 'candidates.csv')
  const memoryBefore = peakOf(pid)
  const { _id } = await dataOf(
    await fetch(`${API}/client/imports`, { method: 'POST', body: form, headers })
  )
  const path = `${API}/client/imports/${_id}`
  const meanwhile: number[] = []
  const { rows: place } = await client.query(`select current_setting('data_directory') as folder`)
  const used = () => [processorOfFamily(pid), processorOfPostgres(place[0].folder)]
  const timed = async (move: 'check' | 'run', end: string) => {
    const start = performance.now()
    const before = used()
    await dataOf(await fetch(`${path}/${move}`, { method: 'POST', headers }))
    for (;;) {
      meanwhile.push(await timeOfOthers(API))
      const one = await dataOf(await fetch(path, { headers }))
      if (one.status === 'failed') throw new Error(one.reason)
      if (one.status === end) {
        const seconds = (performance.now() - start) / 1000
        return { seconds, one, used: used().map((after, at) => (after - before[at]) / ROWS) }
      }
      await delay(200)
    }
  }
  const checked = await timed('check', 'checked')
  const done = await timed('run', 'done')
  const { person, application } = done.one.counts
  if (person.new !== ROWS || application.new !== ROWS)
    throw new Error(JSON.stringify(done.one.counts))
  const { seconds, rows } = await copied()

  print('rows of the CSV', ROWS)
  print('checked a second', (ROWS / checked.seconds).toFixed(0))
  print('brought in a second', (ROWS / done.seconds).toFixed(0))
  print(`database rows that came of them (${MADE.length} tables)`, rows)
  print('copied a second, as rows of the CSV', (ROWS / seconds).toFixed(0))
  print('ratio of the times', (done.seconds / seconds).toFixed(1))
  for (const [what, { used }] of Object.entries({ check: checked, run: done }))
    print(
      `processor of server and database, a row, ${what} (ms)`,
      used.map((ms) => ms.toFixed(3)).join(', ')
    )
  print(
    'others (job list) meanwhile: p50, p99',
    `${share(meanwhile, 0.5).toFixed(0)}, ${share(meanwhile, 0.99).toFixed(0)} ms`
  )
  print(
    'memory of the server: more than before, at most',
    `${(peakOf(pid) - memoryBefore).toFixed(0)} MB`
  )
  printLoad()
} finally {
  await stop()
}

function rowsOf(count: number) {
  const lines = ['First Name,Last Name,Email,Phone,Job Title,Stage,Applied On']
  for (let row = 0; row < count; row++)
    lines.push(
      `First${row},Last${row},import${row}@example.org,+9198${String(10_000_000 + row)},Imported job ${row % 40},${['Applied', 'Phone screen', 'Rejected'][row % 3]},2026-0${(row % 5) + 1}-12`
    )
  return lines.join('\n')
}

/** The rows that the import made, out and into tables with the same indexes. */
async function copied() {
  const { rows: place } = await client.query(`select current_setting('data_directory') as folder`)
  const which: Record<string, string> = {
    users: `status = 'unclaimed'`,
    candidates: `user_id in (select id from users where status = 'unclaimed')`,
    imported_profiles: `source = 'company'`,
    applications: `source = 'import'`,
    application_events: `application_id in (select id from applications where source = 'import')`,
    imported_records: 'true',
  }
  let [seconds, rows] = [0, 0]
  for (const table of MADE) {
    const file = `${place[0].folder}/copied_${table}.csv`
    const { rows: columns } = await client.query(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
    )
    const { list } = columns[0]
    await client.query(`drop table if exists copied_rows`)
    await client.query(`create table copied_rows (like ${table} including all)`)
    await client.query(
      `copy (select ${list} from ${table} where ${which[table]}) to '${file}' with (format csv)`
    )
    const start = performance.now()
    rows += (await client.query(`copy copied_rows (${list}) from '${file}' with (format csv)`))
      .rowCount!
    seconds += (performance.now() - start) / 1000
    await rm(file, { force: true })
  }
  await client.query(`drop table copied_rows`)
  return { seconds, rows }
}
