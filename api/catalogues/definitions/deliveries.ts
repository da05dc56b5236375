import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, reason, UPDATED } from '#api/catalogues/shared_fields'
import { billingLimits, productKinds } from '#api/billing/billing_facts'
import { deliveryFlow } from '#api/billing/deliveries/delivery_flow'

export default defineCatalogue({
  name: 'deliveries',
  label: 'Delivery desk',
  one: 'delivery',
  model: 'Delivery',
  group: 'Money',
  title: 'what',
  read: 'deliver',
  write: 'deliver',
  can: [],
  fields: {
    what: { type: 'text', of: 'line.description' },
    kind: { type: 'choice', choices: productKinds, readOnly: true },
    status: { type: 'choice', choices: deliveryFlow.choices, readOnly: true },
    orderNumber: { type: 'text', of: 'order.number' },
    ...BUYER,
    quantity: { type: 'number', readOnly: true },
    note: { type: 'text', readOnly: true },
    deliveredAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['what', 'status', 'orderNumber', 'clientId', 'devId', 'quantity', 'note', 'createdAt'],
  filters: ['status', 'kind', 'clientId', 'devId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['note'],
  actions: {
    begin: { label: 'Start', key: 'a', leads: true, when: deliveryFlow.when('begin') },
    deliver: {
      label: 'Deliver',
      leads: true,
      when: deliveryFlow.when('deliver'),
      input: {
        note: { type: 'longtext', max: billingLimits.note.max, help: 'The buyer reads it' },
      },
    },
    cancel: {
      label: 'Cancel',
      key: 'c',
      harm: true,
      when: deliveryFlow.when('cancel'),
      input: { reason: reason('The buyer reads it') },
    },
  },
  queue: { label: 'Deliveries to start', filter: { status: ['waiting'] }, order: 'createdAt' },
})
