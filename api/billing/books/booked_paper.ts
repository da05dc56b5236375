// Pure. Amounts are paise, as a return is made in rupees whatever the currency of a paper.
import type { PaperKind, Supply } from '#api/billing/billing_facts'
import type { PaperLine, PaperSnapshot } from '#api/billing/invoices/paper'
import { inPaise } from '#api/billing/invoices/rupees'
import { small, sum } from '#api/billing/money/money'

/** An issued paper as returns read it. */
export type BookedPaper = {
  number: string
  kind: PaperKind
  /** As it is dated in the zone of the books: 2026-10-31. */
  date: string
  supply: Supply
  snapshot: PaperSnapshot
  /** Of a credit note: the invoice that it corrects, its amount in paise. */
  corrected: { number: string; date: string; amount: number } | null
}

export type Taxes = { taxable: number; igst: number; cgst: number; sgst: number }
export type Sums = Taxes & { value: number }

export const NOTHING: Sums = { taxable: 0, igst: 0, cgst: 0, sgst: 0, value: 0 }

/** What a line is taxed with, in paise; its value is the sum of the parts, so that a rate of exchange loses none. */
export function sumsOfLine({ taxable, taxes }: PaperLine, snapshot: PaperSnapshot): Sums {
  const paise = (amount: number) => small(inPaise(amount, snapshot))
  const of = (name: string) =>
    taxes.reduce((total, tax) => total + (tax.name === name ? paise(tax.amount) : 0), 0)
  const parts = { taxable: paise(taxable), igst: of('IGST'), cgst: of('CGST'), sgst: of('SGST') }
  return { ...parts, value: parts.taxable + parts.igst + parts.cgst + parts.sgst }
}

/** The sums of a paper in paise: of its lines. */
export const sumsOf = ({ snapshot }: BookedPaper): Sums =>
  snapshot.lines.map((line) => sumsOfLine(line, snapshot)).reduce(plus, NOTHING)

/** Adds two papers' sums, each in its own column. */
export const plus = (one: Sums, other: Sums): Sums => ({
  taxable: one.taxable + other.taxable,
  igst: one.igst + other.igst,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  value: one.value + other.value,
})

/** As they count in a sum: a credit note takes back. */
export const signed = ({ kind }: BookedPaper, sums: Sums): Sums =>
  kind === 'credit_note'
    ? {
        taxable: -sums.taxable,
        igst: -sums.igst,
        cgst: -sums.cgst,
        sgst: -sums.sgst,
        value: -sums.value,
      }
    : sums

/** Paise as the JSON of the law has them: rupees with two digits. */
export const inRupees = (paise: number) => Math.round(paise) / 100

/** The whole rate of a paper in percent; 0 under a letter of undertaking. */
export const rateOf = ({ snapshot: { taxes } }: BookedPaper) =>
  small(sum(taxes.map(({ points }) => BigInt(points)))) / 100

/** Is integrated tax paid on an export or a sale to a special economic zone? */
export const isTaxed = ({ snapshot }: BookedPaper) => snapshot.taxes.length > 0

/** "31-10-2026", or with slashes. */
export const lawDate = (date: string, by = '-') => date.split('-').reverse().join(by)

/** The number of the place of supply; 96 is another country, 97 a territory without a number. */
export const placeOf = ({ snapshot: { placeOfSupply } }: BookedPaper) =>
  placeOfSupply.countryCode === 'IN' ? (placeOfSupply.gstCode ?? '97') : '96'

/** The GSTIN of who buys; a tax number of another country is none. */
export const gstinOf = ({ supply, snapshot: { buyer } }: BookedPaper) =>
  supply === 'export' || supply === 'other' ? null : buyer.taxNumber
