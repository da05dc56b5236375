import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { contentLimits, faqAudiences } from '#api/content/content_facts'
import { pageFlow } from '#api/content/page_flow'

export default defineCatalogue({
  name: 'faqs',
  label: 'FAQs',
  one: 'question',
  model: 'Faq',
  group: 'Content',
  title: 'question',
  read: 'see_content',
  write: 'keep_content',
  can: ['create', 'edit', 'delete'],
  fields: {
    audience: { type: 'choice', choices: faqAudiences, required: true },
    group: {
      type: 'text',
      column: 'faqGroup',
      required: true,
      ...contentLimits.group,
      help: 'Questions of one group are shown together',
    },
    question: { type: 'text', required: true, ...contentLimits.question },
    answer: {
      type: 'html',
      article: true,
      required: true,
      ...contentLimits.answer,
      detail: true,
    },
    groupPosition: {
      type: 'number',
      ...contentLimits.position,
      default: 0,
      label: 'Position of the group',
    },
    position: {
      type: 'number',
      ...contentLimits.position,
      default: 0,
      label: 'Position in its group',
    },
    status: { type: 'choice', choices: pageFlow.choices, default: 'draft', move: 'setStatus' },
    publishedAt: { type: 'datetime', readOnly: true, detail: true },
    pageKey: { type: 'text', of: 'pageKey', echo: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['question', 'audience', 'group', 'position', 'status', 'updatedAt'],
  filters: ['audience', 'status', 'group'],
  sorts: ['position', 'question', 'createdAt'],
  sort: ['position', 'ASC'],
  order: { by: 'position', within: ['audience', 'group'] },
  search: ['question', 'answer'],
  related: [{ catalogue: 'content-versions', by: 'pageKey', of: 'pageKey' }],
  preview: '/preview/faqs/:id',
  actions: {
    publish: { label: 'Publish', bulk: true, when: pageFlow.when('publish') },
    withdraw: { label: 'Back to draft', bulk: true, when: pageFlow.when('withdraw') },
    archive: { label: 'Archive', bulk: true, when: pageFlow.when('archive') },
  },
  empty: 'Add the questions that people ask often.',
})
