import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { RESERVED_MINUTES } from '#api/billing/billing_facts'

/** What can become of an order. It keeps its price and its coupon while it waits; money that comes later still counts. */
export const orderFlow = new Flow({
  title: 'Order',
  one: 'order',
  states: {
    pending: { label: 'Awaiting payment', is: 'waits for payment' },
    paid: { label: 'Paid', is: 'is paid' },
    failed: { label: 'Payment failed', is: 'could not be paid' },
    expired: { label: 'Expired', is: 'was not paid in time', over: true },
    refunded: { label: 'Refunded', is: 'was paid back', over: true },
  },
  moves: {
    place: {
      by: ['client', 'candidate', 'system'],
      from: 'new',
      to: 'pending',
      label: 'Order',
      deed: 'be placed',
      done: 'Your order waits for payment',
    },
    retry: {
      by: ['client', 'candidate', 'system'],
      from: ['failed'],
      to: 'pending',
      label: 'Pay again',
      deed: 'be paid again',
    },
    pay: {
      by: 'system',
      from: ['pending', 'failed', 'expired'],
      to: 'paid',
      label: 'Take the payment',
      deed: 'be paid',
      after: 'once the gateway holds the money',
    },
    fail: {
      by: 'system',
      from: ['pending'],
      to: 'failed',
      label: 'Fail',
      deed: 'fail',
      after: 'when the gateway refuses the payment',
    },
    expire: {
      by: 'system',
      from: ['pending', 'failed'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: sentence('after {minutes} minutes without payment', { minutes: RESERVED_MINUTES }),
    },
    refund: {
      by: 'system',
      from: ['paid'],
      to: 'refunded',
      label: 'Refund',
      deed: 'be refunded',
      after: 'once all of it is paid back',
    },
  },
})

export type OrderStatus = StateOf<typeof orderFlow>
