import { signalLevels, skillBands } from '#api/assessments/assessment_facts'
import { defineCatalogue } from '#api/catalogues/definition'
import { reason, RESULT } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'test-results',
  label: 'Test results',
  one: 'result',
  model: 'TestResult',
  group: 'Tests',
  title: 'testName',
  read: 'see_people',
  write: 'decide_people',
  can: [],
  where: { family: 'technical' },
  fields: {
    ...RESULT,
    band: { ...RESULT.band, type: 'choice', choices: skillBands },
    signalLevel: { ...RESULT.signalLevel, type: 'choice', choices: signalLevels },
    attemptStatus: { type: 'text', of: 'attempt.status', label: 'Attempt' },
  },
  list: ['devId', 'assessmentId', 'score', 'passed', 'band', 'signalLevel', 'createdAt'],
  filters: ['devId', 'assessmentId', 'passed', 'band'],
  sorts: ['createdAt', 'score'],
  sort: ['createdAt', 'DESC'],
  search: ['assessment.name'],
  actions: {
    annul: {
      label: 'Annul',
      harm: true,
      when: { attemptStatus: 'done' },
      input: { reason: reason('The candidate reads this') },
    },
  },
  empty: 'Nobody has finished a test yet.',
})
