/**
 * A backup, its check and its restore beside a plain COPY of the same rows in the same run:
 * `backups.ts JOBS` on that many generated jobs (`tmp/load`, or DATABASE_URL, whose role may create databases).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { environment, loadDatabase } from './own/database.js'

const ROOT = new URL('../../', import.meta.url).pathname
const jobs = Number(process.argv[2] ?? 100_000)
const { url, close } = await loadDatabase(jobs)
const folder = mkdtempSync(join(tmpdir(), 'candor-load-'))
const target = new URL(url)
target.pathname = `backups_${process.pid}`
const client = new pg.Client({ connectionString: url })
await client.connect()
const seconds = (since: number) => (performance.now() - since) / 1000

/** A command in a process of its own: how long it took from start to end, and its most resident memory. */
async function ace(words: string[], env: NodeJS.ProcessEnv = {}) {
  const begun = performance.now()
  const child = spawn(process.execPath, ['ace.js', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment, DATABASE_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peak = 0
  const look = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }, 50)
  child.once('exit', () => clearInterval(look))
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (code !== 0) throw new Error(out + error)
  return { took: seconds(begun), peak }
}

/** Every row as COPY gives it, thrown away: what reading alone costs. */
async function plainCopy() {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'queue')`
  )
  const begun = performance.now()
  let bytes = 0
  for (const { name } of rows)
    for await (const chunk of client.query(copyTo(`copy (select * from ${name}) to stdout`)))
      bytes += chunk.length
  return { bytes, took: seconds(begun) }
}

try {
  const file = join(folder, 'one.backup')
  await plainCopy()
  const empty = await ace(['list'])
  const copy = await plainCopy()
  const made = await ace(['backup:create', file])
  const sealed = await ace(['backup:create', `${file}.sealed`], { BACKUP_KEY: 'k'.repeat(32) })
  const verified = await ace(['backup:verify', file])
  await client.query(`create database ${target.pathname.slice(1)}`)
  const restored = await ace(['backup:restore', file], {
    DATABASE_URL: target.href,
    STORAGE_PATH: join(folder, 'storage'),
  })
  const rate = (took: number) => (copy.bytes / 1e6 / took).toFixed(1).padStart(7)
  const line = (what: string, took: number, peak?: number) =>
    console.log(
      `${what.padEnd(34)}${took.toFixed(1).padStart(8)} s${rate(took)} MB/s${peak ? `${peak.toFixed(0).padStart(6)} MB at most` : ''}`
    )
  console.log(`rows as text                      ${(copy.bytes / 1e6).toFixed(1)} MB`)
  console.log(`the backup                        ${(statSync(file).size / 1e6).toFixed(1)} MB`)
  line('plain COPY', copy.took)
  line('a command that does nothing', empty.took, empty.peak)
  line('backup:create', made.took, made.peak)
  line('backup:create, sealed', sealed.took, sealed.peak)
  line('backup:verify', verified.took, verified.peak)
  line('backup:restore', restored.took, restored.peak)
} finally {
  await client.query(`drop database if exists ${target.pathname.slice(1)} with (force)`)
  await client.end()
  rmSync(folder, { recursive: true, force: true })
  await close()
}
