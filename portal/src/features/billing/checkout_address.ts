import { billingIntervals, type BillingInterval } from '#api/billing/billing_facts'

type Chosen =
  | { plan: string; interval: BillingInterval }
  /** `quantity` where it is counted; `job` where the product is so many days for one. */
  | { product: string; quantity?: number; job?: string; days?: number }

/** Where a company orders what it chose. */
export const checkoutAt = (chosen: Chosen) =>
  `/client/checkout?${new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]]
    )
  )}`

/** What an address of the checkout orders; without any it is the cart. */
export function wantedOf(search: URLSearchParams) {
  const interval = (billingIntervals.find(({ value }) => value === search.get('interval')) ??
    billingIntervals[0])!.value
  const [planId, productId, jobId] = ['plan', 'product', 'job'].map((name) => search.get(name))
  const item = productId && {
    productId,
    quantity: Number(search.get('quantity') ?? 1) || 1,
    ...(jobId && { subjectId: jobId }),
  }
  return {
    interval,
    promotion: jobId ? { jobId, days: Number(search.get('days')) } : null,
    order: {
      ...(planId && { planId, interval }),
      ...(item && { items: [item] }),
    },
  }
}
