import { Flow, type StateOf } from '#api/flow/flow'

/** Whether the English of a result is cleared. A score from B2 clears it, unless what was seen asks for a look by an admin. */
export const clearanceFlow = new Flow({
  title: 'English clearance',
  one: 'result',
  column: 'clearance',
  states: {
    waiting: { label: 'Awaiting review', is: 'waits for a look' },
    cleared: { label: 'Cleared', is: 'is cleared', over: true },
    not_cleared: { label: 'Not cleared', is: 'is not cleared', over: true },
  },
  moves: {
    mark: {
      by: 'system',
      from: 'new',
      to: ['waiting', 'cleared', 'not_cleared'],
      label: 'Mark',
      deed: 'be marked',
      after: 'when the test is marked',
    },
    decide: {
      by: 'platform',
      from: ['waiting', 'cleared', 'not_cleared'],
      to: ['cleared', 'not_cleared'],
      label: 'Decide',
      deed: 'be decided',
      done: 'It is decided; the candidate hears of it',
    },
  },
})

export type Clearance = StateOf<typeof clearanceFlow>

/** What an admin may decide. */
export const clearanceDecisions = clearanceFlow.choices.filter(({ value }) => value !== 'waiting')
