import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#api/queue/queue'
import { movesOf, type Moving } from '#api/flow/moves_of'
import Attempt from '#api/assessments/models/attempt'
import { tellOfAnnulment } from '#api/assessments/results/result_notices'
import { markAttempt } from '#api/assessments/results/mark_attempt'
import { hasCodeToRun } from '#api/assessments/taking/code_to_run'
import { attemptFlow } from '#api/assessments/taking/attempt_flow'

/** Marked in the transaction that ends it, unless there is code, which a background job runs first. */
async function markNow(attempt: Attempt, trx: TransactionClientContract) {
  if (await hasCodeToRun(trx, attempt.id))
    await enqueue(trx, 'tests.run-code', { attemptId: attempt.id })
  else await attemptMoves.mark(attempt, null)
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
    drop(attempt: Attempt) {
      attempt.voidReason = 'We could not run your code; that was our fault, not yours.'
    },
    annul(attempt: Attempt, _moving: Moving, { reason }: { reason: string }) {
      attempt.voidReason = reason
    },
  },
  async record(attempt, { trx, move }) {
    if (move === 'finish' || move === 'lapse') await markNow(attempt, trx)
    if (move === 'mark') await markAttempt(trx, attempt)
    if (move === 'drop') {
      await attempt.load('assessment')
      await tellOfAnnulment(trx, attempt, attempt.voidReason!)
    }
  },
})
