// Pure: screens and tests import it too.
import type { GatewayName } from '#api/billing/billing_facts'

/** Digits after the point, where they are not two (ISO 4217). `Intl` differs, as it speaks of cash: 0 for ISK, UGX and HUF. */
const digits: Record<string, number> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0])
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
}

/** What a gateway counts in where it is not the currency's own minor unit. */
const gatewayDigits: Record<GatewayName, Record<string, number>> = {
  // kept with two digits that must be 00, for old clients; ariary counts as whole. Source: docs.stripe.com/currencies
  stripe: { ISK: 2, UGX: 2, MGA: 0 },
  razorpay: {},
  sandbox: {},
}

/** Three-digit currencies are charged in tens of their smallest unit. Source: docs.stripe.com/currencies, razorpay.com/docs */
const inTens: Record<GatewayName, boolean> = { stripe: true, razorpay: true, sandbox: false }

/** The currencies that something may be priced in. */
export const currencies = [
  { value: 'INR', label: 'Indian rupee' },
  { value: 'USD', label: 'US dollar' },
  { value: 'EUR', label: 'Euro' },
  { value: 'GBP', label: 'Pound sterling' },
  { value: 'AED', label: 'UAE dirham' },
  { value: 'SGD', label: 'Singapore dollar' },
  { value: 'AUD', label: 'Australian dollar' },
  { value: 'CAD', label: 'Canadian dollar' },
  { value: 'JPY', label: 'Japanese yen' },
  { value: 'ISK', label: 'Icelandic króna' },
  { value: 'KWD', label: 'Kuwaiti dinar' },
] as const

/** Where nothing else has a price. */
export const LAST_CURRENCY = 'USD'

/** Digits after the point of a currency. */
export const digitsOf = (currency: string) => digits[currency] ?? 2

const tenTo = (exponent: number) => 10n ** BigInt(exponent)

/**
 * An amount in the units that a gateway counts in. Throws where it cannot be said exactly, such as 1 fils of KWD: an
 * amount that is shown is the amount that is charged.
 */
export function toGateway(amount: bigint, currency: string, gateway: GatewayName): bigint {
  const own = digitsOf(currency)
  const theirs = gatewayDigits[gateway][currency] ?? own
  const inTheirs =
    theirs >= own ? amount * tenTo(theirs - own) : exactly(amount, tenTo(own - theirs), currency)
  if (own === 3 && inTens[gateway]) exactly(inTheirs, 10n, currency)
  return inTheirs
}

/** What a gateway says in its units, in ours. Throws where that would lose something. */
export function fromGateway(amount: bigint, currency: string, gateway: GatewayName): bigint {
  const own = digitsOf(currency)
  const theirs = gatewayDigits[gateway][currency] ?? own
  return theirs >= own
    ? exactly(amount, tenTo(theirs - own), currency)
    : amount * tenTo(own - theirs)
}

function exactly(amount: bigint, by: bigint, currency: string) {
  if (amount % by !== 0n) throw new RangeError(`${amount} ${currency} cannot be charged exactly`)
  return amount / by
}

// to make one takes longer than to render all of what it is in
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string) {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    const after = digitsOf(currency)
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: after,
      maximumFractionDigits: after,
    })
    formats.set(key, format)
  }
  return format
}

/** An amount as people read it, in the locale where one is given: "₹1,23,456.50". */
export function moneyWords(amount: number, currency: string, locale = 'en-IN'): string {
  const after = digitsOf(currency)
  const whole = (amount / 10 ** after).toFixed(after)
  return formatOf(currency, locale).format(whole as never)
}
