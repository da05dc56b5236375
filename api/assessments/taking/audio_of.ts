import type Candidate from '#api/candidates/models/candidate'
import { recordingAt } from '#api/assessments/bank/recording'
import AttemptQuestion from '#api/assessments/models/attempt_question'

/** The file of the recording that a question of a running attempt of this candidate is about; else 404. */
export async function audioOf(candidate: Candidate, attemptQuestionId: number) {
  const question = await AttemptQuestion.query()
    .where('attempt_questions.id', attemptQuestionId)
    .whereIn('attempt_id', (attempts) =>
      attempts
        .from('attempts')
        .where({ candidate_id: candidate.id, status: 'running' })
        .select('id')
    )
    .preload('version', (version) => version.preload('passage'))
    .firstOrFail()
  return recordingAt(question.version.passage?.audioFile)
}
