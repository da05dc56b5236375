// Pure: screens and tests import it too.
import type { Supply } from '#api/billing/billing_facts'
import { big, divide, shareOf, sum } from '#api/billing/money/money'

/** GST on online services, in basis points; the products have their SACs. */
const GST_POINTS = 1_800

export type Taxed = {
  taxable: bigint
  taxes: { name: string; points: number; amount: bigint }[]
  total: bigint
}

export type Seller = {
  countryCode: string
  stateCode: string | null
  /** Registered for GST, or for another tax. */
  taxNumber: string | null
  /** Exports and sales to special economic zones without tax, under a letter of undertaking. */
  lut: boolean
  /** The tax adapter outside India: a fixed rate in basis points, or none. */
  fixedPoints: number | null
  fixedName: string | null
}

export type Place = { countryCode: string; stateCode: string | null; isSez?: boolean }

/** How a sale to a place is taxed. Somebody in India whose state is unknown is where the seller is (IGST Act, 12(2)(b)(ii)). */
export function supplyTo(seller: Seller, buyer: Place): Supply {
  if (seller.countryCode !== 'IN' || !seller.taxNumber) return 'other'
  if (buyer.countryCode !== 'IN') return 'export'
  if (buyer.isSez) return 'sez'
  return (buyer.stateCode ?? seller.stateCode) === seller.stateCode ? 'intra' : 'inter'
}

/** The taxes of a sale by name, in basis points. */
export function ratesOf(seller: Seller, supply: Supply): { name: string; points: number }[] {
  if (supply === 'intra')
    return [
      { name: 'CGST', points: GST_POINTS / 2 },
      { name: 'SGST', points: GST_POINTS / 2 },
    ]
  if (supply === 'inter' || ((supply === 'sez' || supply === 'export') && !seller.lut))
    return [{ name: 'IGST', points: GST_POINTS }]
  if (supply === 'other' && seller.countryCode !== 'IN' && seller.fixedPoints)
    return [{ name: seller.fixedName ?? 'Tax', points: seller.fixedPoints }]
  return []
}

/**
 * The taxes of an amount. Each is computed by itself, so that CGST and SGST are equal to the unit; where the amount
 * includes them, what is taxable is the rest, so that the parts are always the whole.
 */
export function taxed(
  amount: bigint,
  { included }: { included: boolean },
  rates: readonly { name: string; points: number }[]
): Taxed {
  const whole = big(rates.reduce((total, { points }) => total + points, 0))
  const taxes = rates.map(({ name, points }) => ({
    name,
    points,
    amount: included ? divide(amount * big(points), 10_000n + whole) : shareOf(amount, points),
  }))
  const tax = sum(taxes.map((each) => each.amount))
  return included
    ? { taxable: amount - tax, taxes, total: amount }
    : { taxable: amount, taxes, total: amount + tax }
}
