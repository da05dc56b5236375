import db from '@adonisjs/lucid/services/db'
import Review from '#api/reviews/models/review'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'
import { reviewMoves } from '#api/reviews/review_moves'

/** Publishes the reviews that have waited long enough for the other side's. Safe to run twice; returns how many. */
export default async function publishReviews() {
  let published = 0
  for (;;) {
    const due = await Review.query()
      .where('status', 'waiting')
      .where('created_at', '<=', new Date(Date.now() - REVIEW_WAITS_DAYS * 86_400_000))
      .orderBy('id')
      .limit(200)
      .select('id')
    for (const { id } of due) {
      await db.transaction(async (trx) => {
        const review = await Review.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
        if (review.status !== 'waiting') return
        await reviewMoves.publish(review, null)
        published++
      })
    }
    if (due.length < 200) return published
  }
}
