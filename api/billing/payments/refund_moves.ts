import { movesOf } from '#api/flow/moves_of'
import Refund from '#api/billing/models/refund'
import { refundFlow } from '#api/billing/payments/refund_flow'

export const refundMoves = movesOf(refundFlow, {
  model: () => Refund,
  changes: {
    finish(refund, { now }, { gatewayRefund }: { gatewayRefund: string | null }) {
      refund.gatewayRefund = gatewayRefund
      refund.doneAt = now
    },
  },
})
