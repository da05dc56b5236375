import type Candidate from '#api/candidates/models/candidate'
import TestResult from '#api/assessments/models/test_result'
import { resultOf } from '#api/assessments/results/results_of'

/** Shows the result of an attempt on the candidate's profile, or hides it. */
export async function showResult(candidate: Candidate, attemptId: number, shown: boolean) {
  const result = await TestResult.query()
    .where({ attemptId, candidateId: candidate.id })
    .firstOrFail()
  await result.merge({ shown }).save()
  return resultOf(candidate, attemptId)
}
