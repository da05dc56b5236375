import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import PriceSlab from '#api/billing/models/price_slab'
import type { BillingInterval } from '#api/billing/billing_facts'
import { LAST_CURRENCY } from '#api/billing/money/currency_facts'

type Wanted = {
  planIds?: number[]
  productIds?: number[]
  country: string
  interval?: BillingInterval
}

/**
 * The price of each plan or product in a country: that of the country itself, else of its region, else the one for
 * everywhere, which is in USD. By `plan:1:month` or `product:1`; what has no price is not there.
 */
export async function pricesIn(
  { planIds = [], productIds = [], country, interval }: Wanted,
  client: QueryClientContract = db.connection()
): Promise<Map<string, PriceSlab>> {
  const slabs = await PriceSlab.query({ client })
    .whereNull('replaced_at')
    .where((query) => query.whereIn('plan_id', planIds).orWhereIn('product_id', productIds))
    .where((query) => {
      query
        .where('country_code', country)
        .orWhere((region) =>
          region
            .whereNull('country_code')
            .whereRaw(
              `region = (select l.region from locations l where l.kind = 'country' and l.country_code = ? limit 1)`,
              [country]
            )
        )
        .orWhere((all) =>
          all.whereNull('country_code').whereNull('region').where('currency', LAST_CURRENCY)
        )
    })
    .if(interval, (query) =>
      query.where((of) => of.whereNull('billing_interval').orWhere('billing_interval', interval!))
    )
    // the nearest last, so that it is the one that stays
    .orderByRaw(`(country_code is not null), (region is not null), id`)
  return new Map(slabs.map((slab) => [keyOf(slab), slab]))
}

/** By what a price is found again. */
export const keyOf = ({
  planId,
  productId,
  billingInterval,
}: Pick<PriceSlab, 'planId' | 'productId' | 'billingInterval'>) =>
  planId ? `plan:${planId}:${billingInterval}` : `product:${productId}`
