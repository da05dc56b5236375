import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { addressOf, clusterPlace, connectionOf, startCluster } from '#database/embedded'

const ROOT = new URL('../../../', import.meta.url).pathname
/** Files of its own: the demo's would write over those of `npm start`, which bear the same names. */
export const environment = { NODE_ENV: 'development', STORAGE_PATH: `${ROOT}tmp/load-storage` }

/**
 * A database with that many generated jobs or profiles, kept between runs: the one of DATABASE_URL, else `tmp/load`.
 * What is there already is used; the first time takes a few minutes.
 */
export async function loadDatabase(count: number, what: 'jobs' | 'profiles' = 'jobs') {
  const place = clusterPlace(ROOT, 'load')
  const lease = process.env.DATABASE_URL ? undefined : await startCluster(place)
  const url = process.env.DATABASE_URL ?? addressOf(connectionOf(place))
  const ace = (...words: string[]) =>
    execFileSync(process.execPath, ['ace.js', ...words], {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...environment, DATABASE_URL: url },
    })
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows: there } = await client.query(
      `select to_regclass('job_skills') is not null as prepared`
    )
    if (!there[0].prepared) ace('candor:prepare')
    const table = what === 'jobs' ? 'jobs' : 'candidates'
    const { rows } = await client.query(`select count(*)::int as count from ${table}`)
    // the demo's own few hundred rows do not count
    if (rows[0].count < count * 0.9) {
      ace('demo:generate', `--${what}=${count}`)
      await client.query('vacuum (analyze)')
    }
  } finally {
    await client.end()
  }
  return { url, close: async () => void (await lease?.release()) }
}
