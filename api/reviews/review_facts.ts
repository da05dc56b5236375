export const reviewLimits = {
  rating: { min: 1, max: 5 },
  text: { max: 2000 },
} as const

/** Days that a review waits for the other side's, so that nobody answers a grade with a grade. */
export const REVIEW_WAITS_DAYS = 7

/** Reviews on a company's page before more are asked for. */
export const REVIEWS_SHOWN = 5
