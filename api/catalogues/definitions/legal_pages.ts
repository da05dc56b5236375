import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { contentLimits } from '#api/content/content_facts'
import { pageFlow } from '#api/content/page_flow'

export default defineCatalogue({
  name: 'legal-pages',
  label: 'Legal pages',
  one: 'legal page',
  model: 'LegalPage',
  group: 'Content',
  title: 'title',
  read: 'see_content',
  write: 'keep_content',
  can: ['edit'],
  fields: {
    title: { type: 'text', required: true, ...contentLimits.title },
    slug: { type: 'text', readOnly: true },
    body: {
      type: 'html',
      article: true,
      required: true,
      ...contentLimits.body,
      label: 'Text',
      help: 'A blank is {{ its name }}',
      detail: true,
    },
    fillings: {
      type: 'map',
      label: 'Blanks filled in',
      keys: { listed: 'openBlanks' },
      help: 'The text that replaces each blank',
      detail: true,
    },
    openBlanks: { type: 'list', of: 'openBlanks', label: 'Open blanks' },
    status: { type: 'choice', choices: pageFlow.choices, move: 'setStatus' },
    publishedAt: { type: 'datetime', readOnly: true, detail: true },
    pageKey: { type: 'text', of: 'pageKey', echo: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['title', 'slug', 'openBlanks', 'status', 'updatedAt'],
  filters: ['status'],
  sorts: ['title'],
  sort: ['title', 'ASC'],
  search: ['title', 'body'],
  related: [{ catalogue: 'content-versions', by: 'pageKey', of: 'pageKey' }],
  preview: '/preview/legal/:slug',
  actions: {
    publish: { label: 'Publish', when: pageFlow.when('publish') },
    withdraw: { label: 'Back to draft', when: pageFlow.when('withdraw') },
    archive: { label: 'Archive', when: pageFlow.when('archive') },
  },
  empty: 'The templates come with the installation.',
})
