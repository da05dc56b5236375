import { BaseTransformer } from '@adonisjs/core/transformers'
import type Feature from '#api/billing/models/feature'
import type Plan from '#api/billing/models/plan'
import type PriceSlab from '#api/billing/models/price_slab'
import type Product from '#api/billing/models/product'
import type { BillingInterval } from '#api/billing/billing_facts'

export type PricedPlan = {
  plan: Plan
  price: PriceSlab | null
  features: Feature[]
  interval: BillingInterval
}

/** A plan at its price in a country, with what it includes in the order of the features. */
export class PlanTransformer extends BaseTransformer<PricedPlan> {
  toObject() {
    const { plan, price, features, interval } = this.resource
    return {
      _id: String(plan.id),
      name: plan.name,
      slug: plan.slug,
      description: plan.description,
      interval,
      currency: price?.currency ?? null,
      amount: price ? price.bands[0].each + (price.bands[0].flat ?? 0) : 0,
      taxIncluded: price?.taxIncluded ?? false,
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

export type PricedProduct = { product: Product; price: PriceSlab }

/** What is bought once, at its price in a country. */
export class ProductTransformer extends BaseTransformer<PricedProduct> {
  toObject() {
    const { product, price } = this.resource
    return {
      _id: String(product.id),
      slug: product.slug,
      name: product.name,
      description: product.description,
      kind: product.kind,
      days: product.days,
      unit: price.unit,
      currency: price.currency,
      amount: price.bands[0].each + (price.bands[0].flat ?? 0),
      taxIncluded: price.taxIncluded,
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
