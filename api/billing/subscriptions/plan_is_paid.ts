import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import Order from '#api/billing/models/order'
import Subscription from '#api/billing/models/subscription'
import type { Saved } from '#api/billing/gateways/gateway'
import { periodOf, stillHolds } from '#api/billing/subscriptions/plan_change'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'
import { tellOfPlan } from '#api/billing/subscriptions/subscription_notices'

/** Does the quote of an order still hold for its subscription, which is locked? */
export async function quoteHolds(trx: TransactionClientContract, order: Order): Promise<boolean> {
  if (!order.subscriptionId || !order.change) return true
  const subscription = await Subscription.query({ client: trx })
    .where('id', order.subscriptionId)
    .firstOrFail()
  return subscription.status !== 'ended' && stillHolds(order.change, subscription)
}

/** The plan of an order begins, is larger from now on, or goes on for another period, as its quote says. */
export async function planIsPaid(trx: TransactionClientContract, order: Order, saved: Saved) {
  const change = order.change!
  if (change.isTrial) return
  const subscription = await Subscription.query({ client: trx })
    .where('id', order.subscriptionId!)
    .firstOrFail()
  runBy(subscription, order).merge({
    nextPlanId: null,
    nextInterval: null,
    ...(saved && {
      gateway: saved.gateway,
      gatewayCustomer: saved.customer,
      gatewayMethod: saved.method,
      methodEndsWith: saved.endsWith ?? null,
    }),
  })
  await subscription.save()
  await subscriptionMoves.activate(subscription, null)
}

/**
 * A plan whose order went back whole, by us or by the bank, goes on by the order before it where that one's period still
 * runs, as before an upgrade; else it ends. An older order than the one that it runs by changes nothing.
 */
export async function planIsPaidBack(trx: TransactionClientContract, order: Order) {
  if (!order.subscriptionId) return
  const latest = await Order.query({ client: trx })
    .where({ subscription_id: order.subscriptionId, status: 'paid' })
    .orderBy('id', 'desc')
    .first()
  if (latest && latest.id > order.id) return
  const subscription = await Subscription.query({ client: trx })
    .where('id', order.subscriptionId)
    .firstOrFail()
  await subscriptionMoves.lock(subscription, trx)
  if (subscription.status === 'ended') return
  // what a trial gave, nobody has paid for
  if (
    !latest?.paidAt ||
    latest.change!.isTrial ||
    periodOf(latest.change!, latest.paidAt).end <= DateTime.now()
  )
    return subscriptionMoves.end(subscription, null)
  await runBy(subscription, latest).save()
  await tellOfPlan(trx, subscription, 'plan', (plan, day) => ({
    message: sentence('You are on the {plan} plan again', { plan }),
    lines: [
      sentence('Order {order} was paid back. What you had paid before it runs until {day} (UTC).', {
        order: order.number,
        day,
      }),
    ],
  }))
}

/** Makes of a subscription what a paid order says. */
function runBy(subscription: Subscription, { change, currency, paidAt }: Order) {
  const period = periodOf(change!, paidAt!)
  return subscription.merge({
    planId: change!.planId,
    billingInterval: change!.interval,
    amount: change!.amount,
    currency,
    anchorAt: period.anchor,
    nthPeriod: change!.nth,
    periodStart: period.start,
    periodEnd: period.end,
  })
}
