import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { refreshProgress } from '#api/candidates/progress'
import Attempt from '#api/assessments/models/attempt'
import TestResult from '#api/assessments/models/test_result'
import { tellOfAnnulment } from '#api/assessments/results/result_notices'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'

/** What an admin does with a result. */
export const resultMoves = {
  model: () => TestResult,

  /** Annuls the attempt of a result: it counts no more, and the test can be taken again. */
  async annul(
    result: TestResult,
    admin: User,
    { reason }: { reason: string },
    trx: TransactionClientContract
  ) {
    const attempt = await Attempt.query({ client: trx })
      .where('id', result.attemptId)
      .preload('assessment')
      .firstOrFail()
    await attemptMoves.annul(attempt.useTransaction(trx), admin, { reason })
    await refreshProgress(trx, result.candidateId)
    await tellOfAnnulment(trx, attempt, reason)
  },
}
