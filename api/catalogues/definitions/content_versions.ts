import { CREATED, defineCatalogue } from '#api/catalogues/definition'

export default defineCatalogue({
  name: 'content-versions',
  label: 'Page versions',
  one: 'version',
  model: 'ContentVersion',
  group: 'Content',
  title: 'title',
  read: 'see_content',
  write: 'keep_content',
  can: [],
  fields: {
    title: { type: 'text', readOnly: true },
    kind: {
      type: 'choice',
      choices: ['help', 'blogs', 'skills', 'faqs', 'legal'],
      readOnly: true,
      label: 'Of',
    },
    pageKey: { type: 'text', readOnly: true, label: 'Page' },
    changes: { type: 'json', readOnly: true, detail: true, sideBySide: true },
    createdAt: CREATED,
  },
  list: ['title', 'kind', 'createdAt'],
  filters: ['kind', 'pageKey'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['title'],
  actions: {
    restore: { label: 'Restore this version', harm: true },
  },
  empty: 'Each time a page is saved, its earlier text is kept here.',
})
