import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Order from '#api/billing/models/order'
import Subscription from '#api/billing/models/subscription'
import type { Saved } from '#api/billing/gateways/gateway'
import { periodOf, stillHolds } from '#api/billing/subscriptions/plan_change'
import { subscriptionMoves } from '#api/billing/subscriptions/subscription_moves'

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
  const period = periodOf(change, DateTime.now())
  subscription.merge({
    planId: change.planId,
    billingInterval: change.interval,
    amount: change.amount,
    currency: order.currency,
    anchorAt: period.anchor,
    nthPeriod: change.nth,
    periodStart: period.start,
    periodEnd: period.end,
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
