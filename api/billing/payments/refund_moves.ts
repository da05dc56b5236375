import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRow } from '#api/http/in_transaction'
import { movesOf, type Moving } from '#api/flow/moves_of'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import Refund from '#api/billing/models/refund'
import { orderToPayBack } from '#api/billing/payments/paid_back'
import { refundFlow } from '#api/billing/payments/refund_flow'
import { refundNotices } from '#api/billing/payments/refund_notices'

type Moved = Pick<Moving, 'by' | 'trx'>

export const refundMoves = movesOf(refundFlow, {
  model: () => Refund,
  /** The order is locked before it, as who pays it back does. */
  async under({ orderId }: Refund, trx: TransactionClientContract) {
    await lockRow(trx, 'orders', orderId, 'update')
  },
  checks: {
    asAnother({ askedBy }: Refund, { by }: Moved) {
      if (askedBy === by?.id)
        throw new Refusal(
          'You asked for this refund yourself, so another admin of finance decides it; they have it in their queue'
        )
    },
    /** The order may have been disputed or paid back at the gateway since it was asked for. */
    async stillOwed(refund: Refund, { trx }: Moved) {
      await orderToPayBack(trx, refund)
    },
  },
  changes: {
    async approve(refund, { trx, by, now }) {
      refund.merge({ decidedBy: by!.id, decidedAt: now })
      await enqueue(trx, 'payments.refund', { refundId: refund.id })
    },
    decline(refund, { by, now }, { reason }: { reason: string }) {
      refund.merge({ decidedBy: by!.id, decidedAt: now, decisionNote: reason })
    },
    fail(refund, _moving, { failure }: { failure: string }) {
      refund.failure = failure.slice(0, 300)
    },
    finish(refund, { now }, { gatewayRefund }: { gatewayRefund: string | null }) {
      refund.gatewayRefund = gatewayRefund
      refund.doneAt = now
      refund.failure = null
    },
  },
  tell: refundNotices,
})
