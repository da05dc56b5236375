import { creditKinds, MOST_CREDITS } from '#api/assessments/credits/credit_facts'
import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, reason } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'credit-ledger',
  label: 'Credit ledger',
  one: 'booking',
  model: 'CreditEntry',
  group: 'Marketplace',
  title: '_id',
  read: 'see_credits',
  write: 'grant_credits',
  can: ['create'],
  creates: 'bookByHand',
  fields: {
    clientId: { ...BUYER.clientId, readOnly: false, required: true },
    devId: { ...BUYER.devId, detail: true },
    kind: {
      type: 'choice',
      choices: creditKinds,
      readOnly: true,
    },
    delta: {
      type: 'number',
      label: 'Credits',
      signed: true,
      required: true,
      min: -MOST_CREDITS,
      max: MOST_CREDITS,
      help: 'A positive number grants credits, a negative one takes them back',
    },
    held: { type: 'number', label: 'Reserved', signed: true, readOnly: true },
    balance: { type: 'number', readOnly: true },
    reference: { type: 'text', label: 'For', isCode: true, readOnly: true },
    reason: reason('The company reads it in its history'),
    by: { type: 'text', of: 'actor.fullName' },
    createdAt: CREATED,
  },
  list: ['createdAt', 'clientId', 'delta', 'kind', 'held', 'balance', 'reference', 'by'],
  filters: ['clientId', 'kind', 'reference', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['reference'],
  empty: 'Grant credits to a company here.',
})
