import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, reason, UPDATED } from '#api/catalogues/shared_fields'
import { refundFlow } from '#api/billing/payments/refund_flow'

/** The move's check is `asAnother`. */
const byAnother = {
  than: 'askedById',
  words: 'You asked for this refund, so another admin of finance decides it.',
}

export default defineCatalogue({
  name: 'refunds',
  label: 'Refunds',
  one: 'refund',
  model: 'Refund',
  group: 'Money',
  title: 'reason',
  read: 'see_money',
  write: 'keep_money',
  can: [],
  fields: {
    orderId: { type: 'reference', reference: 'orders', label: 'Order', readOnly: true },
    paymentId: {
      type: 'reference',
      reference: 'payments',
      label: 'Payment',
      readOnly: true,
      detail: true,
    },
    status: { type: 'choice', choices: refundFlow.choices, readOnly: true },
    amount: { type: 'number', moneyIn: 'currency', readOnly: true },
    currency: { type: 'text', readOnly: true },
    reason: { type: 'text', readOnly: true },
    isDuplicate: { type: 'boolean', label: 'Duplicate payment', readOnly: true, detail: true },
    askedBy: { type: 'text', of: 'asker.fullName', label: 'Requested by' },
    askedById: { type: 'id', column: 'askedBy', readOnly: true, echo: true, detail: true },
    decidedBy: { type: 'text', of: 'decider.fullName', label: 'Decided by' },
    decidedAt: { type: 'datetime', readOnly: true, detail: true },
    decisionNote: { type: 'longtext', readOnly: true, detail: true, label: 'Reason declined' },
    failure: { type: 'text', readOnly: true, detail: true },
    gatewayRefund: { type: 'text', label: 'Gateway reference', readOnly: true, detail: true },
    doneAt: { type: 'datetime', label: 'Refunded', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['orderId', 'status', 'amount', 'reason', 'askedBy', 'decidedBy', 'doneAt', 'createdAt'],
  filters: ['status', 'orderId', 'paymentId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['reason'],
  actions: {
    approve: {
      label: 'Approve',
      done: 'Approved. The refund is on its way, and a credit note follows.',
      when: refundFlow.when('approve'),
      byAnother,
      harm: true,
      key: 'a',
    },
    decline: {
      label: 'Decline',
      when: refundFlow.when('decline'),
      byAnother,
      harm: true,
      key: 'd',
      input: { reason: reason('Who asked for it reads this') },
    },
  },
  queue: {
    label: 'Refunds to approve',
    filter: { status: ['asked'] },
    order: 'createdAt',
  },
  empty: 'Refund an order from its own page.',
})
