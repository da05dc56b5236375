import { Refusal } from '#api/http/refusal'
import { gatewayOf } from '#api/billing/gateways/gateways'
import type Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { settle } from '#api/billing/payments/settle'

/**
 * What the browser brings back only makes us look: the gateway says whether the order is paid. A signature that is not
 * the gateway's for our own order is refused (422).
 */
export async function verifyPayment(order: Order, said: Record<string, unknown>): Promise<Order> {
  const payments = await Payment.query().where('order_id', order.id).orderBy('id', 'desc').limit(10)
  const last = payments[0]
  if (!last) return order
  const gateway = gatewayOf(last.gateway)
  if (said.razorpay_signature && gateway.confirms && !gateway.confirms(last.gatewayRef ?? '', said))
    throw new Refusal('The signature is not that of this payment', {
      status: 422,
      field: 'razorpay_signature',
    })
  let found = order
  for (const payment of payments) if (payment.status !== 'paid') found = await settle(payment.id)
  return found.id === order.id ? order.refresh() : found
}
