import { CLEARED_FROM } from '#api/candidates/english_facts'
import type Candidate from '#api/candidates/models/candidate'
import db from '@adonisjs/lucid/services/db'
import { standings } from '#api/assessments/choosing/may_take'
import Assessment from '#api/assessments/models/assessment'
import TestResult from '#api/assessments/models/test_result'

/**
 * What came out of a candidate's last English test, and what they can do next. `waiting` while it is marked or an
 * admin looks at it; an annulled attempt is as if it had not been.
 */
export async function englishResultOf(candidate: Candidate) {
  const last = await TestResult.query()
    .where('test_results.candidate_id', candidate.id)
    .whereHas('assessment', (test) => test.where('kind', 'english'))
    .whereHas('attempt', (attempt) => attempt.whereNot('status', 'void'))
    .orderBy('id', 'desc')
    .first()
  const english = await Assessment.query().where('kind', 'english').first()
  const standing =
    english && (await standings(db.connection(), candidate.id, [english.id])).get(english.id)
  return {
    status: last?.clearance ?? ('not_taken' as const),
    isWaived: candidate.english === 'waived',
    correct: last?.correct ?? null,
    total: last?.total ?? null,
    score: last?.score ?? null,
    band: last?.band ?? null,
    clearedFrom: CLEARED_FROM,
    reason: last?.clearanceReason ?? null,
    topics: last?.topics ?? [],
    takenAt: last?.createdAt.toUTC().toISO() ?? null,
    testId: english ? String(english.id) : null,
    attemptId: standing?.attemptId ? String(standing.attemptId) : null,
    state: standing?.state ?? null,
    again: standing?.again?.toUTC().toISO() ?? null,
    byCredit: standing?.byCredit ?? false,
  }
}
