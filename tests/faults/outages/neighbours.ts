import { execFileSync } from 'node:child_process'
import { appendFileSync, closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { stripeSettings } from '#tests/gateways/gateway_settings'
import { StripeServer } from '#tests/gateways/stripe_server'
import { freePort, print } from '../../load/own/server.js'
import { ask } from '../calls.js'
import { must } from '../verdict.js'
import { query, startProduct, storage } from '../world.js'
import { people } from './people.js'
import { uploadResume } from './uploads.js'

const DAY_SECONDS = 24 * 3_600
const patient = [
  'mail.deliver',
  'webhooks.handle',
  'payments.refund',
  'payments.give-up',
  'orders.give-up',
]

/**
 * Mail and the gateway down: people go on, an order waits, and when both are back the mail arrives and the order can be
 * paid. That tries last a day is computed from the queue's own settings, and the day is left out: what waits is due at once.
 */
export async function neighboursDown() {
  const [mailPort, stripePort] = [await freePort(), await freePort()]
  const server = await startProduct({
    QUEUE: 'inside',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    ...stripeSettings(`http://127.0.0.1:${stripePort}`),
  })
  const { email } = people.candidate
  const forgot = await ask(server.origin, 'PUT', '/forget-password', { json: { email } })
  const order = { items: [{ productId: people.product, quantity: 1 }], gateway: 'stripe' }
  const pays = (orderId: string) =>
    ask(server.origin, 'POST', '/stripe/process-payment', {
      token: people.payer,
      json: { orderId },
    })
  const made = await ask(server.origin, 'POST', '/client/checkout', {
    token: people.payer,
    json: order,
  })
  const { orderId } = made?.body?.data ?? {}
  const told = await pays(orderId)
  const mail = async () =>
    (
      await query(`select status, tries from mails where recipient = $1 order by id desc limit 1`, [
        email,
      ])
    )[0]
  const tried = await until(
    async () => (await mail())?.tries > 0 && (await mail()).status === 'queued'
  )

  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      received.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', () => done())
    },
  })
  smtp.listen(mailPort, '127.0.0.1')
  const stripe = new StripeServer()
  await stripe.listen(stripePort)
  await query(
    `update queue.job set start_after = now() where name = 'mail.deliver' and state < 'active'`
  )
  const sent = await until(async () => (await mail()).status === 'sent')
  const paying = await pays(orderId)
  await server.stop()
  await stripe.close()
  await new Promise<void>((done) => smtp.close(() => done()))

  const lasts = await query(
    `select q.name, sum(least(q.retry_delay_max, q.retry_delay * 2 ^ least(16, n) / 2))::int as seconds
     from queue.queue q, generate_series(0, q.retry_limit - 1) n where q.name = any($1) group by 1`,
    [patient]
  )
  print(
    'answers meanwhile: password, order, payment',
    [forgot, made, told].map((answer) => answer?.status).join(', ')
  )
  print(
    'tries go on for at least (hours)',
    Math.min(...lasts.map(({ seconds }) => seconds / 3_600)).toFixed(1)
  )
  must(
    'works whose tries end within a day',
    lasts.filter(({ seconds }) => seconds < DAY_SECONDS)
  )
  must('works that are not there', patient.slice(lasts.length))
  must(
    'people who were refused',
    [forgot, made].filter((answer) => !answer || answer.status > 299)
  )
  must(
    'a payment that was neither refused for now nor begun',
    told && [200, 409, 503].includes(told.status) ? [] : [told]
  )
  must('a mail that was not tried meanwhile', tried ? [] : [await mail()])
  must(
    'a mail that did not arrive afterwards',
    sent && received.includes(email) ? [] : [await mail()]
  )
  must(
    'an order that cannot be paid afterwards',
    paying?.body?.data?.payment?.redirectUrl ? [] : [paying]
  )
}

async function until(done: () => boolean | Promise<boolean>) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await delay(200))
    if (await done()) return true
  return false
}

const ROOM = '4m'

/** A file system of its own of a few MB in memory; none where nobody may mount one. */
function smallDisk(name: string) {
  const place = `${storage}-${name}`
  mkdirSync(place, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', place], {
      stdio: 'ignore',
    })
    return place
  } catch {
    must('a file system of its own, which takes the right to mount one', ['refused'])
    return undefined
  }
}

/** A file takes room by this many bytes. */
const PAGE = 4_096

/** Takes all room that is left. */
function fill(place: string) {
  const page = Buffer.alloc(PAGE)
  try {
    // what the file system says of its room is about right only
    for (;;) appendFileSync(`${place}/filler`, page)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** No room for the log, which is a file there: everybody is answered as before, and with room lines are written again. */
export async function fullLogDisk() {
  const place = smallDisk('log')
  if (!place) return
  const file = `${place}/candor.log`
  const log = openSync(file, 'a')
  const server = await startProduct({ QUEUE: 'off', LOG_LEVEL: 'info' }, log)
  closeSync(log)
  // a call without a sign-in is a line in the log
  const refused = async (times: number) => {
    const statuses = []
    for (let nth = 0; nth < times; nth++)
      statuses.push((await ask(server.origin, 'GET', `/notifications?nth=${nth}`))?.status)
    return statuses.filter((status) => status !== 401)
  }
  const size = () => statSync(file).size
  try {
    const empty = size()
    const before = await refused(20)
    await until(() => size() > empty)
    const without: unknown[] = []
    let stood = 0
    // the file system finds room again after it had none: it is filled before each stretch
    for (let nth = 0; nth < 10; nth++) {
      fill(place)
      const full = size()
      without.push(...(await refused(50)))
      // its last page may have had some room
      if (size() - full < PAGE) stood++
    }
    const list = await ask(server.origin, 'POST', '/job-list', { json: {} })
    const ready = await ask(server.origin, 'GET', '/readiness')
    const reached = size()
    rmSync(`${place}/filler`)
    const after = await refused(20)
    const written = await until(() => size() > reached)
    print('calls without room for their lines; bytes of the log', `500; ${reached}`)
    must('calls that were answered otherwise', [...before, ...without, ...after])
    must(
      'lists and readiness that failed meanwhile',
      [list, ready].filter((each) => each?.status !== 200)
    )
    must(
      'processes that ended by it',
      server.child.exitCode === null ? [] : [server.child.exitCode]
    )
    must('a disk that was not full', stood > 0 ? [] : [reached])
    must('lines that were not written with room again', written ? [] : [size()])
  } finally {
    await server.stop()
    execFileSync('umount', ['--lazy', place])
  }
}

/** No room in the storage, which is a file system of its own of 4 MB in memory: 503 and nothing kept; with room the same key goes on. */
export async function fullDisk() {
  const place = smallDisk('full')
  if (!place) return
  const server = await startProduct({ QUEUE: 'off', STORAGE_PATH: place })
  try {
    await ask(server.origin, 'GET', '/readiness')
    const key = crypto.randomUUID()
    const resumes = async () => Number((await query('select count(*) as n from resumes'))[0].n)
    const before = await resumes()
    fill(place)
    const full = await uploadResume(server.origin, { key })
    const looked = await ask(server.origin, 'GET', '/readiness')
    const others = await ask(server.origin, 'POST', '/job-list', { json: {} })
    const kept = (await resumes()) - before
    rmSync(`${place}/filler`)
    const again = await uploadResume(server.origin, { key })
    const ready = await ask(server.origin, 'GET', '/readiness')

    print(
      'an upload without room; readiness; with room again',
      `${full.status} ${full.body?.code}; ${looked?.body?.data?.failed}; ${again.status}`
    )
    must(
      'uploads without room that were not told so',
      full.body?.code === 'E_STORAGE_FULL' ? [] : [full]
    )
    must('rows of uploads without room', kept === 0 ? [] : [kept])
    must(
      'readiness that did not say it',
      looked?.body?.data?.failed?.includes('storage') ? [] : [looked]
    )
    must('others who were not answered', others?.status === 200 ? [] : [others])
    must('uploads that failed with room', again.status === 201 ? [] : [again])
    must('readiness that did not come back', ready?.status === 200 ? [] : [ready])
  } finally {
    await server.stop()
    execFileSync('umount', ['--lazy', place])
  }
}
