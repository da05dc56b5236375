import { digitsOf } from '#api/billing/money/currency_facts'
import type { Field } from '#api/catalogues/definition'

/** How a number of smallest units is read: digits after its point, and what it counts, such as `INR` or `%`. */
export type Unit = { digits: number; name?: string }

/** Is the number of a field kept in smaller units than it is read in? */
export const isDecimal = (field: Field) => Boolean(field.moneyIn ?? field.hundredthsOf)

/** The unit of a field; money is in the currency of its row. */
export const unitOf = (field: Field, currency?: string | null): Unit =>
  field.moneyIn
    ? { digits: digitsOf(currency ?? ''), name: currency ?? undefined }
    : { digits: 2, name: field.hundredthsOf }

/** 123450 of two digits is "1234.50". */
export const written = (units: number, { digits }: Unit) => (units / 10 ** digits).toFixed(digits)

/** "1,234.5" of two digits is 123450; null when empty, the text itself while it is no such number. */
export function read(text: string, { digits }: Unit): number | string | null {
  const plain = text.replace(/[\s,]/g, '')
  if (!plain) return null
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined || part.length > digits) return text
  return Number(whole + part.padEnd(digits, '0'))
}
