import { BaseTransformer } from '@adonisjs/core/transformers'
import type Feature from '#api/billing/models/feature'
import type Plan from '#api/billing/models/plan'
import type PriceSlab from '#api/billing/models/price_slab'
import type Product from '#api/billing/models/product'
import type { BillingInterval } from '#api/billing/billing_facts'
import { taxed } from '#api/billing/invoices/tax'
import { big, small } from '#api/billing/money/money'

export type PricedPlan = {
  plan: Plan
  price: PriceSlab | null
  features: Feature[]
  interval: BillingInterval
  rates: Rates
}
type Rates = { name: string; points: number }[]

/** What one costs. */
const firstOf = ({ bands: [{ each, flat }] }: PriceSlab) => each + (flat ?? 0)

/** A price with its tax and without, in the country that it is for. */
function taxOf(amount: number, included: boolean, rates: Rates) {
  const { taxable, total } = taxed(big(amount), { included }, rates)
  return {
    percent: rates.reduce((sum, { points }) => sum + points, 0) / 100,
    without: small(taxable),
    with: small(total),
  }
}

/** A plan at its price in a country, with what it includes in the order of the features. */
export class PlanTransformer extends BaseTransformer<PricedPlan> {
  toObject() {
    const { plan, price, features, interval, rates } = this.resource
    const amount = price ? firstOf(price) : 0
    return {
      _id: String(plan.id),
      name: plan.name,
      slug: plan.slug,
      description: plan.description,
      interval,
      currency: price?.currency ?? null,
      amount,
      taxIncluded: price?.taxIncluded ?? false,
      tax: taxOf(amount, price?.taxIncluded ?? false, rates),
      isFree: plan.isFree,
      trialDays: plan.trialDays,
      features: features.map(({ slug, name, kind }) => ({
        key: slug,
        label: name,
        value: plan.entitlements[slug] ?? (kind === 'switch' ? false : 0),
      })),
    }
  }
}

export type PricedProduct = { product: Product; price: PriceSlab; rates: Rates }

/** What is bought once, at its price in a country. */
export class ProductTransformer extends BaseTransformer<PricedProduct> {
  toObject() {
    const { product, price, rates } = this.resource
    const amount = firstOf(price)
    return {
      _id: String(product.id),
      slug: product.slug,
      name: product.name,
      description: product.description,
      kind: product.kind,
      days: product.days,
      unit: price.unit,
      currency: price.currency,
      amount,
      taxIncluded: price.taxIncluded,
      tax: taxOf(amount, price.taxIncluded, rates),
      slabs: price.bands.map(({ upTo, each, flat }) => ({ upTo, amount: each, flat: flat ?? 0 })),
    }
  }
}

export class FeatureTransformer extends BaseTransformer<Feature> {
  toObject() {
    const { id, slug, name, kind, description } = this.resource
    return { _id: String(id), key: slug, label: name, kind, description }
  }
}
