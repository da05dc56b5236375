import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'

/** What one side says of the other, from when it is written. */
export const reviewFlow = new Flow({
  title: 'Review',
  one: 'review',
  states: {
    waiting: { label: 'Awaiting the other review', is: "waits for the other side's" },
    published: { label: 'Published', is: 'is published' },
    hidden: { label: 'Hidden', is: 'is hidden' },
  },
  moves: {
    write: {
      by: ['client', 'candidate'],
      from: 'new',
      to: 'waiting',
      label: 'Review',
      deed: 'be written',
    },
    publish: {
      by: 'system',
      from: ['waiting'],
      to: 'published',
      label: 'Publish',
      deed: 'be published',
      after: sentence('when both are in, or after {days} days', { days: REVIEW_WAITS_DAYS }),
    },
    hide: {
      by: 'platform',
      from: ['waiting', 'published'],
      to: 'hidden',
      label: 'Hide',
      deed: 'be hidden',
    },
    unhide: {
      by: 'platform',
      from: ['hidden'],
      to: 'published',
      label: 'Show again',
      deed: 'be shown again',
    },
  },
})

export type ReviewStatus = StateOf<typeof reviewFlow>
