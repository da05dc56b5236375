import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import type CompanyMember from '#api/companies/models/company_member'
import CartItem from '#api/billing/models/cart_item'
import { buyerOf, type BuyerSnapshot } from '#api/billing/orders/buyers'
import { draftsOf, planDraft, pricedPlan } from '#api/billing/orders/drafts'
import type { quoteOrder as valid } from '#api/billing/orders/order_validators'
import { reckon, type Draft } from '#api/billing/orders/place_order'
import type { Quote } from '#api/billing/orders/quote'

/** What an order would be, in minor units of its currency, and whom its invoice would name. */
export type OrderQuote = {
  drafts: Draft[]
  quote: Quote
  currency: string
  coupon: string | null
  buyer: BuyerSnapshot
}

/**
 * What a plan, products or the cart cost with a coupon and tax, as the checkout would order them now. Keeps nothing.
 * `field` is the field that a refusal of a coupon names (422).
 */
export async function quoteOrder(
  subject: CompanyMember | Candidate,
  { coupon = null, planId, interval = 'month', items }: Infer<typeof valid>,
  { field = 'coupon' } = {}
): Promise<OrderQuote> {
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
    throw new Refusal('There is nothing to order; choose something first', {
      status: 422,
      field: 'items',
    })
  const { quote, currency } = await reckon({ buyer, drafts, coupon }, client, { field })
  return { drafts, quote, currency, coupon, buyer: buyer.snapshot }
}
