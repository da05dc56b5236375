import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { GRACE_DAYS, RETRY_DAYS } from '#api/billing/billing_facts'
import CompanyMember from '#api/companies/models/company_member'
import { gatewayFor } from '#api/billing/gateways/gateways'
import { failpoint } from '#api/billing/failpoint'
import Order from '#api/billing/models/order'
import type Payment from '#api/billing/models/payment'
import PriceSlab from '#api/billing/models/price_slab'
import Subscription from '#api/billing/models/subscription'
import { big, small } from '#api/billing/money/money'
import { buyerOf } from '#api/billing/orders/buyers'
import { planDraft, pricedPlan } from '#api/billing/orders/drafts'
import { placeOrder } from '#api/billing/orders/place_order'
import { beginPayment, chargeSaved, payAgain } from '#api/billing/payments/pay_order'
import { payInFull, settle } from '#api/billing/payments/settle'
import { basisOf, type PlanChange } from '#api/billing/subscriptions/plan_change'
import { periodFrom } from '#api/billing/subscriptions/periods'
import { tellAhead } from '#api/billing/subscriptions/tell_ahead'
import { tellOfDue } from '#api/billing/subscriptions/subscription_notices'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'

const BATCH = 100
const UNFINISHED_MINUTES = 10
/** Days that a suspended company has to pay before its plan ends. */
const SUSPENDED_DAYS = 30

/**
 * What is due of subscriptions: renewals, tries of payments that failed, suspensions and ends. Each in a transaction of
 * its own, asked again under its lock, so that two schedulers renew nothing twice. Safe to run twice, and after an outage.
 */
export default async function renewSubscriptions() {
  await tellAhead()
  await each(`period_end <= now() and status in ('active', 'trialing', 'cancels_at_end')`, renew)
  await each(`next_try_at <= now() and status = 'past_due'`, tryAgain)
  await each(
    `status = 'past_due' and past_due_since <= now() - interval '${GRACE_DAYS} days'`,
    (found) => subscriptionMoves.suspend(found, null)
  )
  await each(
    `status = 'suspended' and past_due_since <= now() - interval '${GRACE_DAYS + SUSPENDED_DAYS} days'`,
    (found) => subscriptionMoves.end(found, null)
  )
}

async function each(condition: string, act: (subscription: Subscription) => Promise<unknown>) {
  let after = 0
  for (;;) {
    const due = await Subscription.query()
      .whereRaw(condition)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const found of due)
      await act(found).catch((error) => {
        // somebody was faster, or the gateway does not answer: the next run looks again
        if (!(error instanceof Refusal))
          logger.error({ err: error, subscription: found.id }, 'a subscription was not seen to')
      })
    if (due.length < BATCH) return
    after = due.at(-1)!.id
  }
}

async function renew(found: Subscription) {
  if (found.status === 'cancels_at_end' || (found.status === 'trialing' && !found.gatewayMethod))
    return endDue(found)
  const made = await db.transaction((trx) => orderRenewal(trx, found))
  await failpoint('renewal.ordered')
  const unfinished = made ? null : await unfinishedRenewal(found)
  const order = made?.order ?? unfinished
  if (!order) return
  const payment = unfinished
    ? await payAgain(unfinished, unfinished.gateway!, { isAutomatic: true })
    : made!.payment
  if (payment) await collect(order, payment, found)
  await found.refresh()
  await order.refresh()
  if (order.status !== 'paid' && found.status !== 'past_due')
    await subscriptionMoves.fallDue(found, null)
}

/** The renewal of a process that died before it was charged, or before that was kept; one of these minutes may be in work. */
async function unfinishedRenewal(found: Subscription): Promise<Order | null> {
  await found.refresh()
  if (!['active', 'trialing'].includes(found.status) || found.periodEnd! > DateTime.now())
    return null
  return Order.query()
    .where({ subscription_id: found.id, kind: 'renewal' })
    .whereIn('status', ['pending', 'failed'])
    .where('created_at', '<', DateTime.now().minus({ minutes: UNFINISHED_MINUTES }).toSQL())
    .orderBy('id', 'desc')
    .first()
}

const endDue = (found: Subscription) =>
  db.transaction(async (trx) => {
    found.useTransaction(trx)
    await subscriptionMoves.lock(found, trx)
    if (found.periodEnd! <= DateTime.now()) await subscriptionMoves.end(found, null)
  })

/** The order of the next period, once: its charge is unique by subscription, period and reason. */
async function orderRenewal(trx: TransactionClientContract, found: Subscription) {
  found.useTransaction(trx)
  await subscriptionMoves.lock(found, trx)
  const isDue = ['active', 'trialing'].includes(found.status) && found.periodEnd! <= DateTime.now()
  if (!isDue) return null
  const buyer = await buyerOfCompany(trx, found.companyId)
  const interval = found.nextInterval ?? found.billingInterval
  const priced = await nextPrice(trx, found, buyer.snapshot.countryCode)
  const isKept = interval === found.billingInterval && found.status === 'active'
  const anchor = isKept ? found.anchorAt! : found.periodEnd!
  const nth = isKept ? found.nthPeriod + 1 : 0
  const period = periodFrom(anchor, interval, nth)
  const change: PlanChange = {
    planId: priced.plan.id,
    interval,
    amount: small(priced.amount),
    start: period.start.toUTC().toISO(),
    end: period.end.toUTC().toISO(),
    anchor: anchor.toUTC().toISO(),
    nth,
    from: basisOf(found),
  }
  const { rows: taken } = await trx.rawQuery(
    `select from subscription_charges where subscription_id = ? and period_start = ? and reason = 'renewal'`,
    [found.id, found.periodEnd!.toSQL()!]
  )
  if (taken.length > 0) return null
  const gateway = found.gateway ?? gatewayFor(buyer.snapshot.countryCode)
  const order = await placeOrder(trx, {
    buyer,
    kind: 'renewal',
    drafts: [
      planDraft(priced, interval, {
        more: (line) =>
          sentence('{line}, {from} to {upTo}', { line, from: period.start, upTo: period.end }),
      }),
    ],
    gateway,
    subscriptionId: found.id,
    change,
    waits: true,
  })
  await trx.table('subscription_charges').insert({
    subscription_id: found.id,
    period_start: found.periodEnd!.toSQL(),
    reason: 'renewal',
    order_id: order.id,
  })
  if (order.amount > 0)
    return { order, payment: await beginPayment(trx, order, gateway, { isAutomatic: true }) }
  await payInFull(trx, order, null)
  return { order, payment: null }
}

/** The price that the company has, or that of the plan it changes to. */
async function nextPrice(trx: TransactionClientContract, found: Subscription, country: string) {
  const interval = found.nextInterval ?? found.billingInterval
  if (found.nextPlanId || found.nextInterval)
    return pricedPlan(trx, found.nextPlanId ?? found.planId, interval, country)
  await found.load('plan')
  const price = await PriceSlab.query({ client: trx })
    .where({ plan_id: found.planId, billing_interval: interval, currency: found.currency })
    .whereNull('replaced_at')
    .firstOrFail()
  return { plan: found.plan, price, amount: big(found.amount) }
}

/** Who the papers of a company name: by its billing address, for its first owner. */
async function buyerOfCompany(trx: TransactionClientContract, companyId: number) {
  const member = await CompanyMember.query({ client: trx })
    .where('company_id', companyId)
    .orderByRaw(`(role = 'owner') desc, id`)
    .preload('company')
    .firstOrFail()
  return buyerOf(member, trx)
}

/** By what is saved; without it, or where a person must agree, the order waits for them. */
async function collect(order: Order, payment: Payment, found: Subscription) {
  const { gatewayMethod: method, gatewayCustomer: customer } = found
  if (!method) return
  await chargeSaved(payment, order, { customer, method })
  if (payment.gatewayRef) await settle(payment.id)
}

/** Another try of a renewal that failed, on its day; the last one leaves it to a person. */
async function tryAgain(found: Subscription) {
  const claimed = await db.transaction(async (trx) => {
    found.useTransaction(trx)
    await subscriptionMoves.lock(found, trx)
    if (found.status !== 'past_due' || !found.nextTryAt || found.nextTryAt > DateTime.now())
      return false
    found.tries += 1
    const day = RETRY_DAYS[found.tries]
    found.nextTryAt = day ? found.pastDueSince!.plus({ days: day }) : null
    await found.save()
    return true
  })
  if (!claimed) return
  const order = await Order.query()
    .where({ subscription_id: found.id, kind: 'renewal' })
    .whereIn('status', ['pending', 'failed'])
    .orderBy('id', 'desc')
    .first()
  if (!order) return
  if (found.gatewayMethod && found.gateway) {
    const payment = await payAgain(order, found.gateway, { isAutomatic: true })
    if (payment) await collect(order, payment, found)
  }
  await found.refresh()
  if (found.status === 'past_due')
    await db.transaction(async (trx) => {
      found.useTransaction(trx)
      await tellOfDue(trx, found)
    })
}
