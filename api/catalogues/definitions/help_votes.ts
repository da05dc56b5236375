import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'help-votes',
  label: 'Help votes',
  one: 'vote',
  model: 'HelpVote',
  group: 'Content',
  title: '_id',
  read: 'see_content',
  write: 'keep_content',
  can: ['delete'],
  fields: {
    helpPageId: { type: 'reference', reference: 'help-pages', readOnly: true, label: 'Help page' },
    isHelpful: { type: 'boolean', readOnly: true, label: 'Helped' },
    comment: { type: 'text', readOnly: true },
    createdAt: CREATED,
  },
  list: ['helpPageId', 'isHelpful', 'comment', 'createdAt'],
  filters: ['helpPageId', 'isHelpful'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['comment'],
  empty: 'No reader has rated a help page yet.',
})
