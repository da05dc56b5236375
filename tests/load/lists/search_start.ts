/**
 * How long until the search columns are in use after a start, read from the table and out of their snapshot, and the memory
 * that each takes; then what searches cost the thread, at 20 a second. Each start is a process of its own.
 *
 *   node --import=./bin/typescript.mjs tests/load/lists/search_start.ts [profiles = 1000000] [copies of each = 1] [starts = 3] [seconds = 20] [threads = 1]
 *
 * With copies the profiles of the base are written into a table of their own that often, with ids and times of their own;
 * 0.1 takes each tenth of them. 0 starts only make that table. Several threads hold an equal part each.
 */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { PartedIndex, type SearchQuery } from '#api/engines/search_columns/search_columns'
import { searchableDocuments } from '#api/talent/search/searchable_documents'
import { everyoneAt } from '../../search_query.js'
import { loadDatabase } from '../own/database.js'
import { median, peakOf, print, printLoad, ROOT, share } from '../own/server.js'

type Start = {
  profiles: number
  milliseconds: number
  from: string
  before: number
  peak: number
  held: number
  searches?: number[]
}

const RATE = 20
const SNAPSHOT = `${ROOT}tmp/load-columns/profiles.columns`
const [mode] = process.argv.slice(2)
if (mode === 'start')
  await startOnce(
    process.argv[3],
    process.argv[4],
    Number(process.argv[5]),
    Number(process.argv[6])
  )
else await main(Number(mode ?? 1_000_000), ...process.argv.slice(3, 7).map(Number))

async function main(profiles: number, copies = 1, starts = 3, seconds = 20, threads = 1) {
  const database = await loadDatabase(profiles, 'profiles')
  try {
    const table = copies === 1 ? searchableDocuments.table : await copiedTable(database.url, copies)
    if (starts === 0) return
    const start = (searching: number): Start =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [
            ...[...process.execArgv, import.meta.filename, 'start', database.url, table],
            ...[`${searching}`, `${threads}`],
          ],
          { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
        )
      )
    rmSync(dirname(SNAPSHOT), { recursive: true, force: true })
    const built = start(0)
    const taken = Array.from({ length: starts }, (_, at) => start(at === 0 ? seconds : 0))
    if (built.from !== 'table' || taken.some(({ from }) => from !== 'snapshot'))
      throw new Error('The columns came from elsewhere')
    const time = ({ milliseconds }: Start) => milliseconds / 1000
    const more = (from: Start, what: 'peak' | 'held') =>
      `${(from[what] - from.before).toFixed(0)} MB`
    print('profiles; threads', `${built.profiles}; ${threads}`)
    print('ready, read from the table', `${time(built).toFixed(1)} s`)
    print('ready, out of the snapshot, median', `${median(taken.map(time)).toFixed(2)} s`)
    print('the same, worst', `${Math.max(...taken.map(time)).toFixed(2)} s`)
    print('memory at its most while built; held', `${more(built, 'peak')}; ${more(built, 'held')}`)
    print('the same out of the snapshot', `${more(taken[0], 'peak')}; ${more(taken[0], 'held')}`)
    const times = taken[0].searches!
    print(`${RATE} searches/s at the thread, facets, p50`, `${share(times, 0.5).toFixed(1)} ms`)
    print('the same, p99', `${share(times, 0.99).toFixed(1)} ms`)
    printLoad()
  } finally {
    await database.close()
  }
}

/** The documents so many times over, with what the columns and their changes are read by. */
async function copiedTable(url: string, copies: number) {
  const table = `candidate_documents_${copies}`.replace('.', '_')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select to_regclass($1) is not null as there', [table])
    if (rows[0].there) return table
    const columns = await client.query(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
       where attrelid = 'candidate_documents'::regclass and attnum > 0 and not attisdropped
         and attname not in ('candidate_id', 'listed_at', 'active_at')`
    )
    const { list } = columns.rows[0]
    await client.query(
      `create table ${table} as select candidate_id + n * 10000000 as candidate_id, listed_at - n * 7 as listed_at, active_at - n * 11 as active_at, ${list}
       from generate_series(0, ${Math.ceil(copies) - 1}) n cross join candidate_documents ${copies < 1 ? `where candidate_id % 100 < ${copies * 100}` : ''}`
    )
    await client.query(`create index on ${table} (candidate_id)`)
    await client.query(`create index on ${table} (changed)`)
    await client.query(
      `create index on ${table} (listed_at desc, candidate_id desc) where searchable`
    )
    await client.query(`vacuum (analyze) ${table}`)
    return table
  } finally {
    await client.end()
  }
}

/** One start in this process, told as JSON. */
async function startOnce(url: string, table: string, searching: number, threads: number) {
  let from = ''
  let milliseconds = 0
  let written = 0
  const tell = (known: Record<string, unknown>, message: string) => {
    if (message === 'search index ready') {
      from = String(known.from)
      milliseconds = Math.max(milliseconds, Number(known.milliseconds))
    } else if (message === 'search snapshot written') written++
    else throw new Error(`${message} ${known.reason ?? ''}`)
  }
  const before = process.memoryUsage().rss / 2 ** 20
  const index = new PartedIndex({
    connection: () => ({ connectionString: url }),
    source: { ...searchableDocuments, table },
    snapshot: () => SNAPSHOT,
    log: { info: tell, warn: tell, error: tell },
  })
  index.start(threads)
  while (!index.ready || (from === 'table' && written < threads)) await delay(50)
  const peak = peakOf(process.pid)
  const searches =
    searching > 0 ? await openLoop(index, await filtersOf(url, table), searching) : []
  const held = process.memoryUsage().rss / 2 ** 20
  const profiles = index.size
  await index.stop()
  const told: Start = { profiles, milliseconds, from, before, peak, held, searches }
  console.log(JSON.stringify(told))
}

/** What people ask for, as `search.ts` asks it, in the words of the port. */
async function filtersOf(url: string, table: string): Promise<SearchQuery[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select skill_ids as skills, place_id, experience, (candidate_id % 5)::int as kind from ${table} tablesample system (1)
     where searchable and cardinality(skill_ids) > 3 limit 2000`
  )
  await client.end()
  const now = Math.floor(Date.now() / 60_000) * 60
  return rows.map(({ skills, place_id: place, experience, kind }, at) => {
    const all = at % 2 ? [skills[0]] : [skills[0], skills[2]]
    const wish: Partial<SearchQuery>[] = [
      { workModes: 2 },
      { placeIds: [place] },
      { minExperience: Math.floor(experience / 2), noticeMax: 30 },
      { englishMin: 4, availability: 6 },
      { workModes: 4, minExperience: 20 },
    ]
    return everyoneAt(now, {
      skills: { all: all.map((id): [number, number] => [id, 0]), any: [], none: [] },
      sort: 'relevance',
      ...wish[kind],
    })
  })
}

/** Searches leave by the clock; each time counts from when it should have left. */
async function openLoop(index: PartedIndex, filters: SearchQuery[], seconds: number) {
  for (const filter of filters.slice(-20)) await index.search(filter)
  const times: number[] = []
  const sent: Promise<void>[] = []
  const began = performance.now()
  for (let number = 0; number < RATE * seconds; number++) {
    const due = began + (number * 1000) / RATE
    await delay(Math.max(0, due - performance.now()))
    const asked = index.search(filters[number % filters.length])
    sent.push(asked.then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(sent)
  return times
}
