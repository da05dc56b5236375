// Pure: the page of prices and the server read its address alike.
import type { BillingInterval } from '#api/billing/billing_facts'

/** Whose prices are shown until somebody says. */
const HOME = 'IN'

/** The country and the interval that an address of the page of prices names; what it does not name well is left out. */
export function pricingOf(address: URLSearchParams): {
  country: string
  interval: BillingInterval
} {
  const country = address.get('country')?.toUpperCase() ?? ''
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : HOME,
    interval: address.get('interval') === 'year' ? 'year' : 'month',
  }
}

/** The address of the prices in a country. */
export function pricingAt({ country, interval }: ReturnType<typeof pricingOf>) {
  const query = new URLSearchParams({
    ...(country !== HOME && { country }),
    ...(interval !== 'month' && { interval }),
  }).toString()
  return query ? `/pricing?${query}` : '/pricing'
}
