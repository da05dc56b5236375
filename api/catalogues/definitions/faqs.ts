import { CREATED, defineCatalogue, STATUS, UPDATED } from '#api/catalogues/definition'
import { contentLimits, faqAudiences } from '#api/content/content_facts'

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
      help: 'Questions with the same group stand together',
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
      label: 'Place of the group',
    },
    position: {
      type: 'number',
      ...contentLimits.position,
      default: 0,
      label: 'Place in its group',
    },
    status: STATUS,
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['question', 'audience', 'group', 'position', 'status', 'updatedAt'],
  filters: ['audience', 'status', 'group'],
  sorts: ['position', 'question', 'createdAt'],
  sort: ['position', 'ASC'],
  search: ['question', 'answer'],
  empty: 'Add what people ask again and again.',
})
