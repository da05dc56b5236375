import { movesOf } from '#api/flow/moves_of'
import Payment from '#api/billing/models/payment'
import { paymentFlow } from '#api/billing/payments/payment_flow'

export const paymentMoves = movesOf(paymentFlow, {
  model: () => Payment,
  changes: {
    pay(
      payment,
      { now },
      { gatewayPayment, method }: { gatewayPayment: string | null; method: string | null }
    ) {
      payment.paidAt = now
      payment.method = method
      payment.gatewayPayment = gatewayPayment
      payment.failure = null
    },
    fail(payment, _moving, { failure }: { failure: string | null }) {
      payment.failure = failure?.slice(0, 300) ?? null
    },
    mismatch(payment, _moving, { failure }: { failure: string }) {
      payment.failure = failure.slice(0, 300)
    },
  },
})
