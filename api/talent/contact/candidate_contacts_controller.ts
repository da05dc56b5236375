import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { contactMoves } from '#api/talent/contact/contact_moves'
import ContactRequestTransformer from '#api/talent/contact/contact_request_transformer'
import { requestsToCandidate } from '#api/talent/contact/contact_requests'
import * as valid from '#api/talent/contact/contact_validators'
import UnlockTransformer from '#api/talent/contact/unlock_transformer'
import { revokeUnlock, unlocksOf } from '#api/talent/contact/unlocks'
import ContactRequest from '#api/talent/models/contact_request'
import { UNLOCK_DAYS } from '#api/talent/talent_facts'

/** What companies ask of a candidate, and who may read their contact. */
export default class CandidateContactsController {
  /** Lists the contact requests of companies. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { requests, pagination } = await requestsToCandidate(
      candidate.id,
      await request.validateUsing(valid.contactRequests)
    )
    return serialize({
      message: 'Contact requests',
      data: ContactRequestTransformer.transform(requests).useVariant('forCandidate'),
      pagination,
    })
  }

  /** Accepts a contact request: the company sees the contact details. */
  async accept(ctx: HttpContext) {
    const { id, status } = await contactMoves.accept(await this.#find(ctx), ctx.auth.user!)
    return {
      message: `They may read your contact details for ${UNLOCK_DAYS} days; you can take that back`,
      data: { _id: String(id), status },
    }
  }

  /** Declines a contact request. */
  async decline(ctx: HttpContext) {
    const found = await this.#find(ctx)
    const { reason } = await ctx.request.validateUsing(valid.declineRequest)
    const { id, status } = await contactMoves.decline(found, ctx.auth.user!, { reason })
    return {
      message: 'Declined; your contact details stay hidden',
      data: { _id: String(id), status },
    }
  }

  /** Lists the companies that see the contact details, and when they looked. */
  async unlocks({ candidate, request, serialize }: HttpContext) {
    const { unlocks, pagination } = await unlocksOf(
      candidate,
      await request.validateUsing(valid.unlockList)
    )
    return serialize({
      message: 'Who may read your contact details',
      data: UnlockTransformer.transform(unlocks),
      pagination,
    })
  }

  /** Ends what a company may see of the contact details. */
  async revoke({ candidate, params }: HttpContext) {
    const id = rowId(params.id)
    await revokeUnlock(candidate, id)
    return {
      message: 'Taken back: they see your masked profile again',
      data: { _id: String(id), isOpen: false },
    }
  }

  #find({ candidate, params }: HttpContext) {
    return ContactRequest.query()
      .where({ id: rowId(params.id), candidateId: candidate.id })
      .whereNot('status', 'withdrawn')
      .firstOrFail()
  }
}
