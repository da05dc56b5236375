import type { Span } from '#api/catalogues/definition'
import { eachPeriod } from '#api/jobs/job_facts'
import type { Field } from '../catalogues'
import { locale } from './when'

type Row = Record<string, any>

/** Fields that another one says along: the other end of a span, and what both ends count. */
export const saidAlong = (fields: Record<string, Field>, row: Row | undefined) =>
  new Set(
    Object.entries(fields).flatMap(([name, { span, moneyIn }]) => [
      ...(span && (row?.[name] ?? row?.[span.to]) != null
        ? [span.to, ...(span.currency ? [span.currency, span.per] : [])]
        : []),
      // an amount has its currency beside it
      ...(moneyIn ? [moneyIn] : []),
    ])
  )

/** "6 to 11 years", "from ₹24,50,000 a year"; nothing where neither end is known. */
export function spanWords(span: Span, from: unknown, row: Row): string | undefined {
  const to = row[span.to]
  const [least, most] = [from, to].map((value) => (value == null ? undefined : Number(value)))
  if (least === undefined && most === undefined) return undefined
  const format = new Intl.NumberFormat(
    locale,
    span.currency && row[span.currency]
      ? { style: 'currency', currency: row[span.currency], maximumFractionDigits: 0 }
      : {}
  )
  const words =
    least === undefined || least === most
      ? `${least === undefined ? 'up to ' : ''}${format.format(most!)}`
      : most === undefined
        ? `from ${format.format(least)}`
        : `${format.format(least)} to ${format.format(most)}`
  return `${words} ${span.unit ?? eachPeriod(row[span.per!])}`.trim()
}
