import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { saleStatuses } from '#api/billing/billing_facts'

export default defineCatalogue({
  name: 'plans',
  label: 'Plans',
  one: 'plan',
  model: 'Plan',
  group: 'Money',
  title: 'name',
  read: 'see_money',
  write: 'keep_prices',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 60 },
    slug: { type: 'slug', from: 'name', max: 60 },
    description: { type: 'text', max: 300, detail: true },
    entitlements: {
      type: 'map',
      label: 'Included features',
      keys: { catalogue: 'features', by: 'slug', yesNo: { kind: 'switch' } },
      required: true,
      help: 'Leave a number empty to give the same as without a plan',
      detail: true,
    },
    trialDays: { type: 'number', min: 0, max: 90, default: 0 },
    isFree: { type: 'boolean', readOnly: true },
    sac: { type: 'text', max: 8, default: '998365', label: 'SAC', detail: true },
    position: { type: 'number', min: 0, max: 1000, default: 0 },
    status: { type: 'choice', choices: saleStatuses, default: 'active' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'trialDays', 'isFree', 'position', 'status', 'updatedAt'],
  filters: ['status'],
  sorts: ['position'],
  sort: ['position', 'ASC'],
  order: { by: 'position', within: [] },
  search: ['name'],
  usedBy: { subscriptions: 'plan_id', order_lines: 'plan_id', price_slabs: 'plan_id' },
  related: [
    { catalogue: 'pricing-slabs', by: 'planId' },
    { catalogue: 'subscriptions', by: 'planId' },
  ],
  empty: 'Add a plan that companies can subscribe to.',
})
