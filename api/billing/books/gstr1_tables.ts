// Pure. Which table of the return GSTR-1 a paper belongs to, and the sums of each (form GSTR-1, rule 59 of the CGST Rules).
import {
  gstinOf,
  isTaxed,
  lawDate,
  NOTHING,
  placeOf,
  plus,
  rateOf,
  signed,
  sumsOf,
  sumsOfLine,
  type BookedPaper,
  type Sums,
} from '#api/billing/books/booked_paper'
import { paperKinds, type PaperKind } from '#api/billing/billing_facts'

/** An inter-state sale to a buyer without a GSTIN is listed by itself when it is worth more: one lakh rupees, in paise. */
export const LARGE = 1_00_000_00

/** The tables of the return that we have papers for, in its order. */
export const gstr1Tables = [
  { value: '4A', label: 'Sales to buyers with a GSTIN' },
  { value: '5', label: 'Inter-state sales above ₹1 lakh to buyers without a GSTIN' },
  { value: '6A', label: 'Exports' },
  { value: '6B', label: 'Sales to special economic zones' },
  { value: '7', label: 'Other sales to buyers without a GSTIN, less their small credit notes' },
  { value: '9B', label: 'Credit notes to buyers with a GSTIN, for large sales and for exports' },
] as const
export type Gstr1Table = (typeof gstr1Tables)[number]['value']

/** What a note corrects decides its table; a small sale's lessens the sums of its table. */
const isLarge = (paper: BookedPaper) =>
  paper.supply !== 'intra' && (paper.corrected?.amount ?? sumsOf(paper).value) > LARGE

/** The table that a paper is in; null for one outside of GST. */
export function tableOf(paper: BookedPaper): Gstr1Table | null {
  const { kind, supply } = paper
  if (supply === 'other') return null
  const isNote = kind === 'credit_note'
  if (supply === 'export') return isNote ? '9B' : '6A'
  if (gstinOf(paper)) return isNote ? '9B' : supply === 'sez' ? '6B' : '4A'
  if (!isLarge(paper)) return '7'
  return isNote ? '9B' : '5'
}

/** Of buyers with a GSTIN: what kind of sale it is, in the words of the return. */
export const saleType = (paper: BookedPaper) =>
  paper.supply === 'sez' ? (isTaxed(paper) ? 'SEWP' : 'SEWOP') : 'R'

export type TableSums = Sums & { table: Gstr1Table; label: string; papers: number }

/** The sums of each table in paise; in table 7 notes take back, in 9B they are as they are. */
export const sumsByTable = (papers: readonly BookedPaper[]): TableSums[] =>
  gstr1Tables.map(({ value, label }) => {
    const own = papers.filter((paper) => tableOf(paper) === value)
    const sums = own.map((paper) => (value === '7' ? signed(paper, sumsOf(paper)) : sumsOf(paper)))
    return { table: value, label, papers: own.length, ...sums.reduce(plus, NOTHING) }
  })

export type SacSums = Sums & { sac: string; rate: number; isRegistered: boolean }

/** Table 12: what was sold less what was taken back, by SAC and rate; exports are listed with buyers without a GSTIN. */
export function sumsBySac(papers: readonly BookedPaper[]): SacSums[] {
  const rows = new Map<string, SacSums>()
  for (const paper of papers) {
    if (paper.supply === 'other') continue
    const of = { rate: rateOf(paper), isRegistered: gstinOf(paper) !== null }
    for (const line of paper.snapshot.lines) {
      const key = `${of.isRegistered} ${line.sac} ${of.rate}`
      const row = rows.get(key) ?? { sac: line.sac, ...of, ...NOTHING }
      rows.set(key, { ...row, ...plus(row, signed(paper, sumsOfLine(line, paper.snapshot))) })
    }
  }
  return [...rows.values()].toSorted(
    (one, other) =>
      Number(other.isRegistered) - Number(one.isRegistered) ||
      one.sac.localeCompare(other.sac) ||
      one.rate - other.rate
  )
}

export type Documents = {
  kind: PaperKind
  label: string
  from: string
  to: string
  count: number
  /** How many the range from its first to its last has: as many as there are, where no number is missing. */
  range: number
}

/** Table 13: the papers of each series, all of them, as one series numbers what is within GST and what is not. */
export const documentsOf = (papers: readonly Pick<BookedPaper, 'kind' | 'number'>[]): Documents[] =>
  paperKinds.flatMap(({ value, label }) => {
    const numbers = papers
      .filter(({ kind }) => kind === value)
      .map(({ number }) => number)
      .toSorted()
    if (numbers.length === 0) return []
    const [from, to] = [numbers[0], numbers.at(-1)!]
    return [{ kind: value, label, from, to, count: numbers.length, range: nth(to) - nth(from) + 1 }]
  })

const nth = (number: string) => Number(number.split('/').at(-1))

/** The papers as rows, one each, amounts as numbers of rupees, for who fills the return in by hand; notes take back in every sum of these. */
export const gstr1Rows = (papers: readonly BookedPaper[]) =>
  papers.flatMap((paper) => {
    const table = tableOf(paper)
    if (!table) return []
    const sums = signed(paper, sumsOf(paper))
    const { buyer, corrects, currency, rupeeRate } = paper.snapshot
    return [
      {
        table,
        number: paper.number,
        date: lawDate(paper.date),
        corrects: corrects ?? '',
        buyer: buyer.name,
        gstin: gstinOf(paper) ?? '',
        place_of_supply: placeOf(paper),
        type: typeWords(paper),
        rate: String(rateOf(paper)),
        taxable: rupees(sums.taxable),
        igst: rupees(sums.igst),
        cgst: rupees(sums.cgst),
        sgst: rupees(sums.sgst),
        value: rupees(sums.value),
        currency,
        rupees_for_one: rupeeRate ? (rupeeRate / 10_000).toFixed(4) : '',
      },
    ]
  })

const rupees = (paise: number) => paise / 100

const typeWords = (paper: BookedPaper) =>
  paper.supply === 'export' ? (isTaxed(paper) ? 'WPAY' : 'WOPAY') : saleType(paper)
