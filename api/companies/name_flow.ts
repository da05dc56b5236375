import { Flow, type StateOf } from '#api/flow/flow'

/** How a company comes to another name: at once, or, where we verified the one it has, once an administrator approved it. */
export const nameFlow = new Flow({
  title: 'Name of a company',
  one: 'name',
  column: 'nameStatus',
  states: {
    settled: { label: 'Settled', is: 'is settled' },
    pending: { label: 'Awaiting approval', is: 'waits for approval' },
    rejected: { label: 'Not approved', is: 'was not approved' },
  },
  moves: {
    open: { by: 'client', from: 'new', to: 'settled', label: 'Sign up', deed: 'be given' },
    askName: {
      by: 'client',
      from: ['settled', 'pending', 'rejected'],
      to: 'pending',
      label: 'Ask for another name',
      deed: 'be changed',
      checks: ['companyVerified'],
    },
    keepName: {
      by: 'client',
      from: ['pending', 'rejected'],
      to: 'settled',
      label: 'Keep the name',
      deed: 'be kept',
    },
    approveName: {
      by: 'platform',
      from: ['pending'],
      to: 'settled',
      label: 'Approve the name',
      deed: 'be approved',
    },
    giveName: {
      by: 'platform',
      from: ['settled', 'pending', 'rejected'],
      to: 'settled',
      label: 'Change the name',
      deed: 'be changed',
    },
    rejectName: {
      by: 'platform',
      from: ['pending'],
      to: 'rejected',
      label: 'Reject the name',
      deed: 'be rejected',
    },
  },
})

export type NameStatus = StateOf<typeof nameFlow>
