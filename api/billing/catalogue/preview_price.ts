import type { Infer } from '@vinejs/vine/types'
import { supplies, type Supply } from '#api/billing/billing_facts'
import type { pricePreview } from '#api/billing/catalogue/catalogue_validators'
import { keyOf, pricesIn } from '#api/billing/catalogue/price_of'
import { seller } from '#api/billing/invoices/seller'
import { ratesOf, supplyTo, taxed } from '#api/billing/invoices/tax'
import type PriceSlab from '#api/billing/models/price_slab'
import { small } from '#api/billing/money/money'
import { eachAt, volumePrice } from '#api/billing/money/slabs'
import { wireTaxes } from '#api/billing/orders/quote'
import { labelIn } from '#api/http/choices'

/**
 * What a buyer in a country pays for a quantity of what a price is of: by that price, or by the nearer one that counts
 * there, with the tax of each way in which it may be sold. `price` is null where it is not on sale.
 */
export async function previewPrice(
  slab: PriceSlab,
  { country, quantity = 1 }: Infer<typeof pricePreview>
) {
  const { planId, productId, billingInterval } = slab
  const found = await pricesIn({
    planIds: planId ? [planId] : [],
    productIds: productId ? [productId] : [],
    country,
    interval: billingInterval ?? undefined,
  })
  const price = found.get(keyOf(slab)) ?? null
  return { countryCode: country, quantity, price: price && previewOf(price, country, quantity) }
}

function previewOf(price: PriceSlab, countryCode: string, quantity: number) {
  const subtotal = volumePrice(price.bands, quantity)
  return {
    slabId: String(price.id),
    of: price.countryCode ? 'country' : price.region ? 'region' : 'everywhere',
    region: price.region,
    currency: price.currency,
    each: eachAt(price.bands, quantity),
    subtotal: small(subtotal),
    taxIncluded: price.taxIncluded,
    ways: waysTo(countryCode).map((supply) => {
      const rates = ratesOf(seller(), supply)
      const { taxable, taxes, total } = taxed(subtotal, { included: price.taxIncluded }, rates)
      return {
        supply,
        label: labelIn(supplies, supply),
        taxable: small(taxable),
        taxes: wireTaxes(taxes.map((tax) => ({ ...tax, amount: small(tax.amount) }))),
        total: small(total),
      }
    }),
  }
}

/** How something may be sold to a country: within the seller's state, to another one, and to a special economic zone. */
function waysTo(countryCode: string): Supply[] {
  const from = seller()
  const places = [
    { countryCode, stateCode: from.stateCode },
    { countryCode, stateCode: 'another' },
    { countryCode, stateCode: from.stateCode, isSez: true },
  ]
  return [...new Set(places.map((place) => supplyTo(from, place)))]
}
