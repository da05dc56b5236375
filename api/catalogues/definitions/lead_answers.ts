import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'lead-answers',
  label: 'Lead answers',
  one: 'answer',
  model: 'LeadAnswer',
  group: 'Content',
  title: '_id',
  read: 'see_leads',
  write: 'answer_leads',
  can: [],
  fields: {
    leadId: { type: 'reference', reference: 'leads', readOnly: true, label: 'Lead' },
    authorName: { type: 'text', of: 'author.fullName', label: 'Written by' },
    body: { type: 'longtext', readOnly: true, label: 'Answer' },
    createdAt: CREATED,
  },
  list: ['leadId', 'body', 'authorName', 'createdAt'],
  filters: ['leadId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['body'],
  empty: 'No lead has been answered yet.',
})
