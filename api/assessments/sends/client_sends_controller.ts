import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import AssessmentSend from '#api/assessments/models/assessment_send'
import SendPolicy from '#api/assessments/sends/send_policy'
import SendTransformer from '#api/assessments/sends/send_transformer'
import { applicationsOf, askForSend } from '#api/assessments/sends/ask_for_send'
import { sendAssessment } from '#api/assessments/sends/send_assessment'
import { sendFlow } from '#api/assessments/sends/send_flow'
import { sendMoves } from '#api/assessments/sends/send_moves'
import { exercisesOf, resultOfSend } from '#api/assessments/sends/send_result'
import { namesOf, sendOf, sentBy } from '#api/assessments/sends/sent_assessments'
import * as valid from '#api/assessments/sends/send_validators'

/** A company sends tests, follows what becomes of them and reads the results. */
export default class ClientSendsController {
  /** Lists the tests that a company sent. */
  async index({ member, request, serialize }: HttpContext) {
    const { sends, named, pagination } = await sentBy(
      member,
      await request.validateUsing(valid.sentListValidator)
    )
    return serialize({
      message: 'Tests that you sent',
      data: SendTransformer.transform(sends, named).useVariant('forCompany').depth(2),
      pagination,
    })
  }

  /**
   * Sends tests to applicants or saved profiles.
   *
   * @most 100
   */
  async store({ member, request, response }: HttpContext) {
    const sends = await sendAssessment(member, await request.validateUsing(valid.sendValidator))
    response.status(201)
    return {
      message:
        sends.length === 1 ? 'The test is sent' : `The test is sent to ${sends.length} people`,
      data: sends.map(({ id, candidateId, status }) => ({
        _id: String(id),
        devId: String(candidateId),
        state: status,
      })),
      pagination: wholeList(sends),
    }
  }

  /** Asks those who may send tests to do it. */
  async ask({ auth, bouncer, member, request }: HttpContext) {
    const { appliedIds, ...asked } = await request.validateUsing(valid.askValidator)
    const applications = await applicationsOf(member, appliedIds)
    const jobIds = applications.map(({ jobId }) => jobId)
    await bouncer.with(SendPolicy).authorize('ask', member, jobIds)
    await askForSend(member, auth.user!, applications, asked)
    return {
      message: 'Your colleagues who send tests are asked',
      data: { asked: appliedIds.length },
    }
  }

  /** Gives a person more time for a test. */
  async extend({ auth, member, params, request, serialize }: HttpContext) {
    const send = await own(member, params.id)
    const { days } = await request.validateUsing(valid.extendValidator)
    await sendMoves.extend(send, auth.user!, { days })
    return serialize(await shown(member, send.id, sendFlow.moves.extend.done))
  }

  /** Reminds a person of a test, once a day at most. */
  async remind({ auth, member, params, serialize }: HttpContext) {
    const send = await own(member, params.id)
    await sendMoves.remind(send, auth.user!)
    return serialize(await shown(member, send.id, sendFlow.moves.remind.done))
  }

  /** Takes a test back that is not started. */
  async cancel({ auth, member, params, request, serialize }: HttpContext) {
    const send = await own(member, params.id)
    const { reason } = await request.validateUsing(valid.reasonValidator)
    await sendMoves.cancel(send, auth.user!, { reason })
    return serialize(await shown(member, send.id, sendFlow.moves.cancel.done))
  }

  /** Shows the result of a sent test, with its signals. */
  async result({ member, params, serialize }: HttpContext) {
    const send = await sendOf(member, rowId(params.id))
    const named = await namesOf(member, [send])
    return serialize({
      message: 'The result',
      data: {
        ...resultOfSend(send, await exercisesOf(send.attempts.map(({ id }) => id))),
        ...new SendTransformer(send, named).forCompany(),
      },
    })
  }
}

const own = ({ companyId }: CompanyMember, id: string) =>
  AssessmentSend.query()
    .where({ id: rowId(id), companyId })
    .firstOrFail()

async function shown(member: CompanyMember, id: number, message: string) {
  const send = await sendOf(member, id)
  const named = await namesOf(member, [send])
  return {
    message,
    data: SendTransformer.transform(send, named).useVariant('forCompany').depth(2),
  }
}
