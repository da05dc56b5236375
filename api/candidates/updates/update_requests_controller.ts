import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import { updateListValidator, updateRequestValidator } from '#api/candidates/candidate_validators'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { updateMoves } from '#api/candidates/updates/update_moves'
import { requestUpdate } from '#api/candidates/updates/request_update'
import UpdateTransformer from '#api/candidates/updates/update_transformer'

/** The candidate's own edits that wait for approval, or were decided. */
export default class UpdateRequestsController {
  /** Lists the changes that wait for approval or were decided. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { page = 1, limit = 20, status } = await request.validateUsing(updateListValidator)
    const found = await ProfileUpdateRequest.query()
      .where('candidate_id', candidate.id)
      .if(status, (query) => query.where('status', status!))
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'Your changes',
      data: UpdateTransformer.transform(found.all()),
      pagination: pagination(page, limit, found.total),
    })
  }

  /**
   * Asks for a change that needs approval.
   *
   * @most 20
   */
  async store({ auth, candidate, request, response, serialize }: HttpContext) {
    const asked = await requestUpdate(
      auth.user!,
      candidate,
      await request.validateUsing(updateRequestValidator)
    )
    return response.status(201).send(
      await serialize({
        message: 'Sent for approval; companies see your profile as it was until we have looked',
        data: UpdateTransformer.transform(asked),
      })
    )
  }

  /** Takes a change back that waits for approval. */
  async destroy({ auth, candidate, params, serialize }: HttpContext) {
    const request = await ProfileUpdateRequest.query()
      .where({ id: rowId(params.id), candidateId: candidate.id })
      .firstOrFail()
    await updateMoves.withdraw(request, auth.user!)
    return serialize({ message: 'Your change is taken back', data: { _id: String(request.id) } })
  }
}
