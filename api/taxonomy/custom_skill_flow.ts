import { Flow, type StateOf } from '#api/flow/flow'

/** A name that somebody missed in the lists, from when it is asked for to an admin's decision. */
export const customSkillFlow = new Flow({
  title: 'Custom skill',
  one: 'name',
  states: {
    pending: { label: 'Awaiting a decision', is: 'waits for a decision' },
    approved: { label: 'On the list', is: 'is on the list', over: true },
    rejected: { label: 'Not taken', is: 'was not taken', over: true },
  },
  moves: {
    ask: { by: 'candidate', from: 'new', to: 'pending', label: 'Ask for it', deed: 'be asked for' },
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
  },
})

export type CustomSkillStatus = StateOf<typeof customSkillFlow>
