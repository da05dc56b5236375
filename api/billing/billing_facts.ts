// Pure: screens and tests import it too.
import { valuesOf } from '#api/http/choices'

/** How long a plan is paid for at a time. */
export const billingIntervals = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const
export type BillingInterval = (typeof billingIntervals)[number]['value']
export const intervalValues = valuesOf(billingIntervals)

/** Who takes a payment. The sandbox is ours, and refused in production. */
export const gateways = [
  { value: 'stripe', label: 'Stripe' },
  { value: 'razorpay', label: 'Razorpay' },
  { value: 'sandbox', label: 'Sandbox' },
] as const
export type GatewayName = (typeof gateways)[number]['value']
export const gatewayValues = valuesOf(gateways)

/** How a sale is taxed. */
export const supplies = [
  { value: 'intra', label: 'Within the state (CGST and SGST)' },
  { value: 'inter', label: 'To another state (IGST)' },
  { value: 'export', label: 'Export of services' },
  { value: 'sez', label: 'To a special economic zone' },
  { value: 'other', label: 'Outside of GST' },
] as const
export type Supply = (typeof supplies)[number]['value']

/** What a product is for; each is delivered in its own way. */
export const productKinds = [
  { value: 'job_promotion', label: 'Job promotion' },
  { value: 'credits', label: 'Assessment credits' },
  { value: 'users', label: 'Further users' },
  { value: 'company_spotlight', label: 'Company spotlight' },
  { value: 'profile_spotlight', label: 'Profile spotlight' },
  { value: 'profile_promotion', label: 'Profile promotion' },
  { value: 'resume_writing', label: 'Resume writing' },
  { value: 'linkedin_writing', label: 'LinkedIn profile writing' },
] as const
export type ProductKind = (typeof productKinds)[number]['value']

/** Who buys a product, or may use a coupon. */
export const buyerSides = [
  { value: 'client', label: 'Companies' },
  { value: 'candidate', label: 'Candidates' },
] as const
export type BuyerSide = (typeof buyerSides)[number]['value']

/** What a price counts. */
export const priceUnits = [
  { value: 'flat', label: 'The whole' },
  { value: 'seat', label: 'A user' },
  { value: 'credit', label: 'A credit' },
] as const

export const saleStatuses = [
  { value: 'active', label: 'On sale' },
  { value: 'inactive', label: 'Not on sale' },
] as const
export type SaleStatus = (typeof saleStatuses)[number]['value']

/** What a feature's value is: so many, or whether. */
export const featureKinds = [
  { value: 'limit', label: 'So many' },
  { value: 'switch', label: 'Yes or no' },
] as const

export const couponKinds = [
  { value: 'percent', label: 'Percent' },
  { value: 'fixed', label: 'Fixed amount' },
] as const
export type CouponKind = (typeof couponKinds)[number]['value']

/** Why an order was made. */
export const orderKinds = [
  { value: 'purchase', label: 'Purchase' },
  { value: 'start', label: 'New subscription' },
  { value: 'upgrade', label: 'Upgrade' },
  { value: 'renewal', label: 'Renewal' },
] as const
export type OrderKind = (typeof orderKinds)[number]['value']

export const paperKinds = [
  { value: 'invoice', label: 'Invoice' },
  { value: 'credit_note', label: 'Credit note' },
] as const
export type PaperKind = (typeof paperKinds)[number]['value']

/** The accounts of the ledger; an account of a gateway, a tax or an order is one of these with its name. */
export const ledgerAccounts = [
  { value: 'gateway', label: 'Held by a gateway' },
  { value: 'receivable', label: 'Owed by buyers' },
  { value: 'revenue', label: 'Revenue' },
  { value: 'tax', label: 'Tax to pay' },
  { value: 'refunds', label: 'Given back' },
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]['value']

/** Why a company ends its plan. */
export const cancelReasons = [
  { value: 'too_expensive', label: 'It costs too much' },
  { value: 'missing_features', label: 'Something is missing' },
  { value: 'hired', label: 'We have hired' },
  { value: 'not_hiring', label: 'We are not hiring now' },
  { value: 'other_product', label: 'We use another product' },
  { value: 'other', label: 'Something else' },
] as const

/** Why a plan ends that nobody cancelled: its company is suspended, and nothing is charged meanwhile. */
export const COMPANY_SUSPENDED = 'company_suspended'

/** What an outcome of a sandbox payment is. */
export const sandboxOutcomes = [
  { value: 'paid', label: 'Pay it' },
  { value: 'failed', label: 'Fail' },
  { value: 'challenge', label: 'Ask for a second factor' },
] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]['value']
export const sandboxOutcomeValues = valuesOf(sandboxOutcomes)

export const COUPON_CODE = '^[A-Z0-9-]{4,24}$'
/** Minutes that an unpaid order keeps its quote and its coupon. */
export const RESERVED_MINUTES = 30
/** Days after a renewal that failed in which everything goes on. */
export const GRACE_DAYS = 7
/** Days of grace on which the payment is tried again. */
export const RETRY_DAYS = [1, 3, 5] as const

/** Days before a yearly renewal, the end of a card or of a trial in which a company hears of it. */
export const NOTICE_DAYS = { renewal: 14, card: 14, trial: 3 } as const

/** What one admin pays back of an order alone, in minor units of each currency: about ₹25,000. More waits for a second admin. */
const REFUND_ALONE: Record<string, number> = {
  INR: 25_000_00,
  USD: 300_00,
  EUR: 250_00,
  GBP: 220_00,
  AED: 1_100_00,
  SGD: 380_00,
  AUD: 450_00,
  CAD: 400_00,
  JPY: 45_000,
  ISK: 40_000,
  KWD: 90_000,
}

/** How much of an order one admin may pay back alone; nothing in a currency that has no limit. */
export const refundAlone = (currency: string) => BigInt(REFUND_ALONE[currency] ?? 0)

/** Sizes of what people write and buy. */
export const billingLimits = {
  items: { max: 20 },
  quantity: { min: 1, max: 1_000 },
  code: { min: 4, max: 24 },
  note: { max: 500 },
  /** Of an invoice made by hand; `each` in minor units. */
  handLines: { max: 50, quantity: 100_000, each: 1_000_000_000_000 },
  /** Guesses of coupon codes an hour and account. */
  couponTries: { max: 30 },
} as const
