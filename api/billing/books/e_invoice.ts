// Pure. Names and lengths as in the schema INV-01 of the e-invoice, version 1.1, that the invoice registration portals take.
import {
  gstinOf,
  inRupees,
  isTaxed,
  lawDate,
  placeOf,
  rateOf,
  sumsOf,
  sumsOfLine,
  type BookedPaper,
  type Sums,
} from '#api/billing/books/booked_paper'
import type { PaperLine, PaperSnapshot } from '#api/billing/invoices/paper'
import { digitsOf } from '#api/billing/money/currency_facts'

/** Who has no GSTIN, and what stands for a place outside of India. */
const ABROAD = { gstin: 'URP', state: '96', pin: 999_999 } as const

/** Lines that a portal takes at most. */
const MOST_LINES = 1_000

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** What kind of supply a paper is in the words of the schema; null for what has no e-invoice: sales to consumers in India. */
function typeOf(paper: BookedPaper) {
  const { supply } = paper
  if (supply === 'other') return null
  if (supply === 'export') return isTaxed(paper) ? 'EXPWP' : 'EXPWOP'
  if (!gstinOf(paper)) return null
  return supply === 'sez' ? (isTaxed(paper) ? 'SEZWP' : 'SEZWOP') : 'B2B'
}

/** Has a paper an e-invoice? */
export const isRegistered = (paper: BookedPaper) => typeOf(paper) !== null

/** Text as the schema takes it: without quotes and backslashes, and of a length. */
const text = (words: string, most: number) =>
  words
    .replace(/["\\\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)

const pinIn = (address: string) =>
  Number(/(?<!\d)[1-9]\d{5}(?!\d)/.exec(address.replace(/(\d{3}) (\d{3})(?!\d)/, '$1$2'))?.[0] ?? 0)

/** The town of an address that ends with it and its PIN: "1 Example Road, Bengaluru 560001". */
const townIn = (address: string) =>
  (address.split(/[,\n]/).at(-1) ?? '').replaceAll(/[\d-]/g, '').trim()

function sellerOf({ seller }: PaperSnapshot) {
  return {
    Gstin: seller.taxNumber,
    LglNm: text(seller.name, 100),
    Addr1: text(seller.address, 100),
    Loc: text(townIn(seller.address), 50),
    Pin: pinIn(seller.address),
    Stcd: seller.taxNumber?.slice(0, 2) ?? null,
  }
}

function buyerOf(paper: BookedPaper) {
  const { buyer } = paper.snapshot
  const isAbroad = paper.supply === 'export'
  const gstin = gstinOf(paper)
  const land = countries.of(buyer.countryCode) ?? buyer.countryCode
  return {
    Gstin: isAbroad ? ABROAD.gstin : gstin,
    LglNm: text(buyer.name, 100),
    Pos: placeOf(paper),
    // consumers abroad name a country, and no more than that
    Addr1: text(buyer.line1 || (isAbroad ? buyer.city || land : ''), 100),
    ...(buyer.line2 && text(buyer.line2, 100).length > 2 && { Addr2: text(buyer.line2, 100) }),
    Loc: text(buyer.city || (isAbroad ? land : ''), 50),
    Pin: isAbroad ? ABROAD.pin : pinIn(buyer.postalCode ?? ''),
    Stcd: isAbroad ? ABROAD.state : (gstin?.slice(0, 2) ?? null),
  }
}

const taxesOf = ({ igst, cgst, sgst }: Sums) => ({
  igst: inRupees(igst),
  cgst: inRupees(cgst),
  sgst: inRupees(sgst),
})

function itemOf(line: PaperLine, index: number, paper: BookedPaper) {
  const sums = sumsOfLine(line, paper.snapshot)
  const { igst, cgst, sgst } = taxesOf(sums)
  return {
    SlNo: String(index + 1),
    PrdDesc: text(line.description, 300),
    IsServc: 'Y',
    HsnCd: line.sac,
    Qty: line.quantity,
    Unit: 'OTH',
    // after its discount and before its tax: so it is the same for prices with tax and without
    UnitPrice: Math.round((sums.taxable * 10) / line.quantity) / 1_000,
    TotAmt: inRupees(sums.taxable),
    Discount: 0,
    AssAmt: inRupees(sums.taxable),
    GstRt: rateOf(paper),
    IgstAmt: igst,
    CgstAmt: cgst,
    SgstAmt: sgst,
    TotItemVal: inRupees(sums.value),
  }
}

/** A paper as the e-invoice that a portal registers; null for one to a consumer in India or outside of GST. */
export function eInvoice(paper: BookedPaper) {
  const type = typeOf(paper)
  if (!type) return null
  const { snapshot, corrected } = paper
  const sums = sumsOf(paper)
  const { igst, cgst, sgst } = taxesOf(sums)
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: type, RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: {
      Typ: paper.kind === 'credit_note' ? 'CRN' : 'INV',
      No: paper.number,
      Dt: lawDate(paper.date, '/'),
    },
    SellerDtls: sellerOf(snapshot),
    BuyerDtls: buyerOf(paper),
    ItemList: snapshot.lines.map((line, index) => itemOf(line, index, paper)),
    ValDtls: {
      AssVal: inRupees(sums.taxable),
      CgstVal: cgst,
      SgstVal: sgst,
      IgstVal: igst,
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: 0,
      TotInvVal: inRupees(sums.value),
      ...(snapshot.currency !== 'INR' && {
        TotInvValFc: snapshot.amount / 10 ** digitsOf(snapshot.currency),
      }),
    },
    ...(corrected && {
      RefDtls: {
        PrecDocDtls: [{ InvNo: corrected.number, InvDt: lawDate(corrected.date, '/') }],
      },
    }),
    ...(paper.supply === 'export' && {
      ExpDtls: { ForCur: snapshot.currency, CntCode: snapshot.buyer.countryCode },
    }),
  }
}

export type EInvoice = NonNullable<ReturnType<typeof eInvoice>>

const ADDRESS = 'SELLER_ADDRESS must end with the town and its PIN, such as "Bengaluru 560001"'
const REISSUE =
  'complete the billing address for the next papers, and state it at the portal for this one'

/** Why the portal would refuse an e-invoice, in words with the next step; null when it is whole. */
export function wrongEInvoice({ SellerDtls, BuyerDtls, ItemList }: EInvoice): string | null {
  if (!SellerDtls.Gstin) return 'The seller has no GSTIN: set SELLER_TAX_NUMBER'
  if (SellerDtls.LglNm.length < 3) return 'The seller has no name: set SELLER_NAME'
  if (!SellerDtls.Pin || SellerDtls.Loc.length < 3)
    return `The seller's PIN or town is missing: ${ADDRESS}`
  if (BuyerDtls.LglNm.length < 3) return `The buyer's name has fewer than 3 letters: ${REISSUE}`
  if (!BuyerDtls.Addr1) return `The buyer's street is missing: ${REISSUE}`
  if (BuyerDtls.Loc.length < 3) return `The buyer's town is missing: ${REISSUE}`
  if (!BuyerDtls.Pin) return `The buyer's PIN has not 6 digits: ${REISSUE}`
  if (ItemList.length > MOST_LINES)
    return `It has more than ${MOST_LINES} lines: state it at the portal`
  return null
}
