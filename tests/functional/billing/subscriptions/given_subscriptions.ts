import Order from '#api/billing/models/order'
import Subscription from '#api/billing/models/subscription'
import { buying, givenPayer } from '../given_billing.js'
import type { ApiClient } from '@japa/api-client'
import type Plan from '#api/billing/models/plan'

/** A company that has paid a plan at the sandbox. */
export async function givenSubscriber(
  client: ApiClient,
  plan: Plan,
  outcome: object = {},
  order: object = {}
) {
  const payer = await givenPayer()
  const buyer = buying(client, payer.user)
  const made = await buyer.checkout({ planId: plan.id, interval: 'month', ...order })
  made.assertStatus(201)
  const { orderId, payment } = made.body().data
  await buyer.pays(payment._id, { outcome: 'paid', ...outcome })
  const subscription = await Subscription.findByOrFail('company_id', payer.company.id)
  return { ...payer, buyer, orderId, subscription }
}

export const ordersOf = (subscription: Subscription, kind: string) =>
  Order.query().where({ subscription_id: subscription.id, kind }).orderBy('id')
