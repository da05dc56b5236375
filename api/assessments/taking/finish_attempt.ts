import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import Attempt from '#api/assessments/models/attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'
import { Refusal } from '#api/http/refusal'

/** Ends an attempt by its candidate; one that is over already is returned as it is, so that a repeated call is harmless. */
export async function finishAttempt(candidate: Candidate, user: User, attemptId: number) {
  const attempt = await Attempt.query()
    .where({ id: attemptId, candidateId: candidate.id })
    .firstOrFail()
  if (attempt.status !== 'running') return attempt
  return attemptMoves.finish(attempt, user).catch(async (error) => {
    await attempt.refresh()
    if (error instanceof Refusal && attempt.status !== 'running') return attempt
    throw error
  })
}
