import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import Dispute from '#api/billing/models/dispute'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { big } from '#api/billing/money/money'
import { orderMoves } from '#api/billing/orders/order_moves'
import { askRefund } from '#api/billing/payments/refund_payment'

/** What an admin does with an order in the console. */
export const orderDesk = {
  model: () => Order,
  lock: (order: Order, trx: TransactionClientContract) => orderMoves.lock(order, trx),

  /** Pays an order back, all that is left of it or a part; its credit note follows once the money is on its way. */
  async payBack(
    order: Order,
    admin: User,
    { amount, reason }: { amount?: number | null; reason: string },
    trx: TransactionClientContract
  ) {
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
    await askRefund(trx, order, payment, {
      amount: amount ? big(amount) : big(payment.amount) - big(order.refunded),
      reason,
      by: admin,
    })
  },
}
