import db from '@adonisjs/lucid/services/db'
import type Candidate from '#api/candidates/models/candidate'
import Assessment from '#api/assessments/models/assessment'
import { pace, rulesOf } from '#api/assessments/choosing/test_rules'

/** A test with its rules, and the more time that this candidate has. */
export async function readRules(candidate: Candidate, testId: number) {
  const test = await Assessment.query()
    .where('id', testId)
    .withScopes((scopes) => scopes.offered())
    .firstOrFail()
  const extra = await db
    .from('test_accommodations')
    .where('candidate_id', candidate.id)
    .select('extra_percent')
    .first()
  return {
    test: {
      _id: String(test.id),
      kind: test.kind,
      name: test.name,
      questions: test.questionCount,
      minutes: test.minutes,
      extraPercent: (extra?.extra_percent ?? 0) as number,
    },
    rules: rulesOf(test, extra?.extra_percent),
    pace,
  }
}
