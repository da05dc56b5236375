import { CouponRedemptionSchema } from '#database/schema'
import type { RedemptionStatus } from '#api/billing/coupons/redemption_flow'

/** A coupon on an order: kept for it, spent, or given back. */
export default class CouponRedemption extends CouponRedemptionSchema {
  declare status: RedemptionStatus
}
