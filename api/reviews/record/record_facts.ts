/** Fewer than these say more of one case than of a company, so that nothing is told. */
export const recordFewest = { answers: 5, rejections: 5, jobs: 3, reviews: 3 } as const
/** A record looks back a year, and at the latest so many applications. */
export const RECORD_DAYS = 365
export const RECORD_APPLICATIONS = 2_000
/** How long an answer took, at most so many days each; longer ones come last. */
export const answerSpans = [2, 7, 14, 30] as const
