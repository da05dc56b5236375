import type { HttpContext } from '@adonisjs/core/http'
import { EnglishQuestionTransformer } from '#api/assessments/taking/attempt_transformer'
import { deviceOf } from '#api/assessments/taking/attempts_controller'
import { finishAttempt } from '#api/assessments/taking/finish_attempt'
import { readAttempt, secondsLeft } from '#api/assessments/taking/read_attempt'
import { saveAnswer } from '#api/assessments/taking/save_answer'
import { ownEnglish, startEnglish } from '#api/assessments/taking/start_attempt'
import * as valid from '#api/assessments/taking/taking_validators'
import { englishResultOf } from '#api/assessments/results/english_result'

/** The English test, one question after the other. */
export default class EnglishController {
  /** Starts the English test; one that runs already is returned as it is. */
  async store({ candidate, response }: HttpContext) {
    const { attempt, total, made } = await startEnglish(candidate)
    response.status(made ? 201 : 200)
    return {
      message: made ? 'The English test has started' : 'Your English test is running already',
      data: { attemptId: String(attempt.id), testTime: secondsLeft(attempt), total },
    }
  }

  /** Shows the question that comes next, or the one at a place. */
  async question(ctx: HttpContext) {
    const { candidate, request, serialize } = ctx
    const { attemptId, position } = await request.validateUsing(valid.englishPlace)
    await ownEnglish(candidate, attemptId)
    const read = await readAttempt(candidate, attemptId, { position, device: deviceOf(ctx) })
    return serialize({ message: 'The question', data: EnglishQuestionTransformer.transform(read) })
  }

  /** Goes back to the question before. */
  async previous(ctx: HttpContext) {
    const { candidate, request, serialize } = ctx
    const { attemptId } = await request.validateUsing(valid.englishPlace)
    const attempt = await ownEnglish(candidate, attemptId)
    const position = Math.max(1, attempt.position - 1)
    const read = await readAttempt(candidate, attemptId, { position, device: deviceOf(ctx) })
    return serialize({ message: 'The question', data: EnglishQuestionTransformer.transform(read) })
  }

  /** Saves an answer; the next question follows. */
  async answer({ candidate, request }: HttpContext) {
    const given = await request.validateUsing(valid.testAnswer)
    await ownEnglish(candidate, given.attemptId)
    const saved = await saveAnswer(candidate, given, { advance: true })
    return { message: 'Saved', data: { saved: true, ...saved } }
  }

  /** Ends the English test; its result is returned, also when it is over already. */
  async finish({ auth, candidate, request }: HttpContext) {
    const { attemptId } = await request.validateUsing(valid.testFinish)
    await ownEnglish(candidate, attemptId)
    await finishAttempt(candidate, auth.user!, attemptId)
    return { message: 'The English test is finished', data: await englishResultOf(candidate) }
  }

  /** Says what came out of the last English test. */
  async result({ candidate }: HttpContext) {
    return { message: 'Your English', data: await englishResultOf(candidate) }
  }
}
