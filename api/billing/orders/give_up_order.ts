import Order from '#api/billing/models/order'
import { giveUpOrder } from '#api/billing/orders/expire_orders'

/** Ends the unpaid order of a plan that has ended. Safe to run twice. */
export default async ({ orderId }: { orderId: number }) =>
  giveUpOrder(await Order.findOrFail(orderId))
