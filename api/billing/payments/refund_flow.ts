import { Flow, type StateOf } from '#api/flow/flow'

/** Money on its way back. Above a limit it waits for a second admin first. */
export const refundFlow = new Flow({
  title: 'Refund',
  one: 'refund',
  states: {
    asked: { label: 'Awaiting a second admin', is: 'waits for a second admin' },
    declined: { label: 'Declined', is: 'was declined', over: true },
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
    request: {
      by: 'platform',
      from: 'new',
      to: 'asked',
      label: 'Ask for it',
      deed: 'be asked for',
    },
    approve: {
      by: 'platform',
      from: ['asked'],
      to: 'pending',
      label: 'Approve',
      deed: 'be approved',
      checks: ['asAnother', 'stillOwed'],
    },
    decline: {
      by: 'platform',
      from: ['asked'],
      to: 'declined',
      label: 'Decline',
      deed: 'be declined',
      checks: ['asAnother'],
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
