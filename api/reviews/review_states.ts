export const reviewStatuses = ['waiting', 'published', 'hidden'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What happens to a review: the guards, the buttons and the tests read this. */
export const reviewMoves = {
  publish: { from: ['waiting'], to: 'published', by: 'system' },
  hide: { from: ['waiting', 'published'], to: 'hidden', by: 'platform' },
  unhide: { from: ['hidden'], to: 'published', by: 'platform' },
} as const satisfies Record<
  string,
  { from: readonly ReviewStatus[]; to: ReviewStatus; by: 'system' | 'platform' }
>
