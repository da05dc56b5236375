import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { BROKEN_ANSWERS, chance, count, COUPON_LIMIT, lasting, odds, some } from './settings.js'
import { ports, razorpay, stripe } from './world.js'
import { tell } from './webhooks.js'

// Who buys, what there is to buy, and what they do with a browser.

const { givenAdmin } = await import('#tests/givens')
const given = await import('../../functional/billing/given_billing.js')
const { openSession } = await import('#api/accounts/sign_in/session_token_guard')

export type Person = { token: string; companyId: number | null; jobId?: number }
type Reply = { status: number; body: any }

export const small = await given.givenPlan({ entitlements: { open_jobs: 10, users: 5 } }, 300_000)
export const large = await given.givenPlan({ entitlements: { open_jobs: 50, users: 9 } }, 900_000)
export const places = await given.givenProduct({ kind: 'company_spotlight' })
export const credits = await given.givenProduct({ kind: 'credits' }, 10_000)
export const promotion = await given.givenProduct({ kind: 'job_promotion' })
export const writing = await given.givenProduct(
  { kind: 'resume_writing', side: 'candidate', days: null },
  149_900,
  true
)
export const shine = await given.givenProduct(
  { kind: 'profile_spotlight', side: 'candidate' },
  19_900,
  true
)
export const wanted = await given.givenCoupon({ totalLimit: COUPON_LIMIT, accountLimit: 1 })
export const free = await given.givenCoupon({ percentPoints: 10_000, totalLimit: COUPON_LIMIT })
/** A coupon that nobody has used yet. */
export const couponOf = given.givenCoupon
export const finance: Person = {
  token: (await openSession(await givenAdmin('finance'))).token,
  companyId: null,
}

export async function company(): Promise<Person> {
  const { user, company: found } = await given.givenPayer(
    ['KA', 'MH', 'TN'][Math.floor(chance() * 3)]
  )
  return { token: (await openSession(user)).token, companyId: found.id }
}

export async function candidate(): Promise<Person> {
  const { user } = await given.givenBuyingCandidate()
  return { token: (await openSession(user)).token, companyId: null }
}

/** A call as a browser makes it: it is made again under its key until somebody answers. */
export async function call(
  person: Person,
  method: string,
  path: string,
  body?: object
): Promise<Reply> {
  const key = randomUUID()
  let broken = 0
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
      broken += 1
    } catch {
      // no process was there, or the one that was died
    }
    if (broken >= BROKEN_ANSWERS) break
    await delay(50 + chance() * 150)
  }
  throw new Error(`Nobody answered ${method} ${path}`)
}

const gateways = ['stripe', 'razorpay'] as const
export type GatewayOf = (typeof gateways)[number]

/** Pays at the page that an address leads to, as its payer does. */
export function payAt(url: string, card?: 'declined'): boolean {
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

/** Orders; a buyer who lost the response finds the order in their list, as a person does. */
export async function order(
  person: Person,
  body: object
): Promise<{ orderId: string; url: string | null; status: string } | null> {
  // prices are those of the catalogue, whatever a browser sends
  const forged = odds(0.2) ? { amount: 1, total: 1, discount: 1_000_000, currency: 'JPY' } : {}
  const path = `/${sideOf(person)}/checkout`
  const made = await call(person, 'POST', path, { ...body, ...forged })
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
export async function page(
  person: Person,
  orderId: string,
  gateway: GatewayOf
): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const { status, body } = await call(person, 'POST', `/${gateway}/process-payment`, { orderId })
    if (status !== 200) return null
    if (!body.data.payment) return null
    if (body.data.payment.redirectUrl) return body.data.payment.redirectUrl
    await delay(100)
  }
  return null
}

/** Leaves the page without paying, and lets the browser say otherwise: nothing may come of it. */
async function comesBackUnpaid(person: Person, orderId: string, gateway: GatewayOf) {
  const forged = {
    razorpay_payment_id: 'pay_forged',
    razorpay_payment_link_id: 'plink_forged',
    razorpay_payment_link_reference_id: orderId,
    razorpay_payment_link_status: 'paid',
    razorpay_signature: '0'.repeat(64),
  }
  for (const said of [{ ...forged, status: 'paid' }, {}]) {
    const { body } = await call(person, 'POST', '/payment/verify', { orderId, gateway, ...said })
    count(body?.data?.status === 'paid' ? 'believed' : 'not believed')
  }
}

/** Orders, goes to the page and pays there, or leaves it. */
export async function buy(person: Person, body: object, { declined = false, pays = true } = {}) {
  const gateway = some(gateways)
  const made = await order(person, { ...body, gateway })
  if (!made) return null
  count('orders')
  if (made.status === 'paid') return made.orderId
  const url = made.url ?? (await page(person, made.orderId, gateway))
  if (!url) return made.orderId
  if (!pays) {
    await comesBackUnpaid(person, made.orderId, gateway)
    return made.orderId
  }
  if (declined) payAt(url, 'declined')
  payAt(url)
  if (odds(0.5)) await call(person, 'POST', '/payment/verify', { orderId: made.orderId })
  return made.orderId
}

/** Each product one to three times. */
export const items = (...products: { id: number }[]) => ({
  items: products.map(({ id }) => ({ productId: id, quantity: 1 + Math.floor(chance() * 3) })),
})

const { default: Company } = await import('#api/companies/models/company')
/** The company of somebody who buys for one. */
export const findCompany = (person: Person) => lasting(() => Company.find(person.companyId!))
