import type Candidate from '#api/candidates/models/candidate'
import TestResult from '#api/assessments/models/test_result'
import { resultOf } from '#api/assessments/results/results_of'

/** What came out of an attempt of this candidate; of somebody else's, and of one that is not marked, 404. */
export const ownResult = (candidate: Candidate, attemptId: number) =>
  TestResult.query().where({ attemptId, candidateId: candidate.id }).firstOrFail()

/** Shows a result on the candidate's profile, or hides it there. */
export async function showResult(candidate: Candidate, result: TestResult, shown: boolean) {
  await result.merge({ shown }).save()
  return resultOf(candidate, result.attemptId)
}
