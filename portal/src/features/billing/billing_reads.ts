/** The reads that a purchase or a change of plan changes. */
export const billingReads = [
  '/client/subscription-summary',
  '/client/get-all-plans',
  '/client/assessment-credit',
  '/candidate/cart',
  '/order-list',
  '/payments',
  '/invoices',
]
