import { Flow, type StateOf } from '#api/flow/flow'

/** A material edit of a published job, from when it is sent in to a moderator's decision. */
export const revisionFlow = new Flow({
  title: 'Job change',
  one: 'change',
  states: {
    pending: { label: 'Awaiting approval', is: 'waits for approval' },
    approved: { label: 'Approved', is: 'was approved', over: true },
    rejected: { label: 'Rejected', is: 'was rejected', over: true },
    withdrawn: { label: 'Taken back', is: 'was taken back', over: true },
    superseded: { label: 'Superseded', is: 'was superseded by a later one', over: true },
  },
  moves: {
    ask: { by: 'client', from: 'new', to: 'pending', label: 'Ask for a change', deed: 'be asked' },
    pass: {
      by: 'client',
      from: 'new',
      to: 'approved',
      label: 'Change at once',
      deed: 'be made at once',
      checks: ['companyTrusted'],
    },
    approve: {
      by: 'platform',
      from: ['pending'],
      to: 'approved',
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
      by: 'client',
      from: ['pending'],
      to: 'withdrawn',
      label: 'Take back the change',
      deed: 'be taken back',
      done: 'Change taken back; the job stays as candidates see it',
    },
    supersede: {
      by: ['client', 'system'],
      from: ['pending'],
      to: 'superseded',
      label: 'Change again, or end the job',
      deed: 'be superseded',
    },
  },
})

export type RevisionStatus = StateOf<typeof revisionFlow>
