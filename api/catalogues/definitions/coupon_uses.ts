import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { redemptionFlow } from '#api/billing/coupons/redemption_flow'

export default defineCatalogue({
  name: 'coupon-uses',
  label: 'Coupon uses',
  one: 'coupon use',
  model: 'CouponRedemption',
  group: 'Money',
  title: '_id',
  read: 'see_money',
  write: 'keep_money',
  can: [],
  fields: {
    couponId: { type: 'reference', reference: 'coupons', label: 'Coupon', readOnly: true },
    orderId: { type: 'reference', reference: 'orders', label: 'Order', readOnly: true },
    ...BUYER,
    status: { type: 'choice', choices: redemptionFlow.choices, readOnly: true },
    discount: { type: 'number', moneyIn: 'currency', label: 'Cost', readOnly: true },
    currency: { type: 'text', readOnly: true },
    reservedUntil: { type: 'datetime', label: 'Kept until', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['couponId', 'orderId', 'clientId', 'devId', 'status', 'discount', 'createdAt'],
  filters: ['status', 'couponId', 'orderId', 'clientId', 'devId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['currency'],
  empty: 'Nobody has used a coupon yet.',
})
