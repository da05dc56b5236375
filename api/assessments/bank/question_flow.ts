import { Flow, type StateOf } from '#api/flow/flow'

/** Whether a question is asked. */
export const questionFlow = new Flow({
  title: 'Question',
  one: 'question',
  states: {
    draft: { label: 'Draft', is: 'is a draft' },
    active: { label: 'Asked', is: 'is asked' },
    retired: { label: 'Retired', is: 'is retired', over: true },
  },
  moves: {
    write: { by: 'platform', from: 'new', to: 'draft', label: 'Write', deed: 'be written' },
    publish: {
      by: 'platform',
      from: ['draft', 'retired'],
      to: 'active',
      label: 'Publish',
      deed: 'be published',
      done: 'It is drawn from now on',
    },
    retire: {
      by: 'platform',
      from: ['draft', 'active'],
      to: 'retired',
      label: 'Retire',
      deed: 'be retired',
      done: 'It is drawn no more; attempts that have it keep it',
    },
  },
})

export type QuestionStatus = StateOf<typeof questionFlow>
