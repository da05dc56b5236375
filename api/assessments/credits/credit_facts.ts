// Pure: screens and tests import it too.

/** What a line of the ledger did, in words. */
export const creditKinds = [
  { value: 'purchase', label: 'Bought' },
  { value: 'grant', label: 'Given' },
  { value: 'reserve', label: 'Reserved' },
  { value: 'consume', label: 'Used' },
  { value: 'release', label: 'Released' },
  { value: 'refund', label: 'Refunded' },
  { value: 'expire', label: 'Expired' },
  { value: 'adjust', label: 'Corrected' },
] as const

export type CreditKind = (typeof creditKinds)[number]['value']

/** Months that bought credits can be spent. */
export const CREDIT_MONTHS = 12
/** Days before bought credits run out that the company is told. */
export const CREDIT_WARN_DAYS = 30
/** Credits in one booking, at most. */
export const MOST_CREDITS = 100_000

/** The sentence where credits do not suffice; its words are the product's contract. */
export const NOT_ENOUGH_CREDITS =
  'Insufficient test credits to add assessments to this job. Please purchase additional credits first!'
