import { PAGE_MOST } from '#api/http/paging_facts'
import { read } from '../../app/read'

/** The reads that a purchase or a change of plan changes. */
export const billingReads = [
  '/client/subscription-summary',
  '/client/get-all-plans',
  '/client/assessment-credit',
  '/candidate/cart',
  '/developer-product-status',
  '/quote-order',
  '/order-list',
  '/payments',
  '/invoices',
]

/** What depends on the billing address: its country has its own prices, its state and number their tax. */
export const pricedReads = [
  '/client/billing-address',
  '/client/get-all-plans',
  '/product-list',
  '/quote-order',
]

/** The states of a country; none are read before it is known. */
export const statesOf = (countryCode: string) => ({
  ...read('GET', '/states/:countryCode', {
    params: { countryCode },
    query: { limit: PAGE_MOST },
  }),
  enabled: Boolean(countryCode),
})
