import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PaperKind } from '#api/billing/billing_facts'
import { amountInWords } from '#api/billing/invoices/amount_in_words'
import { gstStates } from '#api/billing/invoices/gst_states'
import { financialYear, paperNumber } from '#api/billing/invoices/numbers'
import type { PaperLine } from '#api/billing/invoices/paper'
import { seller } from '#api/billing/invoices/seller'
import { book } from '#api/billing/ledger/book'
import Invoice from '#api/billing/models/invoice'
import type Order from '#api/billing/models/order'
import type Refund from '#api/billing/models/refund'
import OrderLine, { type StoredTax } from '#api/billing/models/order_line'
import { big, shareOut, small, sum } from '#api/billing/money/money'

/** Numbers the next paper of its kind and financial year. The row is locked until the transaction ends, so that no number is missing. */
async function nextNumber(trx: TransactionClientContract, kind: PaperKind, now: DateTime) {
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
  return issue(trx, order, {
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
  const [taxable, ...taxes] = shareOut(big(refund.amount), [left.taxable, ...left.taxes])
  const named = invoice.snapshot.taxes.map((tax, index) => ({
    ...tax,
    amount: small(taxes[index]),
  }))
  return issue(
    trx,
    order,
    {
      kind: 'credit_note',
      lines: [
        {
          description: `Correction of ${invoice.number}: ${refund.reason ?? 'paid back'}`,
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

type Paper = {
  kind: PaperKind
  lines: PaperLine[]
  taxable: number
  taxes: StoredTax[]
  amount: number
}

async function issue(
  trx: TransactionClientContract,
  order: Order,
  { kind, lines, taxable, taxes, amount }: Paper,
  { invoice, refund }: { invoice?: Invoice; refund?: Refund } = {}
): Promise<Invoice> {
  const now = DateTime.now()
  const from = invoice?.snapshot.seller ?? seller()
  const { countryCode } = order.buyer
  const stateCode = countryCode === 'IN' ? (order.buyer.stateCode ?? from.stateCode) : null
  const tax = sum(taxes.map((each) => big(each.amount)))
  const paper = await Invoice.create(
    {
      ...(await nextNumber(trx, kind, now)),
      kind,
      orderId: order.id,
      refundId: refund?.id ?? null,
      invoiceId: invoice?.id ?? null,
      companyId: order.companyId,
      candidateId: order.candidateId,
      currency: order.currency,
      taxable,
      tax: small(tax),
      amount,
      supply: order.supply,
      placeOfSupply: stateCode,
      snapshot: {
        seller: from,
        // no paper needs it
        buyer: { ...order.buyer, email: null },
        placeOfSupply: {
          stateCode,
          gstCode: stateCode ? (gstStates[stateCode] ?? null) : null,
          countryCode,
        },
        orderNumber: order.number,
        corrects: invoice?.number ?? null,
        correctedAt: invoice?.issuedAt.toUTC().toISO() ?? null,
        lines,
        subtotal: small(sum(lines.map((line) => big(line.subtotal)))),
        discount: small(sum(lines.map((line) => big(line.discount)))),
        taxable,
        taxes,
        amount,
        currency: order.currency,
        words: amountInWords(amount, order.currency),
      },
      issuedAt: now,
    },
    { client: trx }
  )
  await book(trx, booking(paper, order))
  return paper
}

/** An invoice moves what is owed to revenue and tax; a credit note takes the same from them for what was given back. */
function booking(paper: Invoice, order: Order) {
  const isNote = paper.kind === 'credit_note'
  const other = isNote ? ('refunds' as const) : ('receivable' as const)
  const parts = [
    { name: 'revenue', account: 'revenue' as const, amount: big(paper.taxable) },
    ...paper.snapshot.taxes.map(({ name, amount }) => ({
      name,
      account: ['tax', name] as ['tax', string],
      amount: big(amount),
    })),
  ]
  return parts.map(({ name, account, amount }) => ({
    key: `invoice:${paper.id}:${name}`,
    debit: isNote ? account : other,
    credit: isNote ? other : account,
    amount,
    currency: paper.currency,
    orderId: order.id,
    invoiceId: paper.id,
    refundId: paper.refundId ?? undefined,
  }))
}

const paperLine = (line: OrderLine): PaperLine => ({
  description: line.description,
  sac: line.sac,
  quantity: line.quantity,
  each: line.each,
  subtotal: line.subtotal,
  discount: line.discount,
  taxable: line.taxable,
  taxes: line.taxes,
  total: line.total,
})
