// Pure: screens and tests import it too.
import type { CouponKind } from '#api/billing/billing_facts'
import { big, least, shareOf } from '#api/billing/money/money'

export type Discounting = {
  kind: CouponKind
  /** Basis points: 2,500 is 25 %. */
  percentPoints: number | null
  amount: number | null
  cap: number | null
}

/** What a coupon takes off a subtotal: never more than its cap, and never more than there is. */
export function discountOf(coupon: Discounting, subtotal: bigint): bigint {
  const wanted =
    coupon.kind === 'percent'
      ? shareOf(subtotal, coupon.percentPoints ?? 0)
      : big(coupon.amount ?? 0)
  return least(least(wanted, coupon.cap === null ? wanted : big(coupon.cap)), subtotal)
}
