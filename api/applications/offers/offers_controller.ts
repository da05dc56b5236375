import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { maybeUpload } from '#api/files/receive_upload'
import Application from '#api/applications/models/application'
import Offer from '#api/applications/models/offer'
import ApplicationPolicy from '#api/applications/application_policy'
import { makeOffer } from '#api/applications/offers/make_offer'
import { offerFlow } from '#api/applications/offers/offer_flow'
import { offerMoves } from '#api/applications/offers/offer_moves'
import OfferTransformer from '#api/applications/offers/offer_transformer'
import {
  answerOfferValidator,
  offerValidator,
  withdrawOfferValidator,
} from '#api/applications/offers/offer_validators'

export default class OffersController {
  /** Makes an offer, or offers again with other terms. */
  async store({ auth, bouncer, member, request, response, serialize }: HttpContext) {
    const made = await maybeUpload(request, { field: 'file', kind: 'offer' }, async (upload) => {
      const terms = await request.validateUsing(offerValidator)
      const application = await Application.query()
        .where('company_id', member.companyId)
        .where('id', terms.appliedId)
        .firstOrFail()
      await bouncer.with(ApplicationPolicy).authorize('move', member, [application.jobId])
      return makeOffer(application, auth.user!, terms, upload)
    })
    response.status(201)
    return serialize({
      message: offerFlow.moves.make.done,
      data: OfferTransformer.transform(await shown(made.id)).useVariant('forCompany'),
    })
  }

  /** Takes an offer back. */
  async withdraw({ auth, bouncer, member, params, request, serialize }: HttpContext) {
    const offer = await Offer.query()
      .where('company_id', member.companyId)
      .where('id', rowId(params.id))
      .firstOrFail()
    const { jobId } = await Application.findOrFail(offer.applicationId)
    await bouncer.with(ApplicationPolicy).authorize('move', member, [jobId])
    const { reason } = await request.validateUsing(withdrawOfferValidator)
    await offerMoves.withdraw(offer, auth.user!, { reason })
    return serialize({
      message: offerFlow.moves.withdraw.done,
      data: OfferTransformer.transform(await shown(offer.id)).useVariant('forCompany'),
    })
  }

  /** Accepts or declines an offer, or asks about it. */
  async answer({ auth, candidate, params, request, serialize }: HttpContext) {
    const offer = await Offer.query()
      .where('candidate_id', candidate.id)
      .where('id', rowId(params.id))
      .firstOrFail()
    const { answer, message } = await request.validateUsing(answerOfferValidator)
    await offerMoves[answer](offer, auth.user!, { message })
    return serialize({
      message: offerFlow.moves[answer].done,
      data: OfferTransformer.transform(await shown(offer.id)),
    })
  }
}

const shown = (id: number) => Offer.query().where('id', id).preload('file').firstOrFail()
