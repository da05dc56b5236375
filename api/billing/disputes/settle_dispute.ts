import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GatewayName } from '#api/billing/billing_facts'
import type { SeenDispute } from '#api/billing/gateways/gateway'
import { gatewayOf } from '#api/billing/gateways/gateways'
import Dispute from '#api/billing/models/dispute'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import Subscription from '#api/billing/models/subscription'
import { big, least, small } from '#api/billing/money/money'
import { disputeFlow } from '#api/billing/disputes/dispute_flow'
import { disputeMoves } from '#api/billing/disputes/dispute_moves'
import { tellOfDispute } from '#api/billing/disputes/dispute_notices'
import { orderMoves } from '#api/billing/orders/order_moves'
import { paymentMoves } from '#api/billing/payments/payment_moves'
import { refundOfDispute } from '#api/billing/payments/refund_payment'
import { settle } from '#api/billing/payments/settle'

/**
 * Brings a dispute to where the gateway says that it is. While it runs, what was bought stays, nothing is paid back
 * besides, and the saved card is not charged; lost, the order counts as paid back and what it bought ends, its plan too.
 * Returns the dispute, or null where its payment is none of ours. Safe to run twice, and at the same time.
 */
export async function settleDispute(gateway: GatewayName, id: string): Promise<Dispute | null> {
  return takeDispute(gateway, await gatewayOf(gateway).dispute(id))
}

/** As `settleDispute`, of what the gateway has said already. */
export async function takeDispute(
  gateway: GatewayName,
  seen: SeenDispute
): Promise<Dispute | null> {
  const payment = await disputedPayment(gateway, seen.payment)
  if (!payment) return null
  return db.transaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('id', payment.orderId).firstOrFail()
    await orderMoves.lock(order, trx)
    payment.useTransaction(trx)
    await paymentMoves.lock(payment, trx)
    const dispute = await open(trx, payment, seen)
    const answerBy = seen.answerBy && DateTime.fromJSDate(seen.answerBy)
    await dispute.merge({ answerBy, amount: small(seen.amount) }).save()
    const move = moveTo[seen.state].find((each) =>
      disputeFlow.from(dispute.status, 'system').includes(each)
    )
    if (dispute.status === seen.state || !move) return dispute
    await disputeMoves[move](dispute, null)
    if (dispute.status === 'lost') await lose(trx, order, payment, dispute)
    return dispute
  })
}

const moveTo = {
  open: ['appeal'],
  under_review: ['review'],
  won: ['win'],
  lost: ['lose'],
} as const satisfies Record<SeenDispute['state'], readonly string[]>

/** Ours, though it may be told before its payment is taken in. */
async function disputedPayment(gateway: GatewayName, theirs: string): Promise<Payment | null> {
  const find = () => Payment.query().where({ gateway, gateway_payment: theirs }).first()
  const found = await find()
  if (found) return found
  const key = await gatewayOf(gateway).keyOf(theirs)
  const ours = key ? await Payment.query().where({ gateway, key }).first() : null
  if (!ours) return null
  await settle(ours.id, theirs)
  return find()
}

async function open(trx: TransactionClientContract, payment: Payment, seen: SeenDispute) {
  const theirs = { gateway: payment.gateway, gatewayDispute: seen.id }
  const found = await Dispute.query({ client: trx }).where(theirs).first()
  if (found) return found
  const dispute = await Dispute.create(
    {
      ...theirs,
      paymentId: payment.id,
      orderId: payment.orderId,
      status: 'open',
      amount: small(seen.amount),
      currency: seen.currency,
      reason: seen.reason?.slice(0, 120) ?? null,
      answerBy: seen.answerBy && DateTime.fromJSDate(seen.answerBy),
    },
    { client: trx }
  )
  await tellOfDispute(trx, dispute)
  // who disputes a charge is not charged again without a word
  await Subscription.query({ client: trx })
    .whereIn('id', trx.from('orders').where('id', payment.orderId).select('subscription_id'))
    .update({ gateway_method: null, gateway_customer: null, method_ends_with: null })
  return dispute
}

async function lose(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  dispute: Dispute
) {
  const left = big(payment.amount) - big(payment.refunded)
  await refundOfDispute(trx, order, payment, {
    disputeId: dispute.id,
    amount: least(big(dispute.amount), left),
  })
}
