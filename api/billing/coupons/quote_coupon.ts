import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import type CompanyMember from '#api/companies/models/company_member'
import CartItem from '#api/billing/models/cart_item'
import { small } from '#api/billing/money/money'
import { buyerOf } from '#api/billing/orders/buyers'
import { draftsOf, planDraft, pricedPlan } from '#api/billing/orders/drafts'
import type { applyCoupon } from '#api/billing/orders/order_validators'
import { reckon } from '#api/billing/orders/place_order'

/** What a code takes off a plan, products or the cart, and what they cost with it, tax included. Keeps nothing. */
export async function quoteCoupon(
  subject: CompanyMember | Candidate,
  { code, planId, interval = 'month', items }: Infer<typeof applyCoupon>
) {
  const buyer = await buyerOf(subject)
  const client = db.connection()
  const cart =
    !items && !planId && buyer.candidateId
      ? await CartItem.query().where('candidate_id', buyer.candidateId).orderBy('id').limit(100)
      : []
  const drafts = [
    ...(planId
      ? [
          planDraft(
            await pricedPlan(client, planId, interval, buyer.snapshot.countryCode),
            interval
          ),
        ]
      : []),
    ...(await draftsOf(
      client,
      buyer,
      items ?? cart.map(({ productId, quantity }) => ({ productId, quantity }))
    )),
  ]
  if (drafts.length === 0)
    throw new Refusal('Choose something first that the code is for', {
      status: 422,
      field: 'items',
    })
  const { quote, currency } = await reckon({ buyer, drafts, coupon: code }, client)
  return {
    code,
    discount: small(quote.discount),
    total: small(quote.total),
    currency,
  }
}
