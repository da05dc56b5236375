import logger from '@adonisjs/core/services/logger'
import { Refusal } from '#api/http/refusal'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { orderMoves } from '#api/billing/orders/order_moves'
import { giveUpPayment } from '#api/billing/payments/pay_order'

const BATCH = 100

/**
 * Ends the orders that were not paid in time, after the gateway was asked a last time, so that a payment made in the last
 * second counts. Returns how many; one whose gateway does not answer waits for the next run. Safe to run twice.
 */
export default async function expireOrders() {
  let expired = 0
  let after = 0
  for (;;) {
    const due = await Order.query()
      .whereIn('status', ['pending', 'failed'])
      .where('expires_at', '<=', new Date())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const order of due)
      expired += await giveUpOrder(order).then(Number, (error) => {
        logger.warn({ err: error, order: order.id }, 'an order was not ended')
        return 0
      })
    if (due.length < BATCH) return expired
    after = due.at(-1)!.id
  }
}

/** Ends an order that nobody is to pay any more; returns whether, as it may have been paid meanwhile. */
export async function giveUpOrder(order: Order): Promise<boolean> {
  const open = await Payment.query()
    .where('order_id', order.id)
    .whereIn('status', ['created', 'open'])
  for (const payment of open) await giveUpPayment(payment)
  await order.refresh()
  return orderMoves.expire(order, null).then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false
      throw error
    }
  )
}
