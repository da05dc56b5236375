import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import {
  addressOf,
  clusterPlace,
  connectionOf,
  dropDatabase,
  startCluster,
} from '#database/embedded'
import { ROOT, startServer } from '../load/own/server.js'

export { prepare } from './prepare.js'

// Where faults happen: a PostgreSQL that keeps what it was told, as the product's own does, a storage, and processes.

export const place = clusterPlace(ROOT, 'faults')
export const database = `faults_${process.pid}`
const lease = await startCluster(place, { database })
export const address = addressOf(connectionOf(place, database))
const folder = mkdtempSync(join(tmpdir(), 'faults-'))
export const storage = join(folder, 'storage')
process.env.DATABASE_URL = address
process.env.STORAGE_PATH = storage

/** How the processes of the product run here: a sandbox takes the payments, and floods are let through. */
const settings = {
  DATABASE_URL: address,
  STORAGE_PATH: storage,
  NODE_ENV: 'development',
  LOG_LEVEL: process.env.LOG_LEVEL!,
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
}
export type Server = Awaited<ReturnType<typeof startServer>>
export const startProduct = (over: Record<string, string> = {}, log?: number, root = ROOT) =>
  startServer({ ...settings, ...over }, { silent: process.env.LOG_LEVEL === 'fatal', log, root })

/** Runs a command of the product, of the code in a folder, on this database and storage; returns what it said. */
export function command(words: string[], root = ROOT) {
  const { NODE_COMPILE_CACHE, ...rest } = settings
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '3333', ...rest }
  return new Promise<string>((resolve, reject) =>
    execFile(process.execPath, ['ace.js', ...words], { cwd: root, env }, (error, out, said) =>
      error ? reject(new Error(`${words.join(' ')}: ${out}${said}`)) : resolve(out + said)
    )
  )
}

/** The rows of a question to the database, on a connection of its own. */
export async function query(sql: string, values: unknown[] = []): Promise<any[]> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Ends the whole PostgreSQL with a signal; the lease starts it again, as it does for the product. Returns when it answers. */
export async function restartDatabase(signal: NodeJS.Signals) {
  const pid = Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, signal)
  for (;;) {
    await delay(10)
    const started = await query('select pg_postmaster_start_time() as at, pg_backend_pid()').catch(
      () => undefined
    )
    if (!started) continue
    const now = Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (now !== pid) return
  }
}

/** Kills a process, without a word to it. */
export async function kill({ child }: Server) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Waits until a process would get people from a balancer. */
export async function ready({ origin }: Server) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(10)) {
    const answer = await fetch(`${origin}/api/v1/readiness`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('It was not ready within a minute')
}

/** Removes what all of it wrote. */
export async function closeWorld() {
  await dropDatabase(lease, database)
  await lease.release()
  rmSync(folder, { recursive: true, force: true })
}
