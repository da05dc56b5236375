import { beforeSave, beforeUpdate, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { PriceSlabSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { billingIntervals, type BillingInterval } from '#api/billing/billing_facts'
import { wrongBands, type Band } from '#api/billing/money/slabs'
import Plan from '#api/billing/models/plan'
import Product from '#api/billing/models/product'

/** What a plan or a product costs in a country, a region or everywhere, by quantity. A change keeps the former version. */
export default class PriceSlab extends PriceSlabSchema {
  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: unknown) => all && JSON.stringify(all) })
  declare bands: Band[]
  declare billingInterval: BillingInterval | null

  @belongsTo(() => Plan)
  declare plan: BelongsTo<typeof Plan>

  @belongsTo(() => Product)
  declare product: BelongsTo<typeof Product>

  /** What it prices, as far as its plan or product was read with it: "Growth, yearly". */
  get name() {
    const sold = this.plan?.name ?? this.product?.name ?? 'Price'
    const often = billingIntervals.find(({ value }) => value === this.billingInterval)
    return often ? `${sold}, ${often.label.toLowerCase()}` : sold
  }

  get isCurrent() {
    return !this.replacedAt
  }

  @beforeSave()
  static check(slab: PriceSlab) {
    const refuse = (message: string, field: string) => {
      throw new Refusal(message, { status: 422, field })
    }
    const wrong = wrongBands(slab.bands)
    if (wrong) refuse(wrong, 'bands')
    if (!slab.planId === !slab.productId) refuse('Name a plan or a product, one of them', 'planId')
    if (slab.planId && !slab.billingInterval)
      refuse('A plan is priced by month or by year', 'billingInterval')
    if (slab.countryCode && slab.region)
      refuse('Name a country or a region, or neither for everywhere', 'region')
  }

  /** Orders name the version that they were made by; it stays as it was. */
  @beforeUpdate()
  static async keepFormer(slab: PriceSlab) {
    if (slab.$original.replacedAt) throw new Refusal('A former version of a price stays as it was')
    if (!('bands' in slab.$dirty || 'taxIncluded' in slab.$dirty || 'currency' in slab.$dirty))
      return
    const former = {
      plan_id: slab.$original.planId,
      product_id: slab.$original.productId,
      country_code: slab.$original.countryCode,
      region: slab.$original.region,
      currency: slab.$original.currency,
      billing_interval: slab.$original.billingInterval,
      unit: slab.$original.unit,
      bands: JSON.stringify(slab.$original.bands),
      tax_included: slab.$original.taxIncluded,
      version: slab.$original.version,
      replaced_at: DateTime.now().toSQL(),
      replaced_by: slab.id,
    }
    await PriceSlab.query({ client: slab.$trx }).client.table('price_slabs').insert(former)
    slab.version = slab.$original.version + 1
  }
}
