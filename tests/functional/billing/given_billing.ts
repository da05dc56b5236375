import { setTimeout } from 'node:timers/promises'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import BillingAddress from '#api/companies/models/billing_address'
import Coupon from '#api/billing/models/coupon'
import Dispute from '#api/billing/models/dispute'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import Plan from '#api/billing/models/plan'
import PriceSlab from '#api/billing/models/price_slab'
import type Subscription from '#api/billing/models/subscription'
import Product from '#api/billing/models/product'
import { big } from '#api/billing/money/money'
import { BOOKS_ZONE } from '#api/billing/invoices/numbers'
import { askRefund } from '#api/billing/payments/refund_payment'
import { intervalValues } from '#api/billing/billing_facts'
import { drainQueue } from '#tests/queue'
import { givenCandidate, givenCompany } from '#tests/givens'

let count = 0

/** A plan in INR and USD, by month and by year at ten months' price. */
export async function givenPlan(over: Partial<Plan> = {}, month = 300_000) {
  const plan = await Plan.create({
    slug: `plan-${process.pid}-${++count}`,
    name: `Plan ${count}`,
    status: 'active',
    trialDays: 14,
    entitlements: { open_jobs: 10, users: 5, contact_requests: 40 },
    position: count,
    ...over,
  } as Partial<Plan>)
  for (const [countryCode, currency] of [
    ['IN', 'INR'],
    [null, 'USD'],
  ] as const)
    for (const [nth, billingInterval] of intervalValues.entries())
      await PriceSlab.create({
        planId: plan.id,
        countryCode,
        currency,
        billingInterval,
        unit: 'flat',
        bands: [{ upTo: null, each: month * (nth ? 10 : 1) }],
      })
  return plan
}

export async function givenProduct(
  over: Partial<Product> = {},
  each = 100_000,
  taxIncluded = false
) {
  const product = await Product.create({
    slug: `product-${process.pid}-${++count}`,
    name: `Product ${count}`,
    kind: 'job_promotion',
    side: 'client',
    days: 7,
    status: 'active',
    position: count,
    ...over,
  } as Partial<Product>)
  await PriceSlab.create({
    productId: product.id,
    countryCode: 'IN',
    currency: 'INR',
    unit: 'flat',
    bands: [{ upTo: null, each }],
    taxIncluded,
  })
  return product
}

export const givenCoupon = (over: Partial<Coupon> = {}) =>
  Coupon.create({
    code: `CODE-${process.pid}-${++count}`,
    kind: 'percent',
    percentPoints: 2_500,
    status: 'active',
    accountLimit: 1,
    firstPurchaseOnly: false,
    productIds: [],
    planIds: [],
    ...over,
  } as Partial<Coupon>)

/** A company in Karnataka, or in another state, with its billing address. */
export async function givenPayer(stateCode = 'KA') {
  const given = await givenCompany({ countryCode: 'IN', stateCode })
  await givenAddress(given.company, stateCode)
  return given
}

export const givenAddress = (company: Company, stateCode: string | null, countryCode = 'IN') =>
  BillingAddress.create({
    companyId: company.id,
    legalName: 'Kaveri Software Private Limited',
    line1: '12 MG Road',
    city: 'Bengaluru',
    stateCode,
    postalCode: '560001',
    countryCode,
  })

export const givenBuyingCandidate = () =>
  givenCandidate({ countryCode: 'IN', stateCode: 'KA', english: 'cleared' } as never)

/** What somebody does about money, through HTTP. */
export const buying = (client: ApiClient, user: User) => {
  const side = user.userType === 'client' ? 'client' : 'candidate'
  const post = (path: string, body: object) =>
    client.post(`/api/v1${path}`).loginAs(user).json(body)
  return {
    checkout: (body: object) => post(`/${side}/checkout`, { gateway: 'sandbox', ...body }),
    /** The payer's word at the sandbox; the webhooks are worked off. */
    async pays(paymentId: string, outcome: object = { outcome: 'paid' }) {
      const said = await client.post(`/api/v1/sandbox/payments/${paymentId}`).json(outcome)
      await drainQueue()
      return said
    },
    verify: (orderId: string) => post('/payment/verify', { orderId, gateway: 'sandbox' }),
    orders: (only: object = {}) => post('/order-list', only),
    coupon: (body: object) => post('/apply-coupon', body),
    papers: () => client.get('/api/v1/invoices').loginAs(user),
    summary: () => client.get('/api/v1/client/subscription-summary').loginAs(user),
    change: (body: object) => post('/client/change-plan', { gateway: 'sandbox', ...body }),
    cancel: (reason = 'too_expensive') => post('/client/cancel-plan', { reason }),
    resume: () => post('/client/resume-plan', {}),
    post,
  }
}

/** As if so much time had passed since the period began. */
export async function passes(subscription: Subscription, days: number, { isDue = false } = {}) {
  const earlier = (time: DateTime | null) => time && time.minus({ days })
  await subscription.refresh()
  await subscription
    .merge({
      ...(!isDue && {
        anchorAt: earlier(subscription.anchorAt),
        periodStart: earlier(subscription.periodStart),
        periodEnd: earlier(subscription.periodEnd),
        trialEndsAt: earlier(subscription.trialEndsAt),
      }),
      pastDueSince: earlier(subscription.pastDueSince),
      nextTryAt: earlier(subscription.nextTryAt),
    })
    .save()
  // else a period that is moved to where one was charged for is not charged for again: both end on 28 February
  if (!isDue)
    await db.rawQuery(
      `update subscription_charges set period_start = period_start - ? * interval '1 day' where subscription_id = ?`,
      [days, subscription.id]
    )
}

/** A payer whose order of one company spotlight waits for its payment. */
export async function givenOpenOrder(client: ApiClient) {
  const { user } = await givenPayer()
  const product = await givenProduct({ kind: 'company_spotlight' })
  const buyer = buying(client, user)
  const bought = await buyer.checkout({ items: [{ productId: product.id }] })
  const { orderId, payment } = bought.body().data
  return { user, product, buyer, orderId, payment }
}

export const orderOf = (id: string) => Order.findOrFail(Number(id))

/** A candidate who bought something with a coupon, left something in the cart, was paid back, and disputed it. */
export async function givenRefundedOrder(client: ApiClient, user: User) {
  const product = await givenProduct({ side: 'candidate', kind: 'resume_writing' })
  const other = await givenProduct({ side: 'candidate', kind: 'linkedin_writing' })
  const coupon = await givenCoupon()
  const buyer = buying(client, user)
  ;(await buyer.post('/candidate/cart', { productId: other.id })).assertStatus(201)
  const made = await buyer.checkout({ items: [{ productId: product.id }], coupon: coupon.code })
  made.assertStatus(201)
  await buyer.pays(made.body().data.payment._id)
  const order = await orderOf(made.body().data.orderId)
  const payment = await Payment.findByOrFail('order_id', order.id)
  await db.transaction((trx) =>
    askRefund(trx, order, payment, { amount: big(order.amount), reason: 'Asked for' })
  )
  await drainQueue()
  await Dispute.create({
    paymentId: payment.id,
    orderId: order.id,
    gateway: payment.gateway,
    gatewayDispute: `dp_${payment.key}`,
    status: 'won',
    amount: payment.amount,
    currency: payment.currency,
    reason: 'fraudulent',
  })
  return order.refresh()
}

/** A moment of the books' month that holds for a test: in the last seconds of one the next is waited for, as papers of two would be in two. */
export async function booksMonth() {
  const now = DateTime.now().setZone(BOOKS_ZONE)
  const left = now.endOf('month').diff(now).toMillis()
  if (left < 20_000) await setTimeout(left + 1)
  return DateTime.now().setZone(BOOKS_ZONE)
}
