import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#config/env'
import type { GatewayName } from '#api/billing/billing_facts'
import { gatewayOf } from '#api/billing/gateways/gateways'
import type { Asked, Opened } from '#api/billing/gateways/gateway'
import type Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { big } from '#api/billing/money/money'
import { failpoint } from '#api/billing/failpoint'
import { orderMoves } from '#api/billing/orders/order_moves'
import { settle } from '#api/billing/payments/settle'

/** Notes that an order is about to be paid, with a key of ours, before the gateway hears of it. */
export const beginPayment = (
  trx: TransactionClientContract,
  order: Order,
  gateway: GatewayName,
  { isAutomatic = false } = {}
) =>
  Payment.create(
    {
      orderId: order.id,
      gateway,
      status: 'created',
      key: randomUUID(),
      amount: order.amount,
      currency: order.currency,
      refunded: 0,
      isAutomatic,
    },
    { client: trx }
  )

/**
 * Opens a payment at its gateway, by the key that is stored, so that a second call is the same payment. A gateway that
 * does not answer leaves it begun: the next try goes on with it.
 */
export async function openPayment(payment: Payment, order: Order): Promise<Payment> {
  if (payment.status !== 'created') return payment
  return keepOpened(payment, () => gatewayOf(payment.gateway).open(askedOf(payment, order)))
}

/** As `openPayment`, by what was saved; the payment stays begun where a person must pay. */
export async function chargeSaved(
  payment: Payment,
  order: Order,
  saved: { customer: string | null; method: string }
) {
  return keepOpened(payment, () =>
    gatewayOf(payment.gateway).charge(askedOf(payment, order), saved)
  )
}

async function keepOpened(payment: Payment, ask: () => Promise<Opened | null>): Promise<Payment> {
  let opened: Opened | null
  try {
    opened = await ask()
  } catch (error) {
    logger.warn({ err: error, payment: payment.id }, 'the gateway did not open a payment')
    return payment
  }
  if (!opened) return payment
  await failpoint('payment.opened')
  await db
    .from('payments')
    .where({ id: payment.id, status: 'created' })
    .update({
      status: 'open',
      gateway_ref: opened.ref,
      redirect_url: opened.redirectUrl ?? null,
      updated_at: new Date(),
    })
  await payment.refresh()
  return payment
}

const askedOf = (payment: Payment, order: Order): Asked => ({
  key: payment.key,
  amount: big(payment.amount),
  currency: payment.currency,
  order: order.number,
  description: `Order ${order.number}`,
  email: order.buyer.email,
  returnUrl: `${env.get('APP_URL') ?? `http://${env.get('HOST') ?? '127.0.0.1'}:${env.get('PORT') ?? 3333}`}/${order.companyId ? 'client' : 'candidate'}/orders/${order.id}`,
  save: order.companyId !== null && order.kind !== 'purchase',
})

/**
 * The payment of an order that is still open: the one that waits already, so that paying twice is paying once, or a new
 * one where the last failed or another gateway is chosen. Refuses with 409 an order that is over.
 */
export async function payAgain(
  order: Order,
  gateway: GatewayName,
  { isAutomatic = false } = {}
): Promise<Payment | null> {
  const waiting = await Payment.query()
    .where('order_id', order.id)
    .whereIn('status', ['created', 'open'])
    .first()
  if (waiting && waiting.gateway !== gateway) await giveUpPayment(waiting)
  const payment = await db.transaction(async (trx) => {
    order.useTransaction(trx)
    await orderMoves.lock(order, trx)
    if (order.status === 'paid' || order.amount === 0) return null
    const open = await Payment.query({ client: trx })
      .where('order_id', order.id)
      .whereIn('status', ['created', 'open'])
      .first()
    if (open && order.status === 'pending') return open
    // refuses what is over
    if (order.status !== 'pending') await orderMoves.retry(order, null)
    order.gateway = gateway
    await order.save()
    return beginPayment(trx, order, gateway, { isAutomatic })
  })
  return payment && !isAutomatic ? openPayment(payment, order) : payment
}

/** Nobody can pay it any more; what was paid meanwhile is taken in instead. */
export async function giveUpPayment(payment: Payment) {
  if (payment.gatewayRef)
    await gatewayOf(payment.gateway)
      .cancel(payment.gatewayRef)
      .catch((error) =>
        logger.info({ err: error, payment: payment.id }, 'a payment was not given up')
      )
  await settle(payment.id)
  await db
    .from('payments')
    .where('id', payment.id)
    .whereIn('status', ['created', 'open'])
    .update({ status: 'cancelled', updated_at: new Date() })
}
