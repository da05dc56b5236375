import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { GRACE_DAYS } from '#api/billing/billing_facts'

/** A company's plan. What was paid for is kept until its end. */
export const subscriptionFlow = new Flow({
  title: 'Subscription',
  one: 'subscription',
  states: {
    incomplete: { label: 'Awaiting first payment', is: 'waits for its first payment' },
    trialing: { label: 'Trial', is: 'is on trial' },
    active: { label: 'Active', is: 'is active' },
    past_due: { label: 'Payment due', is: 'waits for a payment that is due' },
    cancels_at_end: { label: 'Ends with its period', is: 'ends with its period' },
    suspended: { label: 'Suspended', is: 'is suspended until it is paid' },
    ended: { label: 'Ended', is: 'has ended', over: true },
  },
  moves: {
    begin: {
      by: 'client',
      from: 'new',
      to: 'incomplete',
      label: 'Subscribe',
      deed: 'begin',
    },
    try: {
      by: 'client',
      from: 'new',
      to: 'trialing',
      label: 'Try for free',
      deed: 'be tried',
      done: 'Your trial has begun',
      checks: ['firstTrial'],
    },
    activate: {
      by: 'system',
      from: ['incomplete', 'trialing', 'active', 'past_due', 'cancels_at_end', 'suspended'],
      to: 'active',
      label: 'Activate',
      deed: 'be activated',
      after: 'when it, its upgrade or its renewal is paid',
    },
    swap: {
      by: 'client',
      from: ['trialing'],
      to: 'trialing',
      label: 'Change the plan on trial',
      deed: 'be changed',
      done: 'Your trial goes on with the other plan',
    },
    lower: {
      by: 'client',
      from: ['active'],
      to: 'active',
      label: 'Change at renewal',
      deed: 'be changed',
      done: 'Your plan changes at its renewal',
    },
    cancel: {
      by: 'client',
      from: ['trialing', 'active'],
      to: 'cancels_at_end',
      label: 'Cancel',
      deed: 'be cancelled',
      done: 'Your plan ends with its period; until then everything stays',
    },
    resume: {
      by: 'client',
      from: ['cancels_at_end'],
      to: ['trialing', 'active'],
      label: 'Continue',
      deed: 'be resumed',
      done: 'Your plan goes on',
    },
    hold: {
      by: 'system',
      from: ['trialing', 'active'],
      to: 'cancels_at_end',
      label: 'Hold',
      deed: 'be held',
      after: 'when its company is suspended, as nothing is charged meanwhile',
    },
    goOn: {
      by: 'system',
      from: ['cancels_at_end'],
      to: ['trialing', 'active'],
      label: 'Go on',
      deed: 'go on',
      after: 'when the suspension of its company is taken back before its period ends',
    },
    stop: {
      by: 'client',
      from: ['past_due', 'suspended'],
      to: 'ended',
      label: 'End now',
      deed: 'be ended',
      done: 'Your plan has ended; nothing more is collected',
    },
    fallDue: {
      by: 'system',
      from: ['active', 'trialing'],
      to: 'past_due',
      label: 'Fall due',
      deed: 'fall due',
      after: 'when its renewal could not be paid',
    },
    suspend: {
      by: 'system',
      from: ['past_due'],
      to: 'suspended',
      label: 'Suspend',
      deed: 'be suspended',
      after: sentence('{days} days after a payment was due', { days: GRACE_DAYS }),
    },
    end: {
      by: 'system',
      from: ['incomplete', 'trialing', 'active', 'past_due', 'cancels_at_end', 'suspended'],
      to: 'ended',
      label: 'End',
      deed: 'end',
      after:
        'with its period, with a trial that nobody paid for, when its first payment never came, or when its payment was disputed and lost',
    },
  },
})

export type SubscriptionStatus = StateOf<typeof subscriptionFlow>
