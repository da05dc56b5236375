import { defineCatalogue, type Field } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { buyerSides, COUPON_CODE, couponKinds, saleStatuses } from '#api/billing/billing_facts'
import { currencies } from '#api/billing/money/currency_facts'

const AMOUNT = {
  type: 'number',
  moneyIn: 'currency',
  min: 1,
  max: 1_000_000_000,
} as const satisfies Field

export default defineCatalogue({
  name: 'coupons',
  label: 'Coupons',
  one: 'coupon',
  model: 'Coupon',
  group: 'Money',
  title: 'code',
  read: 'see_money',
  write: 'keep_prices',
  can: ['create', 'edit', 'delete'],
  fields: {
    code: { type: 'text', required: true, createOnly: true, pattern: COUPON_CODE, max: 24 },
    description: { type: 'text', max: 300, detail: true },
    kind: { type: 'choice', choices: couponKinds, required: true, createOnly: true },
    percentPoints: {
      type: 'number',
      label: 'Percent off',
      hundredthsOf: '%',
      askedWhen: { kind: 'percent' },
      min: 1,
      max: 10_000,
    },
    amount: { ...AMOUNT, label: 'Amount off', askedWhen: { kind: 'fixed' } },
    currency: { type: 'choice', choices: currencies },
    cap: { ...AMOUNT, label: 'At most', detail: true, askedWhen: { kind: 'percent' } },
    minimum: { ...AMOUNT, label: 'Minimum order', min: 0, detail: true },
    startsAt: { type: 'datetime', detail: true },
    endsAt: { type: 'datetime' },
    totalLimit: { type: 'number', min: 1, max: 1_000_000 },
    accountLimit: { type: 'number', min: 1, max: 1000, default: 1, detail: true },
    firstPurchaseOnly: { type: 'boolean', default: false, detail: true },
    side: { type: 'choice', choices: buyerSides, label: 'For' },
    planIds: { type: 'references', reference: 'plans', detail: true },
    productIds: { type: 'references', reference: 'addons', detail: true },
    status: { type: 'choice', choices: saleStatuses, default: 'active' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['code', 'kind', 'percentPoints', 'amount', 'totalLimit', 'endsAt', 'status'],
  filters: ['status', 'kind', 'side'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['code', 'description'],
  usedBy: { coupon_redemptions: 'coupon_id', orders: 'coupon_id' },
  groups: [
    {
      label: 'Discount',
      fields: [
        'code',
        'description',
        'kind',
        'percentPoints',
        'amount',
        'currency',
        'cap',
        'minimum',
      ],
    },
    {
      label: 'Validity and limits',
      fields: ['startsAt', 'endsAt', 'totalLimit', 'accountLimit', 'firstPurchaseOnly', 'status'],
    },
    { label: 'Who and what it applies to', fields: ['side', 'planIds', 'productIds'] },
  ],
  related: [{ catalogue: 'coupon-uses', by: 'couponId' }],
  empty: 'Add a code that gives a discount.',
})
