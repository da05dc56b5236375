import { Flow, type MoveOf, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { offerLimits } from '#api/applications/offers/offer_facts'

type Facts = { answerBy: { toMillis(): number }; questions: readonly unknown[] }

/** What can become of an offer. Whatever moves its application away from "Offer" ends it (`end_offers.ts`). */
export const offerFlow = new Flow({
  title: 'Offer',
  one: 'offer',
  states: {
    sent: { label: 'Awaiting an answer', is: 'waits for an answer' },
    accepted: { label: 'Accepted', is: 'was accepted', over: true },
    declined: { label: 'Declined', is: 'was declined', over: true },
    withdrawn: { label: 'Taken back', is: 'was taken back', over: true },
    expired: { label: 'Not answered in time', is: 'was not answered in time', over: true },
  },
  guards: {
    inTime: ({ answerBy }: Facts, now: Date) =>
      answerBy.toMillis() > now.getTime()
        ? null
        : sentence('The time to answer this offer is over'),
    questionsLeft: ({ questions }: Facts) =>
      questions.length < offerLimits.questions.max
        ? null
        : sentence('You have asked {max} questions about this offer; accept or decline it', {
            max: offerLimits.questions.max,
          }),
  },
  moves: {
    make: {
      by: 'client',
      from: 'new',
      to: 'sent',
      label: 'Make an offer',
      deed: 'be sent',
      done: 'The offer is sent',
    },
    withdraw: {
      by: 'client',
      from: ['sent'],
      to: 'withdrawn',
      label: 'Take back',
      deed: 'be taken back',
      done: 'The offer is taken back',
    },
    ask: {
      by: 'candidate',
      from: ['sent'],
      to: 'sent',
      label: 'Ask',
      deed: 'be asked about',
      done: 'Your question is sent',
      given: ['inTime', 'questionsLeft'],
    },
    accept: {
      by: 'candidate',
      from: ['sent'],
      to: 'accepted',
      label: 'Accept',
      deed: 'be accepted',
      done: 'You accepted the offer',
      given: ['inTime'],
      checks: ['companyNotSuspended'],
    },
    decline: {
      by: 'candidate',
      from: ['sent'],
      to: 'declined',
      label: 'Decline',
      deed: 'be declined',
      done: 'You declined the offer',
      given: ['inTime'],
    },
    expire: {
      by: 'system',
      from: ['sent'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: 'after its date without an answer',
    },
    end: {
      by: 'system',
      from: ['sent'],
      to: 'withdrawn',
      label: 'End',
      deed: 'end',
      after: 'when the company moves the application on, or ends it',
    },
    leave: {
      by: 'system',
      from: ['sent'],
      to: 'declined',
      label: 'Leave',
      deed: 'be left',
      after: 'when the candidate withdraws the application',
    },
  },
})

export type OfferState = StateOf<typeof offerFlow>
export type OfferMove = MoveOf<typeof offerFlow>

/** How a candidate answers; each is a move. */
export const offerAnswers = ['accept', 'decline', 'ask'] as const
