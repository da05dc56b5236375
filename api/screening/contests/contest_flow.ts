import { Flow, type StateOf } from '#api/flow/flow'

/** An applicant asks about what was said of them. A company answers within 30 days. */
export const contestFlow = new Flow({
  title: 'Contested analysis',
  one: 'request',
  states: {
    open: { label: 'Awaiting an answer', is: 'waits for an answer' },
    taken: { label: 'Being looked at', is: 'is being looked at' },
    answered: { label: 'Answered', is: 'is answered', over: true },
    withdrawn: { label: 'Taken back', is: 'was taken back', over: true },
  },
  moves: {
    ask: { by: 'candidate', from: 'new', to: 'open', label: 'Contest it', deed: 'be sent' },
    take: {
      by: 'client',
      from: ['open'],
      to: 'taken',
      label: 'Look at it',
      deed: 'be taken up',
      done: 'The applicant sees that you are looking at it',
    },
    answer: {
      by: 'client',
      from: ['open', 'taken'],
      to: 'answered',
      label: 'Answer',
      deed: 'be answered',
      done: 'Your answer is with the applicant',
    },
    withdraw: {
      by: 'candidate',
      from: ['open', 'taken'],
      to: 'withdrawn',
      label: 'Take it back',
      deed: 'be taken back',
      done: 'You took your request back',
    },
  },
})
export type ContestState = StateOf<typeof contestFlow>
export const openContests = ['open', 'taken'] as const satisfies ContestState[]
