import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'contact-logs',
  label: 'Contact logs',
  one: 'contact',
  model: 'ContactFetch',
  group: 'Imports',
  title: 'reason',
  read: 'see_people',
  write: 'keep_admins',
  can: [],
  fields: {
    lastContactAt: { type: 'datetime', column: 'createdAt', readOnly: true, label: 'When' },
    by: { type: 'text', of: 'fetcher.fullName' },
    userId: { type: 'id', column: 'fetchedBy', readOnly: true, detail: true },
    ...BUYER,
    linkedinCandidateId: {
      type: 'reference',
      reference: 'linkedin-candidates',
      label: 'LinkedIn candidate',
      readOnly: true,
    },
    reason: { type: 'text', readOnly: true, label: 'Purpose' },
    fields: { type: 'list', readOnly: true, label: 'Details viewed' },
    quotaSpent: { type: 'number', readOnly: true, detail: true },
  },
  list: ['lastContactAt', 'by', 'clientId', 'devId', 'linkedinCandidateId', 'reason', 'fields'],
  filters: ['clientId', 'devId', 'linkedinCandidateId', 'userId', 'lastContactAt'],
  sorts: ['lastContactAt'],
  sort: ['lastContactAt', 'DESC'],
  search: ['reason'],
  paged: 'logs',
  empty: 'Each time someone views contact details, it is logged here: who, when and why.',
})
