import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import {
  billingLimits as limits,
  COUPON_CODE,
  gatewayValues,
  intervalValues,
} from '#api/billing/billing_facts'
import { orderFlow } from '#api/billing/orders/order_flow'

const item = () =>
  vine.object({
    productId: id(),
    quantity: vine
      .number()
      .withoutDecimals()
      .range([limits.quantity.min, limits.quantity.max])
      .optional(),
    subjectId: id().nullable().optional(),
  })

const code = () => vine.string().trim().toUpperCase().regex(new RegExp(COUPON_CODE))
const gateway = () => vine.enum(gatewayValues)

/** What is to be ordered; nothing of it means the cart. */
const wanted = {
  planId: id().optional(),
  interval: vine.enum(intervalValues).optional(),
  items: vine.array(item()).minLength(1).maxLength(limits.items.max).optional(),
}

export const checkout = vine.create({
  ...wanted,
  trial: vine.boolean().optional(),
  coupon: code().nullable().optional(),
  gateway: gateway().optional(),
})

export const quoteOrder = vine.create({ ...wanted, coupon: code().nullable().optional() })

export const applyCoupon = vine.create({ ...wanted, code: code() })

export const processPayment = vine.create({ orderId: id() })

export const verifyPayment = vine.create({
  orderId: id(),
  gateway: gateway().optional(),
  razorpay_payment_id: vine.string().trim().maxLength(120).optional(),
  razorpay_payment_link_id: vine.string().trim().maxLength(120).optional(),
  razorpay_payment_link_reference_id: vine.string().trim().maxLength(120).optional(),
  razorpay_payment_link_status: vine.string().trim().maxLength(40).optional(),
  razorpay_signature: vine.string().trim().maxLength(200).optional(),
})

export const orderList = vine.create({
  ...paging,
  status: vine.enum(orderFlow.names).optional(),
  /** That one alone. */
  orderId: id().optional(),
})

export const promoteJob = vine.create({
  jobId: id(),
  days: vine.number().withoutDecimals().min(1),
  coupon: code().nullable().optional(),
  gateway: gateway().optional(),
})

export const paperList = vine.create(paging)

export const cartItem = vine.create({
  productId: id(),
  quantity: vine
    .number()
    .withoutDecimals()
    .range([limits.quantity.min, limits.quantity.max])
    .optional(),
})
