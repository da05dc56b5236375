import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { gateways } from '#api/billing/billing_facts'
import { disputeFlow } from '#api/billing/disputes/dispute_flow'

export default defineCatalogue({
  name: 'disputes',
  label: 'Disputes',
  one: 'dispute',
  model: 'Dispute',
  group: 'Money',
  title: 'gatewayDispute',
  read: 'see_money',
  write: 'keep_money',
  can: [],
  fields: {
    gatewayDispute: { type: 'text', label: 'Gateway reference', readOnly: true },
    orderId: { type: 'reference', reference: 'orders', label: 'Order', readOnly: true },
    status: { type: 'choice', choices: disputeFlow.choices, readOnly: true },
    amount: { type: 'number', moneyIn: 'currency', readOnly: true },
    currency: { type: 'text', readOnly: true },
    reason: { type: 'text', readOnly: true },
    gateway: { type: 'choice', choices: gateways, readOnly: true },
    answerBy: { type: 'datetime', label: 'Evidence until', readOnly: true },
    decidedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: [
    'gatewayDispute',
    'orderId',
    'status',
    'amount',
    'reason',
    'gateway',
    'answerBy',
    'createdAt',
  ],
  filters: ['status', 'gateway', 'orderId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['gatewayDispute'],
  queue: {
    label: 'Disputes to answer',
    filter: { status: ['open'] },
    order: 'createdAt',
  },
})
