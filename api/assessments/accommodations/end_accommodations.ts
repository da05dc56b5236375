import { Refusal } from '#api/http/refusal'
import { accommodationMoves } from '#api/assessments/accommodations/accommodation_moves'
import TestAccommodation from '#api/assessments/models/test_accommodation'

const BATCH = 200

/**
 * Ends what was granted until a day that is over, and tells its candidates. Returns how many ended. Safe to run twice
 * and at the same time; from its last day on it has no effect anyway.
 */
export default async function endAccommodations() {
  let ended = 0
  let after = 0
  for (;;) {
    const due = await TestAccommodation.query()
      .where('status', 'granted')
      .where('ends_at', '<=', new Date())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const wish of due)
      ended += await accommodationMoves.lapse(wish, null).then(
        () => 1,
        (error) => {
          // ended by another process meanwhile
          if (error instanceof Refusal) return 0
          throw error
        }
      )
    if (due.length < BATCH) return ended
    after = due.at(-1)!.id
  }
}
