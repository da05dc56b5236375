import { movesOf } from '#api/flow/moves_of'
import { disputeFlow } from '#api/billing/disputes/dispute_flow'
import { disputeNotices } from '#api/billing/disputes/dispute_notices'
import Dispute from '#api/billing/models/dispute'

export const disputeMoves = movesOf(disputeFlow, {
  model: () => Dispute,
  changes: {
    win(dispute, { now }) {
      dispute.decidedAt = now
    },
    lose(dispute, { now }) {
      dispute.decidedAt = now
    },
  },
  tell: disputeNotices,
})
