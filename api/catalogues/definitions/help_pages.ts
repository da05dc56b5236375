import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { contentLimits } from '#api/content/content_facts'
import { pageFlow } from '#api/content/page_flow'

export default defineCatalogue({
  name: 'help-pages',
  label: 'Help pages',
  one: 'help page',
  model: 'HelpPage',
  group: 'Content',
  title: 'title',
  read: 'see_content',
  write: 'keep_content',
  can: ['create', 'edit', 'delete'],
  fields: {
    title: { type: 'text', required: true, ...contentLimits.title },
    slug: { type: 'slug', from: 'title', ...contentLimits.slug },
    category: { type: 'text', required: true, ...contentLimits.category },
    summary: { type: 'longtext', ...contentLimits.summary, detail: true },
    body: {
      type: 'html',
      article: true,
      required: true,
      ...contentLimits.body,
      label: 'Text',
      detail: true,
    },
    position: {
      type: 'number',
      ...contentLimits.position,
      default: 0,
      label: 'Position in its category',
    },
    status: { type: 'choice', choices: pageFlow.choices, default: 'draft', move: 'setStatus' },
    yesCount: { type: 'number', readOnly: true, label: 'Helped' },
    noCount: { type: 'number', readOnly: true, label: 'Did not help' },
    publishedAt: { type: 'datetime', readOnly: true, detail: true },
    pageKey: { type: 'text', of: 'pageKey', echo: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['title', 'category', 'status', 'yesCount', 'noCount', 'updatedAt'],
  filters: ['status', 'category'],
  sorts: ['title', 'position', 'updatedAt'],
  sort: ['position', 'ASC'],
  order: { by: 'position', within: ['category'] },
  search: ['title', 'body'],
  related: [
    { catalogue: 'content-versions', by: 'pageKey', of: 'pageKey' },
    { catalogue: 'help-votes', by: 'helpPageId' },
  ],
  preview: '/preview/help/:slug',
  actions: {
    publish: { label: 'Publish', bulk: true, when: pageFlow.when('publish') },
    withdraw: { label: 'Back to draft', bulk: true, when: pageFlow.when('withdraw') },
    archive: { label: 'Archive', bulk: true, when: pageFlow.when('archive') },
    status: {
      label: 'Change status',
      method: 'setStatus',
      input: {
        status: {
          type: 'choice',
          choices: pageFlow.choices,
          help: 'Leave empty to switch between published and draft',
        },
      },
    },
  },
  empty: 'Write how something is done.',
})
