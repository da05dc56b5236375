import { SEARCH_MAX } from '#api/http/paging_facts'
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

export type CompaniesCall = { limit: number; hiring: true; page?: number; search?: string }

/** The call that the address of the companies makes. */
export function companiesOf(address: URLSearchParams): CompaniesCall {
  const page = Number(address.get('page'))
  const search = address.get('search')?.trim().slice(0, SEARCH_MAX)
  return {
    limit: 48,
    hiring: true,
    ...(Number.isSafeInteger(page) && page > 1 && page < 10_000 && { page }),
    ...(search && { search }),
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
