/**
 * Checkouts of all kinds while everything fails: the two processes of the product die at named failpoints, the database
 * is killed under them, gateways lose calls and answers, webhooks come doubled, shuffled, late or never, people click
 * twice, pay in two tabs, and coupons are at their last use. The gateways' own truth lies in this process, which lives.
 * Afterwards it must all add up; it prints each figure, and fails where something does not.
 *
 *   node --import=@poppinss/ts-exec tests/load/checkouts.ts [checkouts = 500] [--seed=1] [--odds=0.01] [--plant=NAME | --plant=each]
 *
 * With a bug planted it must fail: `--plant=each` plants one after the other and fails where one is not found.
 * Runs on a throw-away database of the product's own PostgreSQL; compile before (`node bin/compile.mjs`).
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'
process.env.DATABASE_POOL ??= '6'

import 'reflect-metadata'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Ignitor } from '@adonisjs/core'
import pg from 'pg'
import { addressOf, clusterPlace, connectionOf, startCluster } from '#database/embedded'
import { razorpaySettings, stripeSettings } from '#tests/gateways/gateway_settings'
import type { GatewayServer, Hook } from '#tests/gateways/gateway_server'
import { RazorpayServer } from '#tests/gateways/razorpay_server'
import { StripeServer } from '#tests/gateways/stripe_server'
import { freePort, healthy, print, printLoad, ROOT } from './own_server.js'
import { planted } from './planted_bugs.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    odds: { type: 'string', default: '0.01' },
    plant: { type: 'string' },
  },
})
const COUNT = Number(positionals[0] ?? 500)
const AT_ONCE = 10
/** Kills of the database, spread over the run. */
const DATABASE_KILLS = 3
/** Uses of the coupon that everybody wants. */
const COUPON_LIMIT = Math.max(2, Math.round(COUNT / 25))

if (values.plant === 'each') {
  const missed: string[] = []
  for (const name of Object.keys(planted)) {
    const child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        import.meta.filename,
        String(COUNT),
        `--seed=${values.seed}`,
        `--odds=${values.odds}`,
        `--plant=${name}`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] }
    )
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    const code = await new Promise((resolve) => child.once('exit', resolve))
    const why = said.split('\n').filter((line) => line.startsWith('WRONG'))
    print(`planted ${name}`, code ? `found: ${why[0] ?? said.slice(-300)}` : 'NOT FOUND')
    if (!code || why.length === 0) missed.push(name)
  }
  process.exit(missed.length ? 1 : 0)
}

/** The same decisions for the same seed; when a process dies is chance nevertheless. */
let state = Number(values.seed)
function chance(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const odds = (share: number) => chance() < share

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
const isLost = (error: any) =>
  /terminat|ECONNRE|EPIPE|connection|recovery|starting up|57P0|socket/i.test(
    `${error?.code} ${error?.message}`
  )

// ---------------------------------------------------------------------------- the world

const place = clusterPlace(ROOT, 'load')
const database = `checkouts_${process.pid}`
const lease = await startCluster(place, { database })
const address = addressOf(connectionOf(place, database))
process.env.DATABASE_URL = address

const root = new URL('../../', import.meta.url)
const app = new Ignitor(root, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, root).href : path),
})
  .tap((booting) => booting.booting(() => import('#config/env').then(() => undefined)))
  .createApp('test')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
await testUtils.db().migrate()
// a crash of PostgreSQL loses no commit; one of the machine would
await db.rawQuery(`alter database ${database} set synchronous_commit = on`)
await db.rawQuery('create sequence planted_numbers')

const stripe = new StripeServer()
const razorpay = new RazorpayServer()
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
let faulty = true
let ending = false
let deaths = 0
const ports = [await freePort(), await freePort()]
const children: ChildProcess[] = []

async function startInstance(nth: number) {
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=8',
      `--import=${join(ROOT, 'tests/load/faults.mjs')}`,
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
        ...(faulty && { FAULT_ODDS: values.odds }),
        ...(values.plant && { FAULT_PLANT: values.plant }),
      },
    }
  )
  children[nth] = child
  child.once('exit', (code) => {
    if (ending) return
    // a fault of its start, not of the run
    if (code !== null && code !== 0) throw new Error(`The product ended with ${code}`)
    deaths += 1
    void startInstance(nth)
  })
  await healthy(`http://127.0.0.1:${ports[nth]}`, child).catch(() => undefined)
}

/** Ends both for good. */
async function stopInstances() {
  ending = true
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

// ---------------------------------------------------------------------------- people

const { givenAdmin, givenJob } = await import('#tests/givens')
const given = await import('../functional/billing/given_billing.js')
const { openSession } = await import('#api/accounts/sign_in/session_token_guard')

type Person = { token: string; companyId: number | null; jobId?: number }
type Reply = { status: number; body: any }

const small = await given.givenPlan({ entitlements: { open_jobs: 10, users: 5 } }, 300_000)
const large = await given.givenPlan({ entitlements: { open_jobs: 50, users: 9 } }, 900_000)
const places = await given.givenProduct({ kind: 'company_spotlight' })
const credits = await given.givenProduct({ kind: 'credits' }, 10_000)
const promotion = await given.givenProduct({ kind: 'job_promotion' })
const writing = await given.givenProduct(
  { kind: 'resume_writing', side: 'candidate', days: null },
  149_900,
  true
)
const shine = await given.givenProduct(
  { kind: 'profile_spotlight', side: 'candidate' },
  19_900,
  true
)
const wanted = await given.givenCoupon({ totalLimit: COUPON_LIMIT, accountLimit: 1 })
const free = await given.givenCoupon({ percentPoints: 10_000, totalLimit: COUPON_LIMIT })
const finance: Person = {
  token: (await openSession(await givenAdmin('finance'))).token,
  companyId: null,
}

async function company(): Promise<Person> {
  const { user, company: found } = await given.givenPayer(
    ['KA', 'MH', 'TN'][Math.floor(chance() * 3)]
  )
  return { token: (await openSession(user)).token, companyId: found.id }
}

async function candidate(): Promise<Person> {
  const { user } = await given.givenBuyingCandidate()
  return { token: (await openSession(user)).token, companyId: null }
}

/** A call as a browser makes it: it is made again under its key until somebody answers. */
async function call(person: Person, method: string, path: string, body?: object): Promise<Reply> {
  const key = randomUUID()
  for (let tries = 0; tries < 400; tries++) {
    try {
      const port = ports[Math.floor(chance() * 2)]
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method,
        headers: {
          'authorization': `Bearer ${person.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      const found = { status: response.status, body: await response.json().catch(() => null) }
      if (found.status < 500) return found
    } catch {
      // nobody is there, or whoever was died
    }
    await delay(50 + chance() * 150)
  }
  throw new Error(`Nobody answered ${method} ${path}`)
}

// ---------------------------------------------------------------------------- webhooks

const underway = new Set<Promise<unknown>>()
/** Their ids of payments of which a paid event was acknowledged. */
const acknowledged = new Set<string>()
const hooks = { sent: 0, lost: 0, doubled: 0 }

/** Sends what a gateway owes: some of it twice, some late, some never, in any order; until it is taken, as gateways do. */
function tell(gateway: 'stripe' | 'razorpay') {
  const server: GatewayServer = gateway === 'stripe' ? stripe : razorpay
  for (const hook of server.take().toSorted(() => chance() - 0.5)) {
    if (odds(0.15)) {
      hooks.lost += 1
      continue
    }
    const isDoubled = odds(0.25)
    if (isDoubled) hooks.doubled += 1
    for (let times = 0; times < (isDoubled ? 2 : 1); times++) {
      const sending = deliver(gateway, hook, odds(0.3) ? chance() * 4_000 : chance() * 200)
      underway.add(sending)
      void sending.finally(() => underway.delete(sending))
    }
  }
}

async function deliver(
  gateway: 'stripe' | 'razorpay',
  { kind, raw, headers }: Hook,
  after: number
) {
  await delay(after)
  for (let tries = 0; tries < 400; tries++) {
    try {
      const port = ports[Math.floor(chance() * 2)]
      // a late try is signed anew
      const signed = gateway === 'stripe' ? { ...headers, ...stripe.signed(raw) } : headers
      const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/webhooks/${gateway}`, {
        method: 'POST',
        headers: signed,
        body: raw,
        signal: AbortSignal.timeout(5_000),
      })
      if (status === 200) {
        hooks.sent += 1
        const event = JSON.parse(raw)
        const about = event.data?.object ?? event.payload?.payment?.entity
        const payment =
          about?.object === 'payment_intent' ? about.id : (about?.payment_intent ?? about?.id)
        if (/succeeded|completed|captured|paid/.test(kind) && payment) acknowledged.add(payment)
        return
      }
    } catch {
      // tried again later
    }
    await delay(100 + chance() * 300)
  }
}

// ---------------------------------------------------------------------------- what people do

const counts: Record<string, number> = {}
const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
const some = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)]
const gateways = ['stripe', 'razorpay'] as const
type GatewayOf = (typeof gateways)[number]

/** Pays at the page that an address leads to, as its payer does. */
function payAt(url: string, card?: 'declined'): boolean {
  const id = url.split('/').at(-1)!
  const gateway: GatewayOf = id.startsWith('cs_') ? 'stripe' : 'razorpay'
  const done =
    gateway === 'stripe'
      ? stripe.pay(id, card ? 'pm_declined' : 'pm_visa')
      : razorpay.pay(id, card ? 'failed' : 'paid')
  tell(gateway)
  return done
}

const sideOf = ({ companyId }: Person) => (companyId ? 'client' : 'candidate')

/** Orders; whoever lost the answer finds the order in their list, as a person does. */
async function order(
  person: Person,
  body: object
): Promise<{ orderId: string; url: string | null; status: string } | null> {
  const made = await call(person, 'POST', `/${sideOf(person)}/checkout`, body)
  if (made.status === 201) {
    const { orderId, payment, status } = made.body.data
    return { orderId, url: payment?.redirectUrl ?? null, status }
  }
  if (made.status !== 409) {
    count(`refused ${made.status}`)
    return null
  }
  const list = await call(person, 'POST', '/order-list', { limit: 1 })
  const [last] = list.body?.data ?? []
  return last ? { orderId: last._id, url: null, status: last.status } : null
}

/** Goes to the payment, as often as it takes to get there. */
async function page(person: Person, orderId: string, gateway: GatewayOf): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const { status, body } = await call(person, 'POST', `/${gateway}/process-payment`, { orderId })
    if (status !== 200) return null
    if (!body.data.payment) return null
    if (body.data.payment.redirectUrl) return body.data.payment.redirectUrl
    await delay(100)
  }
  return null
}

async function buy(person: Person, body: object, { declined = false, pays = true } = {}) {
  const gateway = some(gateways)
  const made = await order(person, { ...body, gateway })
  if (!made) return null
  count('orders')
  if (!pays) return made.orderId
  if (made.status === 'paid') return made.orderId
  const url = made.url ?? (await page(person, made.orderId, gateway))
  if (!url) return made.orderId
  if (declined) payAt(url, 'declined')
  payAt(url)
  if (odds(0.5)) await call(person, 'POST', '/payment/verify', { orderId: made.orderId })
  return made.orderId
}

const items = (...products: { id: number }[]) => ({
  items: products.map(({ id }) => ({ productId: id, quantity: 1 + Math.floor(chance() * 3) })),
})

/** The kinds of checkout, in turn. */
const kinds: ((nth: number) => Promise<unknown>)[] = [
  async () => buy(await company(), items(places)),
  async () => buy(await company(), items(credits, places), { declined: true }),
  async () => buy(await candidate(), items(writing, shine)),
  async () => buy(await company(), items(places), { pays: false }),
  // everybody wants the same coupon
  async () => buy(await company(), { ...items(credits), coupon: wanted.code }),
  async () => buy(await candidate(), { ...items(shine), coupon: wanted.code }),
  async () => buy(await company(), { ...items(places), coupon: free.code }),
  // five tabs with one coupon
  async () => {
    const person = await company()
    await Promise.all(
      Array.from({ length: 5 }, () => buy(person, { ...items(places), coupon: wanted.code }))
    )
  },
  async () => {
    const person = await company()
    const job = await givenJob((await findCompany(person))!)
    await buy(person, { items: [{ productId: promotion.id, quantity: 1, subjectId: job.id }] })
  },
  // a plan, clicked twice, paid in two tabs by two gateways
  async () => {
    const person = await company()
    const [one, other] = await Promise.all([
      order(person, { planId: small.id, gateway: 'stripe' }),
      order(person, { planId: small.id, gateway: 'stripe' }),
    ])
    const made = one ?? other
    if (!made) return
    count('two tabs')
    const first = made.url ?? (await page(person, made.orderId, 'stripe'))
    if (first && odds(0.5)) payAt(first, 'declined')
    const second = await page(person, made.orderId, odds(0.7) ? 'razorpay' : 'stripe')
    for (const url of new Set([first, second])) if (url) payAt(url)
    await Promise.all([
      call(person, 'POST', '/payment/verify', { orderId: made.orderId }),
      call(person, 'POST', '/payment/verify', { orderId: made.orderId }),
    ])
  },
  // a purchase, paid in two tabs at the same gateway and at another
  async () => {
    const person = await company()
    const made = await order(person, { ...items(places), gateway: 'stripe' })
    if (!made) return
    count('two tabs')
    const urls = await Promise.all([
      page(person, made.orderId, 'stripe'),
      page(person, made.orderId, 'razorpay'),
    ])
    // whoever closed the other page was a moment too late
    for (const url of new Set([made.url, ...urls])) {
      const session = url && stripe.sessions.get(url.split('/').at(-1)!)
      if (session && session.status === 'expired' && odds(0.5)) session.status = 'open'
      if (url) payAt(url)
    }
  },
  // a plan, then a larger one, then its renewal
  async () => {
    const person = await company()
    const orderId = await buy(person, { planId: small.id, interval: odds(0.5) ? 'month' : 'year' })
    if (!orderId) return
    const changed = await call(person, 'POST', '/client/change-plan', { planId: large.id })
    const upgrade = changed.body?.data?.order
    if (upgrade?.payment?.redirectUrl && odds(0.8)) payAt(upgrade.payment.redirectUrl)
    tell('stripe')
    if (odds(0.6)) await renew(person)
    tell('stripe')
    count('plans')
  },
  // paid, and given back in part by an admin, who clicks twice
  async () => {
    const orderId = await buy(await company(), items(places))
    if (!orderId) return
    const refund = () =>
      call(finance, 'PUT', `/admin/orders/${orderId}/refund`, { amount: 10_000, reason: 'A part' })
    await Promise.all([refund(), refund()])
    count('refunds asked')
  },
]

const { default: Company } = await import('#api/companies/models/company')
const findCompany = (person: Person) => lasting(() => Company.find(person.companyId!))

/** Something of this process with the database, made again where that was killed. */
async function lasting<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!isLost(error) || tries > 1_200) throw error
      await delay(100)
    }
}

/** A month or a year later: two schedulers renew. */
async function renew({ companyId }: Person) {
  await lasting(() =>
    db.rawQuery(
      `update subscriptions set anchor_at = anchor_at - (period_end - now()) - interval '1 hour', period_start = period_start - (period_end - now()) - interval '1 hour', period_end = now() - interval '1 hour' where company_id = ? and status = 'active'`,
      [companyId]
    )
  )
  const { enqueue } = await import('#api/queue/queue')
  await lasting(() =>
    db.transaction(async (trx) => {
      await enqueue(trx, 'subscriptions.renew', {})
      await enqueue(trx, 'subscriptions.renew', {})
    })
  )
  count('renewals')
}

let databaseKills = 0
/** Kills one process of PostgreSQL: all the others end, and it recovers from its log. */
async function killDatabase() {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(
    `select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
    [database]
  )
  if (rows[0]) {
    process.kill(rows[0].pid, 'SIGKILL')
    databaseKills += 1
  }
  await client.end().catch(() => undefined)
}

// ---------------------------------------------------------------------------- the run

await Promise.all([startInstance(0), startInstance(1)])
const began = performance.now()
let next = 0
let failed = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < COUNT) {
      const nth = next++
      if (nth > 0 && nth % Math.ceil(COUNT / (DATABASE_KILLS + 1)) === 0)
        await killDatabase().catch(() => undefined)
      await lasting(() => kinds[nth % kinds.length](nth)).catch((error) => {
        failed += 1
        console.error(`checkout ${nth}: ${error.message}`)
      })
    }
  })
)
while (underway.size > 0) await Promise.all(underway)
const seconds = (performance.now() - began) / 1000

// from here on nothing fails any more, and what is late comes
faulty = false
stripe.fault = razorpay.fault = () => undefined
await stopInstances()
ending = false
await Promise.all([startInstance(0), startInstance(1)])
await lasting(workOff)

/** Time passes: jobs of processes that died, and those that wait for their next try, are worked off. */
async function workOff() {
  const until = Date.now() + 120_000
  for (;;) {
    await db.rawQuery(
      `update queue.job set state = 'retry', start_after = now() where name = any(?) and state in ('active', 'retry', 'created') and (state <> 'active' or started_on < now() - interval '5 seconds')`,
      [
        [
          'webhooks.handle',
          'payments.refund',
          'payments.give-up',
          'orders.give-up',
          'subscriptions.renew',
        ],
      ]
    )
    await delay(1_500)
    tell('stripe')
    tell('razorpay')
    while (underway.size > 0) await Promise.all(underway)
    const { rows } = await db.rawQuery(
      `select name, count(*)::int as n from queue.job where name = any(?) and state in ('active', 'retry', 'created') group by 1`,
      [
        [
          'webhooks.handle',
          'payments.refund',
          'payments.give-up',
          'orders.give-up',
          'subscriptions.renew',
        ],
      ]
    )
    if (rows.length === 0) return
    if (Date.now() > until) {
      console.error('still waiting', rows)
      return
    }
  }
}

const wrong: string[] = []
const must = (what: string, rows: unknown[]) => {
  print(what, rows.length)
  if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
}
const query = async (sql: string, ...bindings: any[]) =>
  (await lasting(() => db.rawQuery(sql, bindings))).rows as any[]

// what was acknowledged is done, before anybody looks for what was lost
const told = [...acknowledged]
const undone = await query(
  `select id, status, gateway_payment from payments where gateway_payment = any(?) and status <> 'paid'
   union all select null, 'unknown', name from unnest(?::text[]) name where not exists (select from payments where gateway_payment = name)`,
  told,
  told
)
must('acknowledged, and not done', undone)

// what was not told: the orders' time is over, and the comparison finds the rest
await stopInstances()
const { reconcile } = await import('#api/billing/reconcile/reconcile')
const { default: expireOrders } = await import('#api/billing/orders/expire_orders')
const { drainQueue } = await import('#tests/queue')
const first = await lasting(() => reconcile({ quietMinutes: -5 }))
await db.rawQuery(
  `update orders set expires_at = now() - interval '1 minute' where status in ('pending', 'failed') and expires_at is not null`
)
await expireOrders()
await drainQueue()
for (const server of [stripe, razorpay]) server.take()
const second = await reconcile({ quietMinutes: -5 })
const sumOf = (rows: typeof first, name: 'compared' | 'repaired' | 'untold') =>
  rows.reduce((sum, row) => sum + row[name], 0)

print(
  'checkouts begun; orders; two tabs; renewals',
  `${COUNT}; ${counts.orders}; ${counts['two tabs']}; ${counts.renewals}`
)
print('seconds', seconds.toFixed(0))
const killed = readFileSync(log, 'utf8').split('\n').filter(Boolean)
print('processes killed at failpoints', killed.length)
for (const name of [...new Set(killed)].sort())
  print(`  ${name}`, killed.filter((each) => each === name).length)
print('deaths of processes; kills of the database', `${deaths}; ${databaseKills}`)
print('webhooks taken, lost, doubled', `${hooks.sent}, ${hooks.lost}, ${hooks.doubled}`)
print(
  'payments compared, completed by the comparison, untold',
  `${sumOf(first, 'compared')}, ${sumOf(first, 'repaired')}, ${sumOf(first, 'untold')}`
)
printLoad()

// ---------------------------------------------------------------------------- does it add up

must('checkouts that nobody could finish', Array.from({ length: failed }))
must(
  'completed by the comparison although a webhook was taken',
  first.filter(({ repaired, untold }) => repaired !== untold)
)
must(
  'problems that the comparison leaves',
  second.flatMap(({ problems }) => problems)
)
must(
  'completed by a second comparison',
  second.filter(({ repaired }) => repaired > 0)
)
must(
  'paid orders that are not fulfilled once',
  await query(
    `select o.id, o.kind from orders o where o.status in ('paid', 'refunded') and (o.fulfilled_at is null
     or (select count(*) from deliveries d where d.order_id = o.id) <> (select count(*) from order_lines l where l.order_id = o.id and l.product_id is not null)
     or (o.subscription_id is not null and exists (select from subscriptions s where s.id = o.subscription_id and s.period_end is null)))`
  )
)
must(
  'places and credits that are not as many as were bought',
  await query(
    `with bought as (select l.order_id, p.kind, sum(l.quantity)::int as n from order_lines l join products p on p.id = l.product_id join orders o on o.id = l.order_id where o.status = 'paid' group by 1, 2),
     given as (select o.id as order_id, 'credits' as kind, sum(c.delta)::int as n from credit_ledger c join orders o on c.reference = 'order:' || o.id where c.kind = 'purchase' group by 1
       union all select o.id, case when s.candidate_id is null then 'company_spotlight' else 'profile_spotlight' end, count(*)::int from spotlights s join orders o on s.note = 'Order ' || o.number group by 1, 2
       union all select o.id, 'job_promotion', count(*)::int from promotions p join orders o on p.note = 'Order ' || o.number group by 1)
   select coalesce(b.order_id, g.order_id) as order_id, coalesce(b.kind, g.kind) as kind, b.n as bought, g.n as given from bought b full join given g on g.order_id = b.order_id and g.kind = b.kind
   where coalesce(b.kind, g.kind) in ('credits', 'company_spotlight', 'profile_spotlight', 'job_promotion') and b.n is distinct from g.n
     and not exists (select from orders o where o.id = coalesce(b.order_id, g.order_id) and o.status = 'refunded')`
  )
)
must(
  'unpaid orders that are fulfilled',
  await query(
    `select id from orders o where status not in ('paid', 'refunded') and (fulfilled_at is not null or exists (select from deliveries d where d.order_id = o.id) or exists (select from invoices i where i.order_id = o.id))`
  )
)
must(
  'paid orders without one invoice',
  await query(
    `select o.id from orders o where o.amount > 0 and o.status in ('paid', 'refunded') and (select count(*) from invoices i where i.order_id = o.id and i.kind = 'invoice') <> 1`
  )
)
must(
  'numbers of papers that are missing or doubled',
  await query(
    `select kind, nth, row_number from (select kind, nth, row_number() over (partition by kind, financial_year order by nth) from invoices) n where nth <> row_number`
  )
)
must(
  'coupons over their limit',
  await query(
    `select c.code from coupons c where (select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.status = 'confirmed') > c.total_limit
   union all select 'account' from coupon_redemptions where status = 'confirmed' group by coupon_id, coalesce(company_id, 0), coalesce(candidate_id, 0) having count(*) > 1`
  )
)
must(
  'paid orders with a coupon that is not spent',
  await query(
    `select o.id from orders o where o.coupon_id is not null and o.status in ('paid', 'refunded') and not exists (select from coupon_redemptions r where r.order_id = o.id and r.status = 'confirmed')`
  )
)
must(
  'companies with two plans',
  await query(
    `select company_id from subscriptions where status <> 'ended' group by 1 having count(*) > 1`
  )
)
must(
  'periods that were charged twice',
  await query(
    `select subscription_id from orders where kind = 'renewal' and status = 'paid' group by subscription_id, change->>'start' having count(*) > 1`
  )
)
must(
  'refunds that are not done',
  await query(`select id, failure from refunds where status <> 'done'`)
)
must(
  'currencies whose books are uneven',
  await query(
    `select currency from (select currency, amount from ledger_transfers union all select currency, -amount from ledger_transfers) s group by 1 having sum(amount) <> 0
   union all select currency from (select currency, case when debit = 'receivable' then amount else 0 end - case when credit = 'receivable' then amount else 0 end as amount from ledger_transfers) r group by 1 having sum(amount) <> 0`
  )
)

// the gateways' own truth
const theirs = [
  ...[...stripe.charges.values()].map((charge) => ({
    gateway: 'stripe',
    payment: charge.payment_intent as string,
    key: charge.metadata.key as string,
    amount: charge.amount as number,
    refunded: charge.amount_refunded as number,
  })),
  ...[...razorpay.payments.values()]
    .filter(({ status }) => status === 'captured' || status === 'refunded')
    .map((payment) => ({
      gateway: 'razorpay',
      payment: payment.id as string,
      key: [...razorpay.links.values()].find(({ order_id: id }) => id === payment.order_id)!
        .reference_id as string,
      amount: payment.amount as number,
      refunded: payment.amount_refunded as number,
    })),
]
const ours = await query(
  `select p.id, p.key, p.gateway, p.gateway_payment, p.status, p.amount, p.refunded, p.order_id, o.status as order_status, o.amount as total, o.refunded as back from payments p join orders o on o.id = p.order_id`
)
const byKey = new Map(ours.map((row) => [row.key, row]))
must(
  'money that came and is not here',
  theirs.filter(({ key, payment, amount, refunded }) => {
    const row = byKey.get(key)
    return (
      !row ||
      row.status !== 'paid' ||
      row.gateway_payment !== payment ||
      Number(row.amount) !== amount ||
      Number(row.refunded) !== refunded
    )
  })
)
must(
  'paid here and not there',
  ours.filter(
    ({ status, gateway_payment: payment }) =>
      status === 'paid' && !theirs.some((each) => each.payment === payment)
  )
)
const net = new Map<number, number>()
for (const { key, amount, refunded } of theirs) {
  const row = byKey.get(key)
  if (row) net.set(row.order_id, (net.get(row.order_id) ?? 0) + amount - refunded)
}
const orders = new Map(ours.map((row) => [row.order_id, row]))
must(
  'orders whose money is not what they cost',
  [...orders.values()].filter(({ order_id: id, order_status: status, total, back }) => {
    const due = status === 'paid' ? Number(total) - Number(back) : 0
    return (net.get(id) ?? 0) !== due
  })
)
const [{ booked }] = await query(
  `select coalesce(sum(case when debit = 'gateway' then amount when credit = 'gateway' then -amount else 0 end), 0)::text as booked from ledger_transfers`
)
const held = theirs.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
print('the books hold; the gateways hold, in minor units', `${booked}; ${held}`)
must(
  'units by which books and gateways differ',
  Number(booked) === held ? [] : [Number(booked) - held]
)
const opened = [...stripe.sessions.values()].map(({ metadata }) => metadata.key as string)
must('pages that were opened under no key of ours, or twice under one', [
  ...opened.filter((key) => !byKey.has(key)),
  ...opened.filter((key, index) => opened.indexOf(key) !== index),
])

for (const each of wrong) console.log(`WRONG ${each}`)
print('wrong', wrong.length)
await stripe.close()
await razorpay.close()
await app.terminate()
const cleaner = new pg.Client({ connectionString: addressOf(connectionOf(place, 'postgres')) })
await cleaner.connect()
await cleaner.query(`drop database ${database} with (force)`)
await cleaner.end()
await lease.release()
process.exit(wrong.length ? 1 : 0)
