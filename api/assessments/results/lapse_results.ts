import db from '@adonisjs/lucid/services/db'
import { refreshProgress } from '#api/candidates/progress'
import TestResult from '#api/assessments/models/test_result'
import { tellOfLapse } from '#api/assessments/results/result_notices'

const BATCH = 200

/**
 * Follows up passes that have run out: the progress of their profiles is counted anew, and who has no newer pass of
 * the same test is told that it can be taken again. Returns how many. Safe to run twice, at the same time, and after
 * an outage.
 */
export default async function lapseResults() {
  let lapsed = 0
  for (;;) {
    const due = await TestResult.query()
      .where('passed', true)
      .whereNull('lapsed_at')
      .where('valid_until', '<=', new Date())
      .orderBy('valid_until')
      .orderBy('id')
      .limit(BATCH)
      .select('id')
    for (const { id } of due) lapsed += await lapse(id)
    if (due.length < BATCH) return lapsed
  }
}

async function lapse(id: number) {
  return db.transaction(async (trx) => {
    const result = await TestResult.query({ client: trx })
      .where('id', id)
      .whereNull('lapsed_at')
      .preload('assessment')
      .preload('attempt')
      .forUpdate()
      .skipLocked()
      .first()
    if (!result) return 0
    await trx.from('test_results').where('id', id).update({ lapsed_at: new Date() })
    await refreshProgress(trx, result.candidateId)
    if (result.attempt.status === 'done' && !(await hasNewer(result)))
      await tellOfLapse(trx, result)
    return 1
  })
}

const hasNewer = ({ candidateId, assessmentId, $trx }: TestResult) =>
  TestResult.query({ client: $trx })
    .where({ candidateId, assessmentId, passed: true })
    .where('valid_until', '>', new Date())
    .whereHas('attempt', (attempt) => attempt.where('status', 'done'))
    .first()
