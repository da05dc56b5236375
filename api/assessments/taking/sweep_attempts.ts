import { Refusal } from '#api/http/refusal'
import { GRACE_SECONDS } from '#api/assessments/assessment_facts'
import Attempt from '#api/assessments/models/attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'
import { isDue } from '#api/assessments/taking/attempt_flow'

const BATCH = 200

/** Ends and marks the attempts whose time is over. Safe to run twice, at the same time, and after an outage. */
export default async function sweepAttempts() {
  let ended = 0
  let after = 0
  for (;;) {
    const due = await Attempt.query()
      .where('status', 'running')
      .where('deadline_at', '<', new Date(Date.now() - GRACE_SECONDS * 1000))
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const attempt of due)
      if (isDue(attempt))
        ended += await attemptMoves.lapse(attempt, null).then(() => 1, endedMeanwhile)
    if (due.length < BATCH) return ended
    after = due.at(-1)!.id
  }
}

/** Finished by the candidate, or by another process. */
function endedMeanwhile(error: unknown) {
  if (error instanceof Refusal) return 0
  throw error
}
