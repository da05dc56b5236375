import { beforeSave, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CouponSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import type { BuyerSide, CouponKind, SaleStatus } from '#api/billing/billing_facts'
import CouponRedemption from '#api/billing/models/coupon_redemption'

/** A code that takes something off an order. */
export default class Coupon extends CouponSchema {
  declare kind: CouponKind
  declare side: BuyerSide | null
  declare status: SaleStatus

  @hasMany(() => CouponRedemption)
  declare uses: HasMany<typeof CouponRedemption>

  @beforeSave()
  static check(coupon: Coupon) {
    const refuse = (message: string, field: string) => {
      throw new Refusal(message, { status: 422, field })
    }
    if (coupon.kind === 'percent') {
      if (!coupon.percentPoints) refuse('Say how much percent it takes off', 'percentPoints')
      coupon.amount = null
    } else {
      if (!coupon.amount) refuse('Say how much it takes off', 'amount')
      if (!coupon.currency) refuse('Say in which currency', 'currency')
      coupon.percentPoints = null
    }
    if ((coupon.cap || coupon.minimum) && !coupon.currency)
      refuse('A cap or a minimum needs its currency', 'currency')
    if (coupon.startsAt && coupon.endsAt && coupon.endsAt <= coupon.startsAt)
      refuse('The end must come after the start', 'endsAt')
  }
}
