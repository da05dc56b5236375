import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_LANGUAGE, languageOf } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import type { PaperKind } from '#api/billing/billing_facts'
import { failpoint } from '#api/billing/failpoint'
import { amountInWords } from '#api/billing/invoices/amount_in_words'
import { financialYear, paperNumber } from '#api/billing/invoices/numbers'
import type { PaperLine } from '#api/billing/invoices/paper'
import { placeOfSupply } from '#api/billing/invoices/place_of_supply'
import { rupeeRate } from '#api/billing/invoices/rupees'
import { seller } from '#api/billing/invoices/seller'
import { languageOfBuyer } from '#api/billing/orders/buyers'
import { book } from '#api/billing/ledger/book'
import Invoice from '#api/billing/models/invoice'
import type Order from '#api/billing/models/order'
import type Refund from '#api/billing/models/refund'
import OrderLine, { type StoredTax } from '#api/billing/models/order_line'
import { big, divide, small, sum } from '#api/billing/money/money'

/** Numbers the next paper of its kind and financial year. The row is locked until the transaction ends, so that no number is missing. */
export async function nextNumber(trx: TransactionClientContract, kind: PaperKind, now: DateTime) {
  const year = financialYear(now)
  const { rows } = await trx.rawQuery(
    `insert into paper_numbers as p (kind, financial_year, last) values (?, ?, 1)
     on conflict (kind, financial_year) do update set last = p.last + 1 returning last`,
    [kind, year]
  )
  const nth: number = rows[0].last
  return {
    financialYear: year,
    nth,
    number: paperNumber(kind === 'invoice' ? 'INV' : 'CN', year, nth),
  }
}

/** Issues the invoice of an order that is paid, and books what was earned and what is the state's. */
export async function issueInvoice(trx: TransactionClientContract, order: Order): Promise<Invoice> {
  const lines = await OrderLine.query({ client: trx }).where('order_id', order.id).orderBy('id')
  return issue(trx, billed(order), {
    kind: 'invoice',
    lines: lines.map(paperLine),
    taxable: order.taxable,
    taxes: order.taxes,
    amount: order.amount,
  })
}

/**
 * Issues the credit note of a refund: the same share of each amount of the invoice as is paid back. Where all of it is,
 * the notes together are the invoice to the unit.
 */
export async function issueCreditNote(
  trx: TransactionClientContract,
  order: Order,
  refund: Refund
): Promise<Invoice | null> {
  const invoice = await Invoice.query({ client: trx })
    .where({ order_id: order.id, kind: 'invoice' })
    .first()
  if (!invoice) return null
  const before = await Invoice.query({ client: trx }).where('invoice_id', invoice.id)
  const left = {
    taxable: big(invoice.taxable) - sum(before.map((note) => big(note.taxable))),
    taxes: invoice.snapshot.taxes.map(
      ({ amount }, index) =>
        big(amount) - sum(before.map((note) => big(note.snapshot.taxes[index].amount)))
    ),
  }
  const { taxable, taxes } = creditShares(big(refund.amount), left)
  const named = invoice.snapshot.taxes.map((tax, index) => ({
    ...tax,
    amount: small(taxes[index]),
  }))
  const correction = sentence('Correction of {number}: {reason}', {
    number: invoice.number,
    reason: refund.reason ?? sentence('paid back'),
  })
  return issue(
    trx,
    billed(order),
    {
      kind: 'credit_note',
      lines: [
        {
          description: say(FIRST_LANGUAGE, correction),
          said: say(languageOf(invoice.snapshot.language), correction),
          sac: invoice.snapshot.lines[0].sac,
          quantity: 1,
          each: small(taxable),
          subtotal: small(taxable),
          discount: 0,
          taxable: small(taxable),
          taxes: named,
          total: refund.amount,
        },
      ],
      taxable: small(taxable),
      taxes: named,
      amount: refund.amount,
    },
    { invoice, refund }
  )
}

/**
 * The parts of what is given back, as what is left has them: equal taxes stay equal to the unit, as CGST and SGST must,
 * and the rest is taxable. All that is left gives all of its parts.
 */
export function creditShares(
  amount: bigint,
  left: { taxable: bigint; taxes: readonly bigint[] }
): { taxable: bigint; taxes: bigint[] } {
  const whole = left.taxable + sum(left.taxes)
  const taxes = left.taxes.map((tax) => divide(amount * tax, whole))
  return { taxable: amount - sum(taxes), taxes }
}

/** Issues the credit note that takes back all of an invoice made by hand. */
export const creditWhole = (trx: TransactionClientContract, invoice: Invoice, reason: string) =>
  issue(
    trx,
    {
      orderId: null,
      companyId: invoice.companyId,
      candidateId: null,
      placedBy: null,
      currency: invoice.currency,
      supply: invoice.supply,
      buyer: invoice.snapshot.buyer,
      orderNumber: null,
    },
    {
      kind: 'credit_note',
      lines: invoice.snapshot.lines,
      taxable: invoice.taxable,
      taxes: invoice.snapshot.taxes,
      amount: invoice.amount,
      note: reason,
    },
    { invoice }
  )

type Paper = {
  kind: PaperKind
  lines: PaperLine[]
  taxable: number
  taxes: StoredTax[]
  amount: number
  note?: string
}

/** What a paper is for: an order, or an invoice made by hand. */
type Billed = Pick<
  Order,
  'companyId' | 'candidateId' | 'placedBy' | 'currency' | 'supply' | 'buyer'
> & {
  orderId: number | null
  orderNumber: string | null
}

const billed = ({ id, number, ...order }: Order): Billed => ({
  orderId: id,
  orderNumber: number,
  companyId: order.companyId,
  candidateId: order.candidateId,
  placedBy: order.placedBy,
  currency: order.currency,
  supply: order.supply,
  buyer: order.buyer,
})

async function issue(
  trx: TransactionClientContract,
  of: Billed,
  { kind, lines, taxable, taxes, amount, note }: Paper,
  { invoice, refund }: { invoice?: Invoice; refund?: Refund } = {}
): Promise<Invoice> {
  const now = DateTime.now()
  const from = invoice?.snapshot.seller ?? seller()
  const language = invoice ? invoice.snapshot.language : await languageOfBuyer(of, trx)
  const place = placeOfSupply(from, of.buyer)
  const tax = sum(taxes.map((each) => big(each.amount)))
  // what a note takes back is worth what it was
  const rate = invoice ? invoice.snapshot.rupeeRate : await rupeeRate(of.currency, trx)
  const paper = await Invoice.create(
    {
      ...(await nextNumber(trx, kind, now)),
      kind,
      status: 'issued',
      orderId: of.orderId,
      refundId: refund?.id ?? null,
      invoiceId: invoice?.id ?? null,
      companyId: of.companyId,
      candidateId: of.candidateId,
      currency: of.currency,
      taxable,
      tax: small(tax),
      amount,
      supply: of.supply,
      placeOfSupply: place.stateCode,
      snapshot: {
        seller: from,
        // no paper needs it
        buyer: { ...of.buyer, email: null },
        placeOfSupply: place,
        orderNumber: of.orderNumber,
        corrects: invoice?.number ?? null,
        correctedAt: invoice?.issuedAt.toUTC().toISO() ?? null,
        lines,
        subtotal: small(sum(lines.map((line) => big(line.subtotal)))),
        discount: small(sum(lines.map((line) => big(line.discount)))),
        taxable,
        taxes,
        amount,
        currency: of.currency,
        rupeeRate: rate,
        words: amountInWords(amount, of.currency, language),
        language,
        ...(note && { note }),
      },
      issuedAt: now,
    },
    { client: trx }
  )
  await bookPaper(trx, paper)
  await failpoint('paper.issued')
  return paper
}

/** Books a paper: an invoice moves what is owed to revenue and tax; a credit note takes the same from them for what was given back. */
export async function bookPaper(trx: TransactionClientContract, paper: Invoice) {
  const isNote = paper.kind === 'credit_note'
  // what was never paid is not owed any more; what was paid is on its way back
  const other = isNote && paper.refundId ? ('refunds' as const) : ('receivable' as const)
  const parts = [
    { name: 'revenue', account: 'revenue' as const, amount: big(paper.taxable) },
    ...paper.snapshot.taxes.map(({ name, amount }) => ({
      name,
      account: ['tax', name] as ['tax', string],
      amount: big(amount),
    })),
  ]
  await book(
    trx,
    parts.map(({ name, account, amount }) => ({
      key: `invoice:${paper.id}:${name}`,
      debit: isNote ? account : other,
      credit: isNote ? other : account,
      amount,
      currency: paper.currency,
      orderId: paper.orderId,
      invoiceId: paper.id,
      refundId: paper.refundId ?? undefined,
    }))
  )
}

const paperLine = (line: OrderLine): PaperLine => ({
  description: line.description,
  ...(line.said && { said: line.said }),
  sac: line.sac,
  quantity: line.quantity,
  each: line.each,
  subtotal: line.subtotal,
  discount: line.discount,
  taxable: line.taxable,
  taxes: line.taxes,
  total: line.total,
})
