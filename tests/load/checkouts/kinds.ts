import { count, lasting, odds } from './settings.js'
import { db, stripe } from './world.js'
import {
  buy,
  call,
  candidate,
  company,
  couponOf,
  credits,
  finance,
  findCompany,
  free,
  items,
  large,
  order,
  page,
  payAt,
  places,
  promotion,
  shine,
  small,
  wanted,
  writing,
  type Person,
} from './people.js'
import { tell } from './webhooks.js'

const { givenJob } = await import('#tests/givens')

/** The kinds of checkout, in turn. */
export const kinds: ((nth: number) => Promise<unknown>)[] = [
  async () => buy(await company(), items(places)),
  async () => buy(await company(), items(credits, places), { declined: true }),
  async () => buy(await candidate(), items(writing, shine)),
  async () => buy(await company(), items(places), { pays: false }),
  // everybody wants the same coupon
  async () => buy(await company(), { ...items(credits), coupon: wanted.code }),
  async () => buy(await candidate(), { ...items(shine), coupon: wanted.code }),
  async () => buy(await company(), { ...items(places), coupon: free.code }),
  // five tabs with one coupon, of which an account has one use
  async () => {
    const [person, coupon] = [await company(), await couponOf({ accountLimit: 1 })]
    await Promise.all(
      Array.from({ length: 5 }, () => buy(person, { ...items(places), coupon: coupon.code }))
    )
  },
  // the last use of a coupon, wanted by six at the same moment: who only look would all take it
  async () => {
    const coupon = await couponOf({ totalLimit: 1 })
    const people = await Promise.all(Array.from({ length: 6 }, company))
    await Promise.all(
      people.map((person) => buy(person, { ...items(places), coupon: coupon.code }))
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
    // the person who closed the other page was a moment too late
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
