import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import AttemptTransformer from '#api/assessments/taking/attempt_transformer'
import { audioOf } from '#api/assessments/taking/audio_of'
import { finishAttempt } from '#api/assessments/taking/finish_attempt'
import { heartbeat } from '#api/assessments/taking/heartbeat'
import { readAttempt } from '#api/assessments/taking/read_attempt'
import { saveAnswer } from '#api/assessments/taking/save_answer'
import { startAttempt } from '#api/assessments/taking/start_attempt'
import * as valid from '#api/assessments/taking/taking_validators'
import { resultOf } from '#api/assessments/results/results_of'
import ResultTransformer from '#api/assessments/results/result_transformer'

/** Which session works on an attempt. */
export const deviceOf = ({ auth }: HttpContext) => String(auth.use('token').session?.id ?? '')

/** Taking a test: by choice, or because a company sent it. */
export default class AttemptsController {
  /** Starts a test; one that runs already is returned as it is. */
  async store(ctx: HttpContext) {
    const { candidate, request, response, serialize } = ctx
    const asked = await request.validateUsing(valid.testStart)
    const { attempt, made } = await startAttempt(candidate, asked)
    const read = await readAttempt(candidate, attempt.id, { device: deviceOf(ctx) })
    response.status(made ? 201 : 200)
    return serialize({
      message: made ? 'The test has started' : 'This test is running already',
      data: AttemptTransformer.transform(read),
    })
  }

  /** Shows an attempt with a question and the time left. */
  async show(ctx: HttpContext) {
    const { candidate, params, request, serialize } = ctx
    const place = await request.validateUsing(valid.attemptPlace)
    const read = await readAttempt(candidate, rowId(params.id), {
      ...place,
      device: deviceOf(ctx),
    })
    return serialize({ message: 'The test', data: AttemptTransformer.transform(read) })
  }

  /** Saves an answer. */
  async answer({ candidate, request }: HttpContext) {
    const saved = await saveAnswer(candidate, await request.validateUsing(valid.testAnswer))
    return { message: 'Saved', data: { saved: true, ...saved } }
  }

  /** Says that the browser is there, what it saw, and asks for the time of an outage back. */
  async heartbeat({ candidate, request }: HttpContext) {
    const stand = await heartbeat(candidate, await request.validateUsing(valid.testHeartbeat))
    return { message: 'The time left', data: stand }
  }

  /** Ends a test; its result is returned, also when it is over already. */
  async finish({ auth, candidate, request, serialize }: HttpContext) {
    const { attemptId } = await request.validateUsing(valid.testFinish)
    const { id } = await finishAttempt(candidate, auth.user!, attemptId)
    const result = await resultOf(candidate, id)
    return serialize({ message: 'The test is finished', data: ResultTransformer.transform(result) })
  }

  /**
   * Plays the recording of a question, while the attempt that has it runs.
   *
   * @produces audio/ogg
   */
  async audio({ candidate, params, response }: HttpContext) {
    const path = await audioOf(candidate, rowId(params.id))
    response.type('audio/ogg').header('Cache-Control', 'private, max-age=3600')
    return response.download(path)
  }
}
