import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'

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
      choices: [
        { value: 'help', label: 'Help page' },
        { value: 'blogs', label: 'Article' },
        { value: 'skills', label: 'Skill page' },
        { value: 'faqs', label: 'FAQ' },
        { value: 'legal', label: 'Legal page' },
      ],
      readOnly: true,
      label: 'Kind of page',
    },
    pageKey: { type: 'text', readOnly: true, label: 'Page', isCode: true },
    changes: {
      type: 'json',
      readOnly: true,
      detail: true,
      sideBySide: ['Before', 'In this version'],
    },
    authorName: { type: 'text', of: 'author.fullName', label: 'Written by' },
    createdAt: { ...CREATED, label: 'Written' },
  },
  list: ['title', 'kind', 'authorName', 'createdAt'],
  filters: ['kind', 'pageKey'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['title'],
  actions: {
    restore: {
      label: 'Restore this version',
      harm: true,
      done: 'Restored: the page says what this version says',
    },
  },
  empty: 'Each time a page is saved, its earlier text is kept here.',
})
