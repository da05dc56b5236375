import { DateTime } from 'luxon'
import { movesOf, type Moving } from '#api/flow/moves_of'
import Attempt from '#api/assessments/models/attempt'
import { markAttempt } from '#api/assessments/results/mark_attempt'
import { attemptFlow } from '#api/assessments/taking/attempt_flow'

/** Marked in the transaction that ends it: a result is there when the attempt is over. */
async function markNow(attempt: Attempt) {
  await attemptMoves.mark(attempt, null)
}

export const attemptMoves = movesOf(attemptFlow, {
  model: () => Attempt,
  changes: {
    finish(attempt: Attempt, { now }: Moving) {
      attempt.finishedAt = DateTime.min(now, attempt.deadlineAt)
    },
    lapse(attempt: Attempt) {
      attempt.finishedAt = attempt.deadlineAt
    },
    annul(attempt: Attempt, _moving: Moving, { reason }: { reason: string }) {
      attempt.voidReason = reason
    },
  },
  async record(attempt, { trx, move }) {
    if (move === 'finish' || move === 'lapse') await markNow(attempt)
    if (move === 'mark') await markAttempt(trx, attempt)
  },
})
