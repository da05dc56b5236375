// Pure. Names as in the JSON of the GST network's return GSTR-1 (API "Save GSTR1 data", version 4.0).
import {
  gstinOf,
  inRupees,
  isTaxed,
  lawDate,
  NOTHING,
  placeOf,
  plus,
  rateOf,
  signed,
  sumsOf,
  type BookedPaper,
  type Sums,
} from '#api/billing/books/booked_paper'
import {
  documentsOf,
  saleType,
  sumsBySac,
  tableOf,
  type Gstr1Table,
  type SacSums,
} from '#api/billing/books/gstr1_tables'

/** The numbers of table 13 for what we issue: 1 invoices, 5 credit notes. */
const DOCUMENT_KINDS = { invoice: 1, credit_note: 5 } as const

/** What services are called in table 12, of at most 30 signs. */
const sacNames: Record<string, string> = {
  998519: 'Employment services',
  998365: 'Internet advertising space',
}

const igstOf = ({ igst }: Sums) => ({ iamt: inRupees(igst) })
const halves = ({ cgst, sgst }: Sums) => ({ camt: inRupees(cgst), samt: inRupees(sgst) })

/** What is taxed of a paper: CGST and SGST within a state, IGST elsewhere. */
function taxed(paper: BookedPaper) {
  const sums = sumsOf(paper)
  return {
    txval: inRupees(sums.taxable),
    rt: rateOf(paper),
    ...(paper.supply === 'intra' ? halves(sums) : igstOf(sums)),
    csamt: 0,
  }
}

const itemsOf = (paper: BookedPaper) => [{ num: 1, itm_det: taxed(paper) }]

const invoiceOf = (paper: BookedPaper) => ({
  inum: paper.number,
  idt: lawDate(paper.date),
  val: inRupees(sumsOf(paper).value),
})

const noteOf = (paper: BookedPaper) => ({
  ntty: 'C',
  nt_num: paper.number,
  nt_dt: lawDate(paper.date),
  val: inRupees(sumsOf(paper).value),
  itms: itemsOf(paper),
})

/** Of a buyer with a GSTIN: where, whether the buyer pays the tax, and what kind of sale it is. */
const registered = (paper: BookedPaper) => ({
  pos: placeOf(paper),
  rchrg: 'N',
  inv_typ: saleType(paper),
})

const exportType = (paper: BookedPaper) => (isTaxed(paper) ? 'WPAY' : 'WOPAY')

/** Papers by a key, in the order in which each key came first. */
function grouped<T>(
  papers: readonly BookedPaper[],
  keyOf: (paper: BookedPaper) => string,
  rowOf: (key: string, found: BookedPaper[]) => T
): T[] {
  return [...Map.groupBy(papers, keyOf)].map(([key, found]) => rowOf(key, found))
}

const smallSales = (papers: readonly BookedPaper[]) =>
  grouped(
    papers,
    (paper) => `${paper.supply === 'intra' ? 'INTRA' : 'INTER'} ${placeOf(paper)} ${rateOf(paper)}`,
    (key, found) => {
      const [sply_ty, pos, rt] = key.split(' ')
      const sums = found.map((paper) => signed(paper, sumsOf(paper))).reduce(plus, NOTHING)
      return {
        sply_ty,
        pos,
        typ: 'OE',
        rt: Number(rt),
        txval: inRupees(sums.taxable),
        ...(sply_ty === 'INTRA' ? halves(sums) : igstOf(sums)),
        csamt: 0,
      }
    }
  )

const bySac = (rows: readonly SacSums[]) =>
  rows.map((row, index) => ({
    num: index + 1,
    hsn_sc: row.sac,
    desc: sacNames[row.sac] ?? 'Services',
    // services are not counted
    uqc: 'NA',
    qty: 0,
    rt: row.rate,
    txval: inRupees(row.taxable),
    ...igstOf(row),
    ...halves(row),
    csamt: 0,
  }))

const issued = (papers: readonly BookedPaper[]) =>
  documentsOf(papers).map(({ kind, from, to, count }) => ({
    doc_num: DOCUMENT_KINDS[kind],
    docs: [{ num: 1, from, to, totnum: count, cancel: 0, net_issue: count }],
  }))

/** The return of a month as the law's JSON: `gstin` is the seller's, `month` is "2026-10". */
export function gstr1(
  papers: readonly BookedPaper[],
  { gstin, month }: { gstin: string; month: string }
) {
  const [year, number] = month.split('-')
  const byTable = Map.groupBy(papers, tableOf)
  const of = (...tables: Gstr1Table[]) => tables.flatMap((table) => byTable.get(table) ?? [])
  const notes = of('9B')
  const sacs = sumsBySac(papers)
  return {
    gstin,
    fp: `${number}${year}`,
    // sales to special economic zones are here too, by their type
    b2b: grouped(
      of('4A', '6B'),
      (paper) => gstinOf(paper)!,
      (ctin, found) => ({
        ctin,
        inv: found.map((paper) => ({
          ...invoiceOf(paper),
          ...registered(paper),
          itms: itemsOf(paper),
        })),
      })
    ),
    b2cl: grouped(of('5'), placeOf, (pos, found) => ({
      pos,
      inv: found.map((paper) => ({ ...invoiceOf(paper), itms: itemsOf(paper) })),
    })),
    b2cs: smallSales(of('7')),
    exp: grouped(of('6A'), exportType, (exp_typ, found) => ({
      exp_typ,
      inv: found.map((paper) => ({ ...invoiceOf(paper), itms: [taxed(paper)] })),
    })),
    cdnr: grouped(
      notes.filter((paper) => gstinOf(paper)),
      (paper) => gstinOf(paper)!,
      (ctin, found) => ({
        ctin,
        nt: found.map((paper) => ({ ...noteOf(paper), ...registered(paper) })),
      })
    ),
    cdnur: notes
      .filter((paper) => !gstinOf(paper))
      .map((paper) => ({
        typ: paper.supply === 'export' ? (isTaxed(paper) ? 'EXPWP' : 'EXPWOP') : 'B2CL',
        ...noteOf(paper),
        ...(paper.supply !== 'export' && { pos: placeOf(paper) }),
      })),
    hsn: {
      hsn_b2b: bySac(sacs.filter(({ isRegistered }) => isRegistered)),
      hsn_b2c: bySac(sacs.filter(({ isRegistered }) => !isRegistered)),
    },
    doc_issue: { doc_det: issued(papers) },
  }
}
