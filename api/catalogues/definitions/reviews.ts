import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, EITHER, UPDATED, reason } from '#api/catalogues/shared_fields'
import { reviewFlow } from '#api/reviews/review_flow'

export default defineCatalogue({
  name: 'reviews',
  label: 'Reviews',
  one: 'review',
  model: 'Review',
  group: 'Marketplace',
  title: 'companyName',
  read: 'see_people',
  write: 'decide_people',
  can: ['edit', 'delete'],
  fields: {
    companyName: { type: 'text', of: 'company.name', label: 'Company' },
    clientId: { ...BUYER.clientId, label: 'Company page', detail: true },
    devId: BUYER.devId,
    side: {
      type: 'choice',
      choices: EITHER,
      readOnly: true,
      label: 'Written by',
    },
    rating: { type: 'number', readOnly: true },
    text: { type: 'longtext', column: 'body', readOnly: true },
    status: { type: 'choice', choices: reviewFlow.choices, readOnly: true },
    hiddenReason: { type: 'text', max: 500, help: 'Its author reads this', detail: true },
    publishedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['companyName', 'devId', 'side', 'rating', 'status', 'createdAt'],
  filters: ['status', 'side', 'clientId', 'devId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['body', 'company.name'],
  actions: {
    hide: {
      label: 'Hide',
      harm: true,
      bulk: true,
      when: reviewFlow.when('hide'),
      input: {
        reason: reason('Its author reads this'),
      },
    },
    unhide: { label: 'Show again', when: reviewFlow.when('unhide') },
  },
  empty: 'Reviews come after a hire or a completed interview.',
})
