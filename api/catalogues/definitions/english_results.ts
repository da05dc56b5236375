import { defineCatalogue } from '#api/catalogues/definition'
import { RESULT, UPDATED } from '#api/catalogues/shared_fields'
import { assessmentLimits } from '#api/assessments/assessment_facts'
import { clearanceDecisions, clearanceFlow } from '#api/assessments/results/clearance_flow'

export default defineCatalogue({
  name: 'english-results',
  label: 'English clearance',
  one: 'English result',
  model: 'TestResult',
  group: 'Tests',
  title: 'band',
  read: 'see_people',
  write: 'decide_people',
  can: ['edit'],
  where: { family: 'english' },
  fields: {
    ...RESULT,
    clearance: { type: 'choice', choices: clearanceFlow.choices, readOnly: true },
    clearanceReason: {
      type: 'longtext',
      ...assessmentLimits.note,
      detail: true,
      help: 'The candidate reads this',
    },
    clearedByName: { type: 'text', of: 'clearer.fullName', detail: true, label: 'Decided by' },
    updatedAt: UPDATED,
  },
  list: ['devId', 'score', 'band', 'clearance', 'signalLevel', 'createdAt'],
  filters: ['clearance', 'devId', 'band'],
  sorts: ['createdAt', 'score'],
  sort: ['createdAt', 'DESC'],
  search: ['band'],
  actions: {
    clearance: {
      label: 'Decide',
      key: 'a',
      method: 'decide',
      when: clearanceFlow.when('decide'),
      input: {
        clearance: { type: 'choice', choices: clearanceDecisions, required: true },
        reason: {
          type: 'longtext',
          ...assessmentLimits.note,
          help: 'The candidate reads this',
        },
      },
    },
  },
  queue: {
    label: 'English results to review',
    filter: { clearance: 'waiting' },
    order: 'createdAt',
  },
  empty: 'Nobody has taken the English test yet.',
})
