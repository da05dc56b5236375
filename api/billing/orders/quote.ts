// Pure: screens and tests import it too.
import { shareOut, small, sum } from '#api/billing/money/money'
import { taxed, type Taxed } from '#api/billing/invoices/tax'

type Item = { subtotal: bigint; taxIncluded: boolean; isEligible?: boolean }
type Rates = readonly { name: string; points: number }[]

export type Quote = {
  lines: (Taxed & { discount: bigint })[]
  subtotal: bigint
  discount: bigint
  taxable: bigint
  taxes: { name: string; points: number; amount: bigint }[]
  total: bigint
}

/**
 * What an order costs: a discount is shared out over what it is for, each line is taxed by itself, and every total is
 * the sum of its lines.
 */
export function quoteOf(items: readonly Item[], discount: bigint, rates: Rates): Quote {
  const parts = shareOut(
    discount,
    items.map(({ subtotal, isEligible = true }) => (isEligible ? subtotal : 0n))
  )
  const lines = items.map(({ subtotal, taxIncluded }, index) => ({
    discount: parts[index],
    ...taxed(subtotal - parts[index], { included: taxIncluded }, rates),
  }))
  return {
    lines,
    subtotal: sum(items.map(({ subtotal }) => subtotal)),
    discount: sum(parts),
    taxable: sum(lines.map(({ taxable }) => taxable)),
    taxes: rates.map((rate, index) => ({
      ...rate,
      amount: sum(lines.map(({ taxes }) => taxes[index].amount)),
    })),
    total: sum(lines.map(({ total }) => total)),
  }
}

/** Taxes as rows hold them. */
export const storedTaxes = (taxes: readonly { name: string; points: number; amount: bigint }[]) =>
  taxes.map(({ name, points, amount }) => ({ name, points, amount: small(amount) }))

/** Taxes as the wire says them: the rate in percent. */
export const wireTaxes = (taxes: readonly { name: string; points: number; amount: number }[]) =>
  taxes.map(({ name, points, amount }) => ({ name, rate: points / 100, amount }))
