import { DateTime } from 'luxon'
import { sumsByTable, sumsBySac, documentsOf } from '#api/billing/books/gstr1_tables'
import { eInvoice, isRegistered, wrongEInvoice, type EInvoice } from '#api/billing/books/e_invoice'
import { gstr1 } from '#api/billing/books/gstr1'
import { balancesOf } from '#api/billing/books/journal'
import type { BookedPaper } from '#api/billing/books/booked_paper'
import { papersOfPeriod, type Fault } from '#api/billing/books/papers_of_period'
import { isOver, periodsUntil, periodWords, type Period } from '#api/billing/books/period'
import { seller } from '#api/billing/invoices/seller'
import { Refusal } from '#api/http/refusal'

/** Faults that are shown by themselves; beyond them their number is told. */
const MOST_FAULTS = 50

/**
 * A period as finance looks at it before it files: the tables of GSTR-1 in paise, what of it has an e-invoice, the
 * balances of all accounts, and what is wrong, each with the next step.
 */
export async function booksOf(period: Period) {
  const { papers, faults } = await papersOfPeriod(period)
  const eInvoices = eInvoicesOf(papers)
  const all = [...faults, ...withoutTable(papers), ...eInvoices.faults]
  return {
    period: period.name,
    title: periodWords(period),
    isMonth: period.isMonth,
    isOver: isOver(period),
    choices: periodsUntil(DateTime.now()),
    gstin: seller().taxNumber,
    tables: sumsByTable(papers),
    sacs: sumsBySac(papers),
    documents: documentsOf([...papers, ...faults.map(asDocument)]),
    eInvoices: { ready: eInvoices.ready.length, of: papers.filter(isRegistered).length },
    balances: await balancesOf(period),
    faults: all.slice(0, MOST_FAULTS),
    faultCount: all.length,
  }
}

const asDocument = ({ number }: Fault) => ({
  number,
  kind: number.startsWith('CN') ? ('credit_note' as const) : ('invoice' as const),
})

/** A sale to a special economic zone belongs to a buyer with a GSTIN; without one it would be among consumers. */
const withoutTable = (papers: readonly BookedPaper[]): Fault[] =>
  papers
    .filter(({ supply, snapshot }) => supply === 'sez' && !snapshot.buyer.taxNumber)
    .map(({ number }) => ({
      number,
      message:
        'It is to a special economic zone, and the buyer has no GSTIN: ask the company for it, make the paper void, and bill it again',
    }))

/** The e-invoices of papers: those that are whole, and why the others are not. */
export function eInvoicesOf(papers: readonly BookedPaper[]) {
  const ready: EInvoice[] = []
  const faults: Fault[] = []
  for (const paper of papers) {
    const found = eInvoice(paper)
    if (!found) continue
    const wrong = wrongEInvoice(found)
    if (wrong) faults.push({ number: paper.number, message: `No e-invoice: ${wrong}` })
    else ready.push(found)
  }
  return { ready, faults }
}

/** The return GSTR-1 of a month as JSON. Refuses a financial year with 422 on `period`, and with 409 a seller without a GSTIN. */
export async function returnOf(period: Period) {
  if (!period.isMonth)
    throw new Refusal('The return is filed month by month; choose a month, such as 2026-10', {
      status: 422,
      field: 'period',
    })
  const { taxNumber } = seller()
  if (!taxNumber)
    throw new Refusal('The return needs your GSTIN; set SELLER_TAX_NUMBER and start again')
  const { papers } = await papersOfPeriod(period)
  return gstr1(papers, { gstin: taxNumber, month: period.name })
}
