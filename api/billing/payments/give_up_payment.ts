import Payment from '#api/billing/models/payment'
import { giveUpPayment } from '#api/billing/payments/pay_order'

/** Closes a payment of an order that was paid otherwise. Safe to run twice. */
export default async ({ paymentId }: { paymentId: number }) =>
  giveUpPayment(await Payment.findOrFail(paymentId))
