import db from '@adonisjs/lucid/services/db'
import { runSubmission } from '#api/engines/code_runner/code_runner'
import { submissionOf } from '#api/assessments/bank/stored_exercise'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'

/**
 * Runs the code of an attempt on all cases in the limited process, then marks it: a question counts by the share of
 * cases that pass. What was run already is not run again, so it is safe to run twice.
 */
export default async function runCode({ attemptId }: { attemptId: number }) {
  const questions = await AttemptQuestion.query()
    .where('attempt_id', attemptId)
    .whereNotNull('answer')
    .whereNull('score')
    .whereHas('version', (version) => version.where('kind', 'code'))
    .preload('version')
    .orderBy('position')
  for (const question of questions) {
    const submission = submissionOf(question.version.exercise!, String(question.answer))
    const { state, cases, ms } = await runSubmission(submission)
    const passed = cases.filter((one) => one.passed).length
    // nothing of what the cases were: that stays secret
    const run = { state, passed, cases: cases.length, ms }
    await db
      .from('attempt_questions')
      .where('id', question.id)
      .update({ score: passed / Math.max(1, cases.length), run: JSON.stringify(run) })
  }
  const attempt = await Attempt.find(attemptId)
  if (attempt?.status === 'marking') await attemptMoves.mark(attempt, null)
}
