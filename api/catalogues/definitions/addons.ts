import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { buyerSides, productKinds, saleStatuses } from '#api/billing/billing_facts'

export default defineCatalogue({
  name: 'addons',
  label: 'Products and add-ons',
  one: 'product',
  model: 'Product',
  group: 'Money',
  title: 'name',
  read: 'see_money',
  write: 'keep_prices',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 80 },
    slug: { type: 'slug', from: 'name', max: 60 },
    description: { type: 'text', max: 300, detail: true },
    kind: { type: 'choice', choices: productKinds, required: true, createOnly: true },
    side: { type: 'choice', choices: buyerSides, required: true, createOnly: true, label: 'For' },
    days: { type: 'number', min: 1, max: 366, help: 'For spotlights, promotions and extra users' },
    sac: { type: 'text', max: 8, default: '998365', label: 'SAC', detail: true },
    position: { type: 'number', min: 0, max: 1000, default: 0 },
    status: { type: 'choice', choices: saleStatuses, default: 'active' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'kind', 'side', 'days', 'status'],
  filters: ['side', 'kind', 'status'],
  sorts: ['position'],
  sort: ['position', 'ASC'],
  search: ['name'],
  usedBy: { order_lines: 'product_id', price_slabs: 'product_id' },
  related: [{ catalogue: 'pricing-slabs', by: 'productId' }],
  empty: 'Add a product that is bought once.',
})
