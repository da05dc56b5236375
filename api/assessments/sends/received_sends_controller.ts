import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import AssessmentSend from '#api/assessments/models/assessment_send'
import SendTransformer from '#api/assessments/sends/send_transformer'
import { sendFlow } from '#api/assessments/sends/send_flow'
import { sendMoves } from '#api/assessments/sends/send_moves'
import { sentTo, withTests } from '#api/assessments/sends/sent_assessments'
import { reasonValidator, receivedListValidator } from '#api/assessments/sends/send_validators'

/** Tests that companies sent a candidate. */
export default class ReceivedSendsController {
  /** Lists the tests that companies sent. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { sends, pagination } = await sentTo(
      candidate.id,
      await request.validateUsing(receivedListValidator)
    )
    return serialize({
      message: 'Tests that companies sent you',
      data: SendTransformer.transform(sends).useVariant('forCandidate').depth(2),
      pagination,
    })
  }

  /** Declines a test that a company sent. */
  async decline({ auth, candidate, params, request, serialize }: HttpContext) {
    const own = { id: rowId(params.id), candidateId: candidate.id }
    const send = await AssessmentSend.query().where(own).firstOrFail()
    const { reason } = await request.validateUsing(reasonValidator)
    await sendMoves.decline(send, auth.user!, { reason })
    const shown = await withTests(AssessmentSend.query().where(own))
      .preload('company')
      .firstOrFail()
    return serialize({
      message: sendFlow.moves.decline.done,
      data: SendTransformer.transform(shown).useVariant('forCandidate').depth(2),
    })
  }
}
