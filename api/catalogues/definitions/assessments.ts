import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, STATUS, UPDATED } from '#api/catalogues/shared_fields'
import { assessmentKinds, assessmentLimits } from '#api/assessments/assessment_facts'

export default defineCatalogue({
  name: 'assessments',
  label: 'Tests',
  one: 'test',
  model: 'Assessment',
  group: 'Tests',
  title: 'name',
  read: 'see_tests',
  write: 'keep_tests',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, ...assessmentLimits.name },
    kind: { type: 'choice', choices: assessmentKinds, required: true, createOnly: true },
    skillId: {
      type: 'reference',
      reference: 'skills',
      createOnly: true,
      help: 'Only for a skill test',
    },
    stackId: {
      type: 'reference',
      reference: 'stacks',
      createOnly: true,
      help: 'Only for a stack test',
    },
    description: { type: 'longtext', ...assessmentLimits.description, detail: true },
    questionCount: { type: 'number', required: true, min: 1, max: 100, label: 'Questions' },
    minutes: { type: 'number', required: true, min: 1, max: 240 },
    passPercent: { type: 'number', required: true, min: 1, max: 100, label: 'Pass mark, %' },
    clientId: BUYER.clientId,
    status: { ...STATUS, label: 'Offered' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'kind', 'questionCount', 'minutes', 'passPercent', 'status', 'updatedAt'],
  filters: ['kind', 'status', 'clientId'],
  sorts: ['name', 'createdAt'],
  sort: ['name', 'ASC'],
  search: ['name'],
  usedBy: { attempts: 'assessment_id' },
  related: [{ catalogue: 'assessment-topics', by: 'assessmentId' }],
  empty: 'Tests come with the question banks, or are made here.',
  preview: '/preview/tests/:_id',
})
