import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type { GatewayName } from '#api/billing/billing_facts'
import { gatewayOf } from '#api/billing/gateways/gateways'
import { Refusal } from '#api/http/refusal'
import { GatewayRefused, type Asked, type Opened } from '#api/billing/gateways/gateway'
import type Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { big } from '#api/billing/money/money'
import { failpoint } from '#api/billing/failpoint'
import { orderMoves } from '#api/billing/orders/order_moves'
import { paymentMoves } from '#api/billing/payments/payment_moves'
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
 * does not answer leaves it begun: the next try goes on with it. One that refuses ends it, and the order is to be paid
 * in another way.
 */
export async function openPayment(payment: Payment, order: Order): Promise<Payment> {
  if (payment.status !== 'created') return payment
  await keepOpened(payment, order, () => gatewayOf(payment.gateway).open(askedOf(payment, order)))
  return payment
}

/**
 * As `openPayment`, by what was saved. Returns whether a person must pay instead; not so where the gateway did not
 * answer, as it may have charged: then it is looked for before anything else is tried.
 */
export async function chargeSaved(
  payment: Payment,
  order: Order,
  saved: { customer: string | null; method: string }
): Promise<boolean> {
  await payment.merge({ isAutomatic: true }).save()
  const outcome = await keepOpened(payment, order, () =>
    gatewayOf(payment.gateway).charge(askedOf(payment, order), saved)
  )
  if (outcome !== 'a person must') return false
  await payment.merge({ isAutomatic: false }).save()
  return true
}

async function keepOpened(payment: Payment, order: Order, ask: () => Promise<Opened | null>) {
  let opened: Opened | null
  try {
    opened = await ask()
  } catch (error) {
    logger.warn({ err: error, payment: payment.id }, 'the gateway did not open a payment')
    // an amount that it cannot say is refused before the call
    if (error instanceof GatewayRefused || error instanceof RangeError)
      await refused(payment, order, error.message)
    return 'not opened' as const
  }
  if (!opened) return 'a person must' as const
  await failpoint('payment.opened')
  await keepRef(payment, opened)
  return 'opened' as const
}

/** What a payment is called at its gateway, kept once. */
async function keepRef(payment: Payment, { ref, redirectUrl }: Opened) {
  await db
    .from('payments')
    .where({ id: payment.id, status: 'created' })
    .update({
      status: 'open',
      gateway_ref: ref,
      redirect_url: redirectUrl ?? null,
      updated_at: new Date(),
    })
  await payment.refresh()
}

async function refused(payment: Payment, order: Order, failure: string) {
  await db.transaction(async (trx) => {
    order.useTransaction(trx)
    await orderMoves.lock(order, trx)
    payment.useTransaction(trx)
    await paymentMoves.lock(payment, trx)
    if (payment.status === 'created') await paymentMoves.fail(payment, null, { failure })
    if (order.status === 'pending') await orderMoves.fail(order, null)
  })
}

/** How long a payment that was begun is opened by the same call; later it is looked for first, as keys are forgotten. */
const FRESH_MS = 60 * 60_000

/**
 * A payment whose call was lost: what the gateway made of it is taken in, and where it made nothing another may begin.
 * Refuses with 503 while the gateway does not answer.
 */
export async function findLost(payment: Payment) {
  const gateway = gatewayOf(payment.gateway)
  const begunAt = payment.createdAt.toJSDate()
  const found = await gateway.find({ key: payment.key, begunAt }).catch((error) => {
    logger.warn({ err: error, payment: payment.id }, 'a payment could not be looked for')
    throw new Refusal('The payment service is not responding; try again in a few minutes', {
      status: 503,
      code: 'E_GATEWAY',
    })
  })
  if (found) {
    await keepRef(payment, found)
    return settle(payment.id)
  }
  await db
    .from('payments')
    .where({ id: payment.id, status: 'created' })
    .update({ status: 'cancelled', updated_at: new Date() })
}

const askedOf = (payment: Payment, order: Order): Asked => ({
  key: payment.key,
  amount: big(payment.amount),
  currency: payment.currency,
  order: order.number,
  description: `Order ${order.number}`,
  name: order.buyer.name,
  email: order.buyer.email,
  begunAt: payment.createdAt.toJSDate(),
  returnUrl: `${appUrl}/${order.companyId ? 'client' : 'candidate'}/orders/${order.id}`,
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
  else if (waiting?.status === 'created' && isLost(waiting)) await findLost(waiting)
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

const isLost = ({ isAutomatic, createdAt }: Payment) =>
  isAutomatic || Date.now() - createdAt.toMillis() > FRESH_MS

/** Nobody can pay it any more; what was paid meanwhile is taken in instead. */
export async function giveUpPayment(payment: Payment) {
  // a charge whose answer was lost may have been made
  if (payment.status === 'created' && payment.isAutomatic) await findLost(payment)
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
