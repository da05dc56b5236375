import { movesOf } from '#api/flow/moves_of'
import Refund from '#api/billing/models/refund'
import { refundFlow } from '#api/billing/payments/refund_flow'

export const refundMoves = movesOf(refundFlow, {
  model: () => Refund,
  changes: {
    fail(refund, _moving, { failure }: { failure: string }) {
      refund.failure = failure.slice(0, 300)
    },
    finish(refund, { now }, { gatewayRefund }: { gatewayRefund: string | null }) {
      refund.gatewayRefund = gatewayRefund
      refund.doneAt = now
      refund.failure = null
    },
  },
})
