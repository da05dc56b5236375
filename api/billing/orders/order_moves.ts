import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRow } from '#api/http/in_transaction'
import { movesOf } from '#api/flow/moves_of'
import { releaseCoupon } from '#api/billing/coupons/use_coupon'
import Order from '#api/billing/models/order'
import { orderFlow } from '#api/billing/orders/order_flow'
import { orderNotices } from '#api/billing/orders/order_notices'
import { givenUp } from '#api/billing/subscriptions/given_up'

export const orderMoves = movesOf(orderFlow, {
  model: () => Order,
  /** The company, then the subscription, are locked before the order, as who changes the plan does. */
  async under({ companyId, subscriptionId }: Order, trx: TransactionClientContract) {
    if (companyId) await lockRow(trx, 'companies', companyId, 'no key update')
    if (subscriptionId) await lockRow(trx, 'subscriptions', subscriptionId, 'update')
  },
  changes: {
    pay(order, { now }) {
      order.paidAt = now
    },
    async expire(order, { trx }) {
      await releaseCoupon(trx, order.id)
      await givenUp(trx, order)
    },
  },
  tell: orderNotices,
})
