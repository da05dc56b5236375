import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Order from '#api/billing/models/order'
import Subscription from '#api/billing/models/subscription'

/** A subscription whose first payment never came ends with its order, without a word. */
export async function givenUp(trx: TransactionClientContract, order: Order) {
  if (order.kind !== 'start' || !order.subscriptionId) return
  await Subscription.query({ client: trx })
    .where({ id: order.subscriptionId, status: 'incomplete' })
    .update({ status: 'ended', ended_at: new Date(), updated_at: new Date() })
}
