import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { gateways } from '#api/billing/billing_facts'
import { paymentFlow } from '#api/billing/payments/payment_flow'

export default defineCatalogue({
  name: 'payments',
  label: 'Payments',
  one: 'payment',
  model: 'Payment',
  group: 'Money',
  title: '_id',
  read: 'see_money',
  write: 'keep_money',
  can: [],
  fields: {
    orderId: { type: 'reference', reference: 'orders', label: 'Order', readOnly: true },
    status: { type: 'choice', choices: paymentFlow.choices, readOnly: true },
    amount: { type: 'number', moneyIn: 'currency', readOnly: true },
    currency: { type: 'text', readOnly: true },
    refunded: { type: 'number', moneyIn: 'currency', label: 'Refunded', readOnly: true },
    gateway: { type: 'choice', choices: gateways, readOnly: true },
    method: { type: 'text', label: 'Paid by', readOnly: true, detail: true },
    isAutomatic: { type: 'boolean', label: 'By a saved card', readOnly: true, detail: true },
    failure: { type: 'text', label: 'Failure reason', readOnly: true },
    gatewayRef: { type: 'text', label: 'Gateway reference', readOnly: true, detail: true },
    gatewayPayment: {
      type: 'text',
      label: 'Gateway payment',
      readOnly: true,
      detail: true,
    },
    paidAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['orderId', 'status', 'amount', 'refunded', 'gateway', 'failure', 'paidAt', 'createdAt'],
  filters: ['status', 'gateway', 'orderId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['gateway_ref', 'gateway_payment'],
  related: [{ catalogue: 'refunds', by: 'paymentId' }],
  empty: 'Nobody has paid yet.',
})
