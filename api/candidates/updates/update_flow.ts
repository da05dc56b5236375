import { Flow, type StateOf } from '#api/flow/flow'

/** An edit of an approved profile, from when it is sent in to a moderator's decision. */
export const updateFlow = new Flow({
  title: 'Profile update',
  one: 'change',
  states: {
    pending: { label: 'Awaiting approval', is: 'waits for approval' },
    success: { label: 'Approved', is: 'was approved', over: true },
    rejected: { label: 'Not approved', is: 'was rejected', over: true },
    withdrawn: { label: 'Taken back', is: 'was taken back', over: true },
  },
  moves: {
    ask: { by: 'candidate', from: 'new', to: 'pending', label: 'Change', deed: 'be asked for' },
    approve: {
      by: 'platform',
      from: ['pending'],
      to: 'success',
      label: 'Approve',
      deed: 'be approved',
    },
    reject: {
      by: 'platform',
      from: ['pending'],
      to: 'rejected',
      label: 'Reject',
      deed: 'be rejected',
    },
    withdraw: {
      by: ['candidate', 'system'],
      from: ['pending'],
      to: 'withdrawn',
      label: 'Take back',
      deed: 'be taken back',
      after: 'when what it changes is gone, or is changed back',
    },
  },
})

export type UpdateStatus = StateOf<typeof updateFlow>
