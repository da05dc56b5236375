import { Flow, type StateOf } from '#api/flow/flow'

/** What the platform says of a profile; companies find approved ones. */
export const approvalFlow = new Flow({
  title: 'Approval of a profile',
  one: 'profile',
  column: 'approval',
  states: {
    incomplete: { label: 'Not submitted yet', is: 'was not submitted yet' },
    submitted: { label: 'Awaiting approval', is: 'waits for approval' },
    approved: { label: 'Approved', is: 'is approved' },
    changes_requested: { label: 'Needs a change', is: 'needs a change' },
    rejected: { label: 'Not approved', is: 'was not approved' },
  },
  moves: {
    open: { by: 'candidate', from: 'new', to: 'incomplete', label: 'Sign up', deed: 'be opened' },
    submit: {
      by: 'candidate',
      from: ['incomplete', 'changes_requested', 'rejected'],
      to: 'submitted',
      label: 'Submit for approval',
      deed: 'be submitted',
      checks: ['completeEnough'],
    },
    approve: {
      by: 'platform',
      from: ['submitted', 'changes_requested', 'rejected'],
      to: 'approved',
      label: 'Approve',
      deed: 'be approved',
    },
    requestChanges: {
      by: 'platform',
      from: ['submitted', 'approved'],
      to: 'changes_requested',
      label: 'Ask for changes',
      deed: 'be sent back',
    },
    reject: {
      by: 'platform',
      from: ['submitted', 'changes_requested', 'approved'],
      to: 'rejected',
      label: 'Reject',
      deed: 'be rejected',
    },
  },
})

export type Approval = StateOf<typeof approvalFlow>
