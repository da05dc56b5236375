import type { BillingInterval } from '#api/billing/billing_facts'

// The addresses of public pages and the calls that they stand for. Pure: the server's pages and the portal read them alike.

/** The call that the wall's address makes. */
export function wallOf(address: URLSearchParams): {
  limit: number
  page?: number
  industry?: string
} {
  const page = Number(address.get('page'))
  const industry = address.get('industry') ?? ''
  return {
    limit: 24,
    ...(Number.isSafeInteger(page) && page > 1 && page < 10_000 && { page }),
    ...(/^[1-9]\d{0,14}$/.test(industry) && { industry }),
  }
}

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
