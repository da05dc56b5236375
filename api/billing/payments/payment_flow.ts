import { Flow, type StateOf } from '#api/flow/flow'

/** What can become of one try to pay. The gateway's word counts, whenever it comes. */
export const paymentFlow = new Flow({
  title: 'Payment',
  one: 'payment',
  states: {
    created: { label: 'Begun', is: 'is begun' },
    open: { label: 'Awaiting payment', is: 'waits for its payer' },
    paid: { label: 'Paid', is: 'is paid', over: true },
    failed: { label: 'Failed', is: 'failed' },
    cancelled: { label: 'Given up', is: 'was given up' },
    mismatched: { label: 'Not the amount', is: 'is not of the amount that was asked', over: true },
  },
  moves: {
    begin: {
      by: ['client', 'candidate', 'system'],
      from: 'new',
      to: 'created',
      label: 'Begin',
      deed: 'begin',
    },
    open: {
      by: 'system',
      from: ['created'],
      to: 'open',
      label: 'Open',
      deed: 'be opened',
      after: 'once the gateway knows it',
    },
    pay: {
      by: 'system',
      from: ['created', 'open', 'failed', 'cancelled'],
      to: 'paid',
      label: 'Take the payment',
      deed: 'be paid',
      after: 'once the gateway holds the money',
    },
    fail: {
      by: 'system',
      from: ['created', 'open'],
      to: 'failed',
      label: 'Fail',
      deed: 'fail',
      after: 'when the gateway refuses it',
    },
    cancel: {
      by: 'system',
      from: ['created', 'open', 'failed'],
      to: 'cancelled',
      label: 'Give up',
      deed: 'be given up',
      after: 'when its order expires or is paid otherwise',
    },
    mismatch: {
      by: 'system',
      from: ['created', 'open', 'failed', 'cancelled'],
      to: 'mismatched',
      label: 'Set aside',
      deed: 'be set aside',
      after: 'when the gateway holds another amount',
    },
  },
})

export type PaymentStatus = StateOf<typeof paymentFlow>
