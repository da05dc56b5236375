import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf, clusterPlace, connectionOf, startCluster } from '#database/embedded'
import { razorpaySettings, stripeSettings } from '#tests/gateways/gateway_settings'
import type { GatewayServer } from '#tests/gateways/gateway_server'
import { RazorpayServer } from '#tests/gateways/razorpay_server'
import { StripeServer } from '#tests/gateways/stripe_server'
import { startApp } from '#tests/start_app'
import { serverFlags } from '../../../bin/server_flags.mjs'
import { freePort, healthy, processorOf, processorOfPostgres, ROOT } from '../own/server.js'
import { isLost, odds, values } from './settings.js'

// Where it happens: a database, the gateways with their own truth, two instances of the product. Others import it first.

// a killed database ends connections that somebody waits on
process.on('uncaughtException', (error: any) => {
  if (isLost(error)) return
  console.error(error)
  process.exit(2)
})
process.on('unhandledRejection', (error: any) => {
  if (isLost(error)) return
  console.error(error)
  process.exit(2)
})
// a killed process of PostgreSQL loses nothing that was committed, though nothing waits for the disk
const place = clusterPlace(ROOT, `checkouts-${process.pid}`)
const database = 'checkouts'
const lease = await startCluster(place, { database, throwaway: true })
const address = addressOf(connectionOf(place, database))
process.env.DATABASE_URL = address

const app = await startApp()

export const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
await testUtils.db().migrate()
await db.rawQuery(`alter database ${database} set synchronous_commit = on`)
// queues are read by tables that would else only grow
await db.rawQuery(`alter system set autovacuum = on`)
await db.rawQuery('select pg_reload_conf()')
await db.rawQuery('create sequence planted_numbers')

// nobody signs in here, and a password costs more than a checkout
const { default: hash } = await import('@adonisjs/core/services/hash')
hash.fake()

export const stripe = new StripeServer()
export const razorpay = new RazorpayServer()
const settings = {
  ...stripeSettings(await stripe.listen()),
  ...razorpaySettings(await razorpay.listen()),
}
const { setSettings } = await import('#tests/settings')
const { Secret } = await import('@adonisjs/core/helpers')
setSettings(
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      name.includes('SECRET') ? new Secret(value) : value,
    ])
  )
)
for (const server of [stripe, razorpay] as GatewayServer[])
  server.fault = () =>
    odds(0.03)
      ? 'answer lost'
      : odds(0.02)
        ? 'lost'
        : odds(0.02)
          ? 'broken'
          : odds(0.05)
            ? 'slow'
            : undefined

const folder = mkdtempSync(join(tmpdir(), 'checkouts-'))
const log = join(folder, 'kills')
writeFileSync(log, '')

/** Two instances of the product, started again when they die; the second one works the queue too. */
export const phase = { faulty: true, ending: false }
export const ports = [await freePort(), await freePort()]
const children: ChildProcess[] = []

export async function startInstance(nth: number) {
  const child = spawn(
    process.execPath,
    [
      ...serverFlags(process.env),
      `--import=${join(ROOT, 'tests/load/checkouts/faults.mjs')}`,
      'dist/node/bin/server.js',
    ],
    {
      cwd: ROOT,
      // it goes when this process goes
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...settings,
        NODE_ENV: 'production',
        DEV_MODE: '',
        HOST: '127.0.0.1',
        PORT: String(ports[nth]),
        APP_URL: `http://127.0.0.1:${ports[0]}`,
        QUEUE: nth ? 'inside' : 'off',
        RATE_LIMIT: '100000000',
        RATE_LIMIT_ACCOUNT: '100000000',
        FAULT_LOG: log,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...(phase.faulty && { FAULT_ODDS: values.odds }),
        ...(values.plant && { FAULT_PLANT: values.plant }),
      },
    }
  )
  children[nth] = child
  child.once('exit', (code) => {
    if (phase.ending) return
    // a fault of its start, not of the run
    if (code !== null && code !== 0) throw new Error(`The product ended with ${code}`)
    killed.processes += 1
    void startInstance(nth)
  })
  await healthy(`http://127.0.0.1:${ports[nth]}`, child).catch(() => undefined)
}

/** Ends both for good. */
export async function stopInstances() {
  phase.ending = true
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'exit')
    used.product += processorOf(child.pid) / 1000
    child.kill('SIGKILL')
    await gone
  }
}

/** Processor seconds of the instances that were stopped; those that were killed have noted theirs. */
const used = { product: 0 }
/** Processor seconds so far: of this process, of all instances that have ended, and of PostgreSQL. */
export function processor() {
  const { user, system } = process.cpuUsage()
  const noted = readFileSync(log, 'utf8').matchAll(/ ([\d.]+)$/gm)
  return {
    harness: (user + system) / 1e6,
    product: [...noted].reduce((sum, [, seconds]) => sum + Number(seconds), used.product),
    database: processorOfPostgres(place.data) / 1000,
  }
}

/** What died, and how often. */
export const killed = { processes: 0, databases: 0, log }
/** Kills one process of PostgreSQL: all the others end, and it recovers from its log. */
export async function killDatabase() {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
    [database]
  )
  if (rows[0]) {
    process.kill(rows[0].pid, 'SIGKILL')
    killed.databases += 1
  }
  await client.end().catch(() => undefined)
}

/** Ends it all, and leaves nothing behind. */
export async function closeWorld() {
  await stripe.close()
  await razorpay.close()
  await app.terminate()
  // it goes with its last lease
  await lease.release()
  rmSync(folder, { recursive: true, force: true })
}
