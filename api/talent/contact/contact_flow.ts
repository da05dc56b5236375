import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { ANSWER_DAYS } from '#api/talent/talent_facts'

type Facts = { expiresAt: { toMillis(): number } }

/** What can become of a company's question for contact details. */
export const contactFlow = new Flow({
  title: 'Contact request',
  one: 'request',
  states: {
    pending: { label: 'Awaiting an answer', is: 'waits for an answer' },
    accepted: { label: 'Accepted', is: 'was accepted', over: true },
    declined: { label: 'Declined', is: 'was declined', over: true },
    expired: { label: 'Expired', is: 'has expired', over: true },
    withdrawn: { label: 'Taken back', is: 'was taken back', over: true },
  },
  guards: {
    inTime: ({ expiresAt }: Facts, now: Date) =>
      expiresAt.toMillis() > now.getTime()
        ? null
        : sentence('The time to answer this request is over; it has expired'),
  },
  moves: {
    ask: { by: 'client', from: 'new', to: 'pending', label: 'Ask for contact', deed: 'be sent' },
    withdraw: {
      by: 'client',
      from: ['pending'],
      to: 'withdrawn',
      label: 'Withdraw',
      deed: 'be withdrawn',
      given: ['inTime'],
    },
    accept: {
      by: 'candidate',
      from: ['pending'],
      to: 'accepted',
      label: 'Share my contact details',
      deed: 'be accepted',
      given: ['inTime'],
      checks: ['companyNotSuspended'],
    },
    decline: {
      by: 'candidate',
      from: ['pending'],
      to: 'declined',
      label: 'Decline',
      deed: 'be declined',
      given: ['inTime'],
    },
    expire: {
      by: 'system',
      from: ['pending'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: sentence('after {days} days without an answer', { days: ANSWER_DAYS }),
    },
  },
})

export type ContactRequestStatus = StateOf<typeof contactFlow>
