import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { assessmentLimits, englishSections } from '#api/assessments/assessment_facts'

export default defineCatalogue({
  name: 'assessment-topics',
  label: 'Topics',
  one: 'topic',
  model: 'AssessmentTopic',
  group: 'Tests',
  title: 'name',
  read: 'see_tests',
  write: 'keep_tests',
  can: ['create', 'edit', 'delete'],
  fields: {
    assessmentId: {
      type: 'reference',
      reference: 'assessments',
      required: true,
      createOnly: true,
      label: 'Test',
    },
    name: { type: 'text', required: true, ...assessmentLimits.topic },
    section: { type: 'choice', choices: englishSections, help: 'Only for the English test' },
    position: { type: 'number', min: 0, max: 1000, default: 0, detail: true },
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'assessmentId', 'section', 'status', 'updatedAt'],
  filters: ['assessmentId', 'section', 'status'],
  sorts: ['name', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
  usedBy: { questions: 'topic_id' },
  related: [{ catalogue: 'questions', by: 'topicId' }],
  empty: 'Topics come with the question banks, or are made here.',
})
