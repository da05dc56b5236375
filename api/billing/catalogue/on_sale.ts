import Feature from '#api/billing/models/feature'
import Plan from '#api/billing/models/plan'
import Product from '#api/billing/models/product'
import { keyOf, pricesIn } from '#api/billing/catalogue/price_of'
import { seller } from '#api/billing/invoices/seller'
import { ratesOf, supplyTo } from '#api/billing/invoices/tax'
import type { PricedPlan, PricedProduct } from '#api/billing/catalogue/plan_transformers'
import type { BillingInterval, BuyerSide } from '#api/billing/billing_facts'

/** Where prices are shown for until somebody says. */
const HOME = 'IN'
const MOST = 100

/** The features that plans are compared by, in their order. */
export const featuresOnSale = () =>
  Feature.query().where('status', 'active').orderBy('position').orderBy('id').limit(MOST)

/**
 * The plans on sale with their price in a country, and the free one. With the right of a page only those that have what it
 * takes from.
 */
export async function plansOnSale({
  country = HOME,
  isSez,
  billingInterval: interval = 'month',
  actionPage,
}: {
  country?: string
  isSez?: boolean
  billingInterval?: BillingInterval
  actionPage?: string
}): Promise<PricedPlan[]> {
  const query = Plan.query().where('status', 'active').orderBy('position').orderBy('id').limit(MOST)
  const feature = actionPage && takes[actionPage]
  if (feature) query.whereRaw(`coalesce(entitlements->>?, '0') not in ('0', 'false')`, [feature])
  const [plans, features] = await Promise.all([query, featuresOnSale()])
  const prices = await pricesIn({ planIds: plans.map(({ id }) => id), country, interval })
  return plans.flatMap((plan) => {
    const price = prices.get(keyOf({ planId: plan.id, productId: null, billingInterval: interval }))
    return price || plan.isFree
      ? [{ plan, price: price ?? null, features, interval, rates: ratesIn(country, isSez) }]
      : []
  })
}

/** The taxes of a sale to somebody in a country; within India they are as much in every state. */
const ratesIn = (countryCode: string, isSez = false) =>
  ratesOf(seller(), supplyTo(seller(), { countryCode, stateCode: null, isSez }))

/** What a page of a company takes from its plan. */
const takes: Record<string, string> = {
  post_job: 'open_jobs',
  invite_user: 'users',
  company_users: 'users',
  contact_request: 'contact_requests',
  assessments: 'credits_a_month',
  ai: 'ai_runs',
}

/** The products on sale to a side, at their price in a country; what has none there is left out. */
export async function productsOnSale(
  side: BuyerSide,
  { country = HOME, isSez = false }: { country?: string; isSez?: boolean } = {}
): Promise<PricedProduct[]> {
  const products = await Product.query()
    .where({ side, status: 'active' })
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
  const prices = await pricesIn({ productIds: products.map(({ id }) => id), country })
  return products.flatMap((product) => {
    const price = prices.get(`product:${product.id}`)
    return price ? [{ product, price, rates: ratesIn(country, isSez) }] : []
  })
}
