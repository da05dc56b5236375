import { BaseTransformer } from '@adonisjs/core/transformers'
import { signedUrl } from '#api/files/signed_url'
import type Offer from '#api/applications/models/offer'
import { offerFlow } from '#api/applications/offers/offer_flow'

/** An offer with its file loaded: its terms, its state, and what each side may do with it. */
export default class OfferTransformer extends BaseTransformer<Offer> {
  /** As its candidate reads it. */
  toObject() {
    const offer = this.resource
    return {
      ...this.#terms(),
      file: this.#file(),
      actions: offerFlow.may(offer, 'candidate'),
    }
  }

  forCompany() {
    const offer = this.resource
    return {
      ...this.#terms(),
      file: this.#file(offer.companyId),
      actions: offerFlow.may(offer, 'client'),
    }
  }

  #terms() {
    const offer = this.resource
    const state = offerFlow.stateOf(offer)
    return {
      _id: String(offer.id),
      appliedId: String(offer.applicationId),
      state,
      stateLabel: offerFlow.states[state].label,
      pay: { amount: offer.payAmount, currency: offer.payCurrency, per: offer.payPer },
      startDate: offer.startDate,
      place: offer.place,
      text: offer.body,
      answerBy: offer.answerBy.toUTC().toISO(),
      questions: offer.questions,
      reason: offer.reason,
      sentAt: offer.createdAt.toUTC().toISO(),
      decidedAt: offer.decidedAt?.toUTC().toISO() ?? null,
    }
  }

  #file(companyId?: number) {
    const { file } = this.resource
    return file
      ? { fileName: file.fileName, size: file.byteSize, fileUrl: signedUrl(file, { companyId }) }
      : null
  }
}
