import { defineCatalogue } from '#api/catalogues/definition'
import { COUNTRY, CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { billingIntervals, priceUnits } from '#api/billing/billing_facts'
import { currencies } from '#api/billing/money/currency_facts'

export default defineCatalogue({
  name: 'pricing-slabs',
  label: 'Prices',
  one: 'price',
  model: 'PriceSlab',
  group: 'Money',
  title: 'name',
  read: 'see_money',
  write: 'keep_prices',
  can: ['create', 'edit', 'delete'],
  fields: {
    name: { type: 'text', of: 'name', label: 'Price' },
    planName: { type: 'text', of: 'plan.name', echo: true, detail: true },
    productName: { type: 'text', of: 'product.name', echo: true, detail: true },
    planId: { type: 'reference', reference: 'plans', label: 'Plan', createOnly: true },
    productId: { type: 'reference', reference: 'addons', label: 'Product', createOnly: true },
    countryCode: {
      ...COUNTRY,
      createOnly: true,
      help: 'Leave empty for a region, or for everywhere in USD',
    },
    region: { type: 'text', max: 30, createOnly: true, help: 'Such as Europe or Asia' },
    currency: { type: 'choice', choices: currencies, required: true },
    billingInterval: { type: 'choice', choices: billingIntervals, createOnly: true },
    unit: { type: 'choice', choices: priceUnits, default: 'flat' },
    bands: {
      type: 'rows',
      label: 'Price by quantity',
      one: 'band',
      required: true,
      max: 20,
      parts: {
        upTo: { type: 'number', label: 'Up to', min: 1, whenEmpty: 'Any number' },
        each: {
          type: 'number',
          label: 'Unit price',
          moneyIn: 'currency',
          min: 0,
          required: true,
        },
        flat: { type: 'number', label: 'Fixed fee', moneyIn: 'currency', min: 0 },
      },
      help: 'The whole quantity is priced by its band; the last band has no upper limit',
    },
    taxIncluded: { type: 'boolean', default: false },
    version: { type: 'number', readOnly: true },
    isCurrent: { type: 'boolean', of: 'isCurrent' },
    replacedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'countryCode', 'region', 'currency', 'bands', 'isCurrent', 'createdAt'],
  filters: ['planId', 'productId', 'countryCode', 'currency', 'billingInterval'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['slug'],
  usedBy: { order_lines: 'price_slab_id' },
  empty: 'Add what a plan or product costs in a country or region.',
})
