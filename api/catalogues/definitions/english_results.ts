import { CREATED, defineCatalogue, UPDATED } from '#api/catalogues/definition'
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
    devId: {
      type: 'reference',
      column: 'candidateId',
      reference: 'developers',
      readOnly: true,
      label: 'Developer',
    },
    assessmentId: { type: 'reference', reference: 'assessments', readOnly: true, label: 'Test' },
    testName: { type: 'text', of: 'assessment.name', echo: true },
    score: { type: 'number', readOnly: true, label: 'Score in %' },
    correct: { type: 'number', readOnly: true },
    total: { type: 'number', readOnly: true },
    passed: { type: 'boolean', readOnly: true },
    band: { type: 'text', readOnly: true },
    seconds: { type: 'number', readOnly: true, detail: true },
    topics: { type: 'json', readOnly: true, detail: true },
    signalLevel: { type: 'text', of: 'attempt.signalLevel', label: 'Signals' },
    signals: { type: 'text', of: 'attempt.signalWords', detail: true, label: 'What was seen' },
    clearance: { type: 'choice', choices: clearanceFlow.choices, readOnly: true },
    clearanceReason: {
      type: 'longtext',
      ...assessmentLimits.note,
      detail: true,
      help: 'The candidate reads this',
    },
    clearedByName: { type: 'text', of: 'clearer.fullName', detail: true, label: 'Decided by' },
    validUntil: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
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
  queue: { label: 'English to look at', filter: { clearance: 'waiting' }, order: 'createdAt' },
  empty: 'Nobody has taken the English test yet.',
})
