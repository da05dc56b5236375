import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import Dispute from '#api/billing/models/dispute'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import { big, sum } from '#api/billing/money/money'

/** The refunds of a payment but for those that came to nothing: what is asked for counts, so that nothing is asked for twice. */
export const refundsOf = (trx: TransactionClientContract, { id }: Payment) =>
  Refund.query({ client: trx }).where('payment_id', id).whereNotIn('status', ['failed', 'declined'])

/**
 * The payment of an order that an admin may pay back, and how much of it is left besides a refund that was asked for.
 * Refuses with 409 what is disputed at the bank or was not paid with money, and a refund that is more than what is left.
 */
export async function orderToPayBack(
  trx: TransactionClientContract,
  { id: refundId = 0, orderId, amount }: { id?: number; orderId: number; amount?: number }
): Promise<{ order: Order; payment: Payment; left: bigint }> {
  const order = await Order.query({ client: trx }).where('id', orderId).firstOrFail()
  const payment = await Payment.query({ client: trx })
    .where({ order_id: order.id, status: 'paid' })
    .whereNotExists((duplicate) =>
      duplicate
        .from('refunds')
        .whereColumn('refunds.payment_id', 'payments.id')
        .where('is_duplicate', true)
    )
    .first()
  if (order.status !== 'paid' || !payment)
    throw new Refusal('Only an order that was paid with money can be paid back')
  const dispute = await Dispute.query({ client: trx })
    .where('payment_id', payment.id)
    .whereNot('status', 'won')
    .first()
  if (dispute)
    throw new Refusal(
      'This payment is disputed at the bank, which gives the money back by itself; answer the dispute at the gateway'
    )
  const others = await refundsOf(trx, payment).whereNot('id', refundId)
  const left = big(payment.amount) - sum(others.map((refund) => big(refund.amount)))
  if (amount && big(amount) > left)
    throw new Refusal(
      sentence(
        'Only {left} minor units of this payment are left to be paid back; decline this refund, and ask for a smaller one',
        { left }
      )
    )
  return { order, payment, left }
}
