import { Flow, type StateOf } from '#api/flow/flow'

/** Money on its way back. */
export const refundFlow = new Flow({
  title: 'Refund',
  one: 'refund',
  states: {
    pending: { label: 'On its way', is: 'is on its way' },
    done: { label: 'Paid back', is: 'is paid back', over: true },
    failed: { label: 'Failed', is: 'failed at the gateway' },
  },
  moves: {
    ask: {
      by: ['platform', 'system'],
      from: 'new',
      to: 'pending',
      label: 'Pay back',
      deed: 'be paid back',
    },
    finish: {
      by: 'system',
      from: ['pending', 'failed'],
      to: 'done',
      label: 'Finish',
      deed: 'be finished',
      after: 'once the gateway has sent it',
    },
    fail: {
      by: 'system',
      from: ['pending'],
      to: 'failed',
      label: 'Fail',
      deed: 'fail',
      after: 'when the gateway refuses it for good',
    },
  },
})

export type RefundStatus = StateOf<typeof refundFlow>
