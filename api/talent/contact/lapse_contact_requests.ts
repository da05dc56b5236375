import ContactRequest from '#api/talent/models/contact_request'
import { contactMoves } from '#api/talent/contact/contact_moves'
import { Refusal } from '#api/http/refusal'

const BATCH = 500

/** Ends the requests that nobody answered in time; their place in the quota comes back. Safe to run twice, at the same time, and after an outage. */
export default async function lapseContactRequests() {
  let lapsed = 0
  let after = 0
  for (;;) {
    const due = await ContactRequest.query()
      .where('status', 'pending')
      .where('expires_at', '<=', new Date())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const request of due)
      lapsed += await contactMoves.expire(request, null).then(() => 1, notThereAnyMore)
    if (due.length < BATCH) return lapsed
    after = due.at(-1)!.id
  }
}

/** Answered or ended by another process meanwhile. */
function notThereAnyMore(error: unknown) {
  if (error instanceof Refusal) return 0
  throw error
}
