/**
 * The console's list of a million jobs over HTTP: its first page, its last one, and pages between, in every order it offers.
 *
 *   node --import=./bin/typescript.mjs tests/load/lists/admin_list.ts [jobs = 1000000]
 */
import pg from 'pg'
import { loadDatabase } from '../own/database.js'
import { median, print, printLoad, signIn, startServer } from '../own/server.js'

const columns = { id: 'id', createdAt: 'created_at', jobTitle: 'lower(title)' }
const LIMIT = 25

const database = await loadDatabase(Number(process.argv[2] ?? 1_000_000))
// an administrator of the demo has no second factor, which production asks for
const product = await startServer({ DATABASE_URL: database.url, NODE_ENV: 'development' })
const client = new pg.Client({ connectionString: database.url })
let failed = false

try {
  await client.connect()
  const headers = await signIn(product.origin, 'admin@example.com')
  const read = async (sort: string, from: number) => {
    const answer = await fetch(
      `${product.origin}/api/v1/admin/jobs?sort=${encodeURIComponent(JSON.stringify([sort, 'ASC']))}&range=${encodeURIComponent(JSON.stringify([from, from + LIMIT - 1]))}`,
      { headers }
    )
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    const body = (await answer.json()) as any
    const rows = Array.isArray(body) ? body : body.data
    return {
      ids: rows.map((row: any) => Number(row.id ?? row._id)) as number[],
      total: Number(
        answer.headers.get('content-range')?.split('/')[1] ?? body.total ?? body.pagination?.total
      ),
    }
  }
  const { rows } = await client.query('select count(*)::int as total from jobs')
  const total: number = rows[0].total
  const last = Math.floor((total - 1) / LIMIT) * LIMIT
  if ((await read('id', 0)).total !== total) failed = true
  print('rows', total)

  for (const [sort, column] of Object.entries(columns)) {
    const first = performance.now()
    await read(sort, last)
    const cold = performance.now() - first
    const { rows: right } = await client.query(
      `select id::int from jobs order by ${column}, id offset $1 limit $2`,
      [last, LIMIT]
    )
    if ((await read(sort, last)).ids.join() !== right.map((row) => row.id).join()) failed = true
    const time = async (pick: () => number) => {
      const times: number[] = []
      for (let each = 0; each < 60; each++) {
        const began = performance.now()
        await read(sort, pick())
        times.push(performance.now() - began)
      }
      return median(times).toFixed(1)
    }
    const [begin, end, any] = [
      await time(() => 0),
      await time(() => last),
      await time(() => Math.floor(Math.random() * (last / LIMIT)) * LIMIT),
    ]
    print(
      `by ${sort}: first page, last page, any page, p50`,
      `${begin}, ${end}, ${any} ms (last page asked first ${cold.toFixed(0)} ms)`
    )
  }
  print('pages other than those of SQL', failed ? 'some' : 0)
  printLoad()
} finally {
  await client.end()
  await product.stop()
  await database.close()
}
process.exitCode = failed ? 1 : 0
