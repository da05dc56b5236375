import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { refundAlone } from '#api/billing/billing_facts'
import Order from '#api/billing/models/order'
import type Payment from '#api/billing/models/payment'
import { big, sum } from '#api/billing/money/money'
import { orderMoves } from '#api/billing/orders/order_moves'
import { orderToPayBack, refundsOf } from '#api/billing/payments/paid_back'
import { askRefund } from '#api/billing/payments/refund_payment'
import { otherAdmins, tellOfRequest } from '#api/billing/payments/refund_notices'

/** What an admin does with an order in the console. */
export const orderDesk = {
  model: () => Order,
  lock: (order: Order, trx: TransactionClientContract) => orderMoves.lock(order, trx),

  /**
   * Pays an order back, all that is left of it or a part; its credit note follows once the money is on its way. Where all
   * that was paid back without a second admin is above the limit, it waits for one. Refuses with 409 where there is none.
   */
  async payBack(
    order: Order,
    admin: User,
    { amount, reason }: { amount?: number | null; reason: string },
    trx: TransactionClientContract
  ) {
    await orderMoves.lock(order, trx)
    const { payment, left } = await orderToPayBack(trx, { orderId: order.id })
    const wanted = amount ? big(amount) : left
    const waits = (await paidBackAlone(trx, payment)) + wanted > refundAlone(payment.currency)
    // whether so much is left is asked before whether somebody can approve it
    const refund = await askRefund(trx, order, payment, {
      amount: wanted,
      reason,
      by: admin,
      waits,
    })
    if (!waits) return
    if ((await otherAdmins(trx, admin)).length === 0)
      throw new Refusal(
        'A refund of this size needs a second finance admin, and there is none; have one added, or refund less'
      )
    await tellOfRequest(trx, refund, admin)
  },
}

/** What admins paid back of a payment by themselves: many small refunds are not less than a large one. */
async function paidBackAlone(trx: TransactionClientContract, payment: Payment) {
  const alone = await refundsOf(trx, payment).whereNotNull('asked_by').whereNull('decided_by')
  return sum(alone.filter(({ status }) => status !== 'asked').map(({ amount }) => big(amount)))
}
