import { DateTime } from 'luxon'
import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import Coupon from '#api/billing/models/coupon'
import CouponRedemption from '#api/billing/models/coupon_redemption'
import type Order from '#api/billing/models/order'
import { discountOf } from '#api/billing/coupons/discount'
import { big, sum } from '#api/billing/money/money'
import { moneyWords } from '#api/billing/money/currency_facts'
import { ownedBy, type Buyer } from '#api/billing/orders/buyers'
import { redemptionFlow } from '#api/billing/coupons/redemption_flow'

export type Couponed = { planId: number | null; productId: number | null; subtotal: bigint }

/** Uses that count: spent, or kept for an order whose time is not over. */
const counts = "(status = 'confirmed' or status = 'reserved' and reserved_until > now())"

/**
 * What a code takes off, and which of the lines it is for. Refuses with 422 on `field` what is not valid, and the same
 * words for a code that does not exist as for one that is not meant for this buyer. `lock` holds it against others.
 */
export async function couponFor(
  code: string,
  { buyer, lines, currency }: { buyer: Buyer; lines: Couponed[]; currency: string },
  client: QueryClientContract,
  { lock = false, field = 'code' } = {}
) {
  const refuse = (said: Said): never => {
    throw new Refusal(said, { status: 422, field })
  }
  const query = Coupon.query({ client }).where({ code, status: 'active' })
  const coupon = await (lock ? query.forUpdate() : query).first()
  if (!coupon || (coupon.side && coupon.side !== buyer.snapshot.side))
    return refuse('This code is not valid; check how it is written')
  const now = DateTime.now()
  if (coupon.startsAt && coupon.startsAt > now) refuse('This code is not valid yet')
  if (coupon.endsAt && coupon.endsAt <= now) refuse('The time of this code is over')
  const isEligible = lines.map(
    ({ planId, productId }) =>
      (coupon.planIds.length === 0 && coupon.productIds.length === 0) ||
      (planId !== null && coupon.planIds.includes(planId)) ||
      (productId !== null && coupon.productIds.includes(productId))
  )
  const base = sum(lines.flatMap(({ subtotal }, index) => (isEligible[index] ? [subtotal] : [])))
  if (!isEligible.includes(true)) refuse('This code is for other things than these')
  if (coupon.currency && coupon.currency !== currency)
    refuse(sentence('This code is for prices in {currency}', { currency: coupon.currency }))
  if (coupon.minimum && base < big(coupon.minimum))
    refuse(
      sentence('This code is valid from {money} on', {
        money: moneyWords(coupon.minimum, currency),
      })
    )
  await usesLeft(coupon, buyer, client, refuse)
  return { coupon, isEligible, discount: discountOf(coupon, base) }
}

/** Is a use left, of all and of this account? Under the coupon's lock the answer holds. */
async function usesLeft(
  coupon: Coupon,
  buyer: Pick<Buyer, 'companyId' | 'candidateId'>,
  client: QueryClientContract,
  refuse: (said: Said) => unknown
) {
  const owner = buyer.companyId ? 'company_id' : 'candidate_id'
  const { rows } = await client.rawQuery(
    `select count(*)::int as used, (count(*) filter (where ${owner} = :owner))::int as mine from coupon_redemptions where coupon_id = :coupon and ${counts}`,
    { coupon: coupon.id, owner: (buyer.companyId ?? buyer.candidateId)! }
  )
  const { used, mine } = rows[0]
  if (mine >= coupon.accountLimit) refuse('You have used this code already')
  if (coupon.totalLimit && used >= coupon.totalLimit) refuse('This code has been used up')
  if (!coupon.firstPurchaseOnly) return
  const before = await client
    .from('orders')
    .where(ownedBy(buyer))
    .whereNotNull('paid_at')
    .where('amount', '>', 0)
    .first()
  if (before) refuse('This code is for a first purchase')
}

/** Keeps a coupon for an order; the coupon is locked. */
export const reserveCoupon = (
  trx: TransactionClientContract,
  order: Order,
  coupon: Coupon,
  until: DateTime
) =>
  CouponRedemption.create(
    {
      couponId: coupon.id,
      orderId: order.id,
      companyId: order.companyId,
      candidateId: order.candidateId,
      status: 'reserved',
      discount: order.discount,
      currency: order.currency,
      reservedUntil: until,
    },
    { client: trx }
  )

/**
 * Spends the coupon of an order that is paid. Returns false where its time ran out and others have taken the last use
 * meanwhile: then the price that was paid does not hold.
 */
export async function spendCoupon(trx: TransactionClientContract, order: Order): Promise<boolean> {
  if (!order.couponId) return true
  const coupon = await Coupon.query({ client: trx })
    .where('id', order.couponId)
    .forUpdate()
    .firstOrFail()
  const use = await CouponRedemption.query({ client: trx })
    .where('order_id', order.id)
    .firstOrFail()
  if (use.status === 'confirmed') return true
  const isKept = use.status === 'reserved' && use.reservedUntil > DateTime.now()
  if (!isKept) {
    // its own reservation does not count against it
    await use.merge({ status: 'released' }).save()
    let isLeft = true
    await usesLeft(
      { ...limitsOf(coupon), firstPurchaseOnly: false } as Coupon,
      order,
      trx,
      () => (isLeft = false)
    )
    if (!isLeft) return false
  }
  await use.merge(redemptionFlow.columns('confirmed') as { status: 'confirmed' }).save()
  return true
}

const limitsOf = ({ id, accountLimit, totalLimit }: Coupon) => ({ id, accountLimit, totalLimit })

/** Gives the coupon of an order back that was not paid in time. */
export const releaseCoupon = (trx: TransactionClientContract, orderId: number) =>
  trx
    .from('coupon_redemptions')
    .where({ order_id: orderId, status: 'reserved' })
    .update({ ...redemptionFlow.columns('released'), updated_at: new Date() })
