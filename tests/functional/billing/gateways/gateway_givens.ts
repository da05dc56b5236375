import Payment from '#api/billing/models/payment'
import { drainQueue } from '#tests/queue'
import { givenAdmin } from '#tests/givens'
import { buying, givenPayer, givenProduct } from '../given_billing.js'

/** A company that has ordered a spotlight of 1,180 rupees at a gateway. */
export async function givenOrdered(client: any, gateway: 'stripe' | 'razorpay') {
  const product = await givenProduct({ kind: 'company_spotlight' })
  const { user } = await givenPayer()
  const buyer = buying(client, user)
  const items = [{ productId: product.id }]
  const made = await buyer.checkout({ items, gateway })
  made.assertStatus(201)
  const { orderId, payment } = made.body().data
  const row = () => Payment.findOrFail(Number(payment._id))
  return { buyer, orderId, payment, ref: (await row()).gatewayRef!, row, items }
}

/** Pays an order back, as finance does. */
export const payBack = async (client: any, orderId: string, body: object) => {
  const admin = await givenAdmin('finance')
  ;(
    await client.put(`/api/v1/admin/orders/${orderId}/refund`).loginAs(admin).json(body)
  ).assertStatus(200)
  await drainQueue()
}
