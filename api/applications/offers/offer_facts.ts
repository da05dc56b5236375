// Pure: screens and tests import it too.

/** Lengths in characters and counts. */
export const offerLimits = {
  place: { max: 200 },
  text: { max: 5000 },
  reason: { max: 1000 },
  question: { max: 1000 },
  questions: { max: 10 },
} as const

/** Days within which an offer is to be answered, at most, and what a form begins with. */
export const MOST_ANSWER_DAYS = 60
export const USUAL_ANSWER_DAYS = 7
/** Days until the work begins, at most. */
export const MOST_START_DAYS = 730
