import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { englishBands } from '#api/candidates/english_facts'
import { assessmentLimits, difficulties, questionKinds } from '#api/assessments/assessment_facts'
import { questionFlow } from '#api/assessments/bank/question_flow'

export default defineCatalogue({
  name: 'questions',
  label: 'Questions',
  one: 'question',
  model: 'Question',
  group: 'Tests',
  title: 'body',
  read: 'see_tests',
  write: 'keep_tests',
  can: ['create', 'edit', 'delete'],
  initial: { status: 'draft' },
  fields: {
    topicId: {
      type: 'reference',
      reference: 'assessment-topics',
      required: true,
      createOnly: true,
    },
    kind: { type: 'choice', choices: questionKinds, required: true, createOnly: true },
    body: {
      type: 'longtext',
      required: true,
      ...assessmentLimits.body,
      label: 'Question',
      help: 'Markdown, with code between lines of ```',
    },
    options: {
      type: 'list',
      max: assessmentLimits.options.max,
      help: 'For an order, in the right order; nothing for a short text. Each candidate sees them shuffled',
    },
    rightAnswers: {
      type: 'list',
      column: 'answerKey',
      max: assessmentLimits.acceptedAnswers.max,
      help: 'Numbers of the correct options, from 1; for a short text, the accepted answers; for an order, nothing',
    },
    explanation: { type: 'longtext', ...assessmentLimits.explanation, detail: true },
    difficulty: { type: 'choice', choices: difficulties, help: 'Leave empty for English' },
    level: { type: 'choice', choices: englishBands, help: 'Only for English' },
    status: { type: 'choice', choices: questionFlow.choices, readOnly: true },
    version: { type: 'number', readOnly: true },
    exposure: { type: 'number', readOnly: true, label: 'Shown' },
    sourceKey: { type: 'text', readOnly: true, detail: true, label: 'Source file' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['body', 'topicId', 'kind', 'difficulty', 'level', 'status', 'exposure'],
  filters: ['topicId', 'kind', 'difficulty', 'level', 'status'],
  sorts: ['createdAt', 'exposure'],
  sort: ['createdAt', 'DESC'],
  search: ['body', 'sourceKey'],
  usedBy: { attempt_questions: 'question_id' },
  related: [{ catalogue: 'question-statistics', by: 'questionId' }],
  preview: '/preview/questions/:_id',
  actions: {
    publish: { label: 'Publish', key: 'a', when: questionFlow.when('publish'), bulk: true },
    retire: {
      label: 'Retire',
      key: 'r',
      when: questionFlow.when('retire'),
      bulk: true,
      harm: true,
    },
  },
  queue: { label: 'Draft questions', filter: { status: 'draft' }, order: 'createdAt' },
  empty: 'Questions come with the question banks, or are written here.',
})
