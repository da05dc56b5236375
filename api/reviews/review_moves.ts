import { movesOf } from '#api/flow/moves_of'
import Review from '#api/reviews/models/review'
import { reviewFlow } from '#api/reviews/review_flow'
import { reviewNotices } from '#api/reviews/review_notices'

export const reviewMoves = movesOf(reviewFlow, {
  model: () => Review,
  changes: {
    /** Shows it to everyone whom it concerns. */
    publish(review, { now }) {
      review.publishedAt = now
    },
    /** Taken from sight; its author reads why. */
    hide(review, _moving, { reason }: { reason: string }) {
      review.hiddenReason = reason
    },
    unhide(review, { now }) {
      review.hiddenReason = null
      review.publishedAt ??= now
    },
  },
  tell: reviewNotices,
})
