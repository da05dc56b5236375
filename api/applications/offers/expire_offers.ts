import { Refusal } from '#api/http/refusal'
import Offer from '#api/applications/models/offer'
import { offerMoves } from '#api/applications/offers/offer_moves'

const BATCH = 200

/** Ends the offers that nobody answered by their date, and tells both sides. Returns how many; safe to run twice. */
export default async function expireOffers() {
  let expired = 0
  let after = 0
  for (;;) {
    const due = await Offer.query()
      .where('status', 'sent')
      .where('answer_by', '<=', new Date())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const offer of due)
      expired += await offerMoves.expire(offer, null).then(() => 1, answeredMeanwhile)
    if (due.length < BATCH) return expired
    after = due.at(-1)!.id
  }
}

function answeredMeanwhile(error: unknown) {
  if (error instanceof Refusal) return 0
  throw error
}
