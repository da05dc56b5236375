import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { errors } from '@adonisjs/lucid'
import logger from '@adonisjs/core/services/logger'
import app from '@adonisjs/core/services/app'
import type Candidate from '#api/candidates/models/candidate'
import AttemptQuestion from '#api/assessments/models/attempt_question'

/**
 * The file of the recording that a question of a running attempt of this candidate is about; else 404, also where the
 * file did not come with the installation, which its operator reads in the log.
 */
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
  const file = question.version.passage?.audioFile
  if (!file) throw new errors.E_ROW_NOT_FOUND()
  const path = app.makePath('database/questions/english/audio', basename(file))
  if (!existsSync(path)) {
    logger.error({ path }, 'a recording of the English test is missing')
    throw new errors.E_ROW_NOT_FOUND()
  }
  return path
}
