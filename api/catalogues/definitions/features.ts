import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { featureKinds, saleStatuses } from '#api/billing/billing_facts'

export default defineCatalogue({
  name: 'features',
  label: 'Features',
  one: 'feature',
  model: 'Feature',
  group: 'Money',
  title: 'name',
  read: 'see_money',
  write: 'keep_prices',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', required: true, max: 80 },
    slug: {
      type: 'text',
      required: true,
      createOnly: true,
      pattern: '^[a-z][a-z_]{1,59}$',
      max: 60,
      help: 'The code that plans and rules refer to, such as open_jobs',
    },
    kind: { type: 'choice', choices: featureKinds, default: 'limit' },
    description: { type: 'text', max: 300, detail: true },
    position: { type: 'number', min: 0, max: 1000, default: 0 },
    status: { type: 'choice', choices: saleStatuses, default: 'active' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'slug', 'kind', 'position', 'status'],
  filters: ['status', 'kind'],
  sorts: ['position'],
  sort: ['position', 'ASC'],
  order: { by: 'position', within: [] },
  search: ['name', 'slug'],
  empty: 'Add a feature that plans can include.',
})
