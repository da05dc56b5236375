import type { Language } from '#api/languages/language_facts'
import { say, translated } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { gateways } from '#api/billing/billing_facts'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import type Refund from '#api/billing/models/refund'
import { digitsOf } from '#api/billing/money/currency_facts'
import { ownedBy, type Owner } from '#api/billing/orders/buyers'
import { paymentFlow } from '#api/billing/payments/payment_flow'
import { refundFlow } from '#api/billing/payments/refund_flow'
import { labelIn } from '#api/http/choices'

const BATCH = 200

/** Somebody's payments with their refunds and papers. What an admin has not let go yet is no refund to its buyer. */
const paymentsOf = (owner: Owner) =>
  Payment.query()
    .whereIn('order_id', Order.query().where(ownedBy(owner)).select('id'))
    .preload('order', (order) => order.preload('invoice'))
    .preload('refunds', (refunds) =>
      refunds.whereIn('status', ['pending', 'done', 'failed']).preload('creditNote').orderBy('id')
    )

/** A page of somebody's payments, latest first. */
export const paymentPage = (owner: Owner, { page, limit }: { page: number; limit: number }) =>
  paymentsOf(owner).orderBy('id', 'desc').paginate(page, limit)

/** The invoice that a payment has paid; one that failed, or went back as a second one, has paid none. */
export const invoiceOf = ({ status, order, refunds }: Payment) =>
  status === 'paid' && !refunds.some(({ isDuplicate }) => isDuplicate) ? order.invoice : null

const columns = {
  date: sentence('date'),
  kind: sentence('kind'),
  state: sentence('state'),
  amount: sentence('amount'),
  currency: sentence('currency'),
  method: sentence('method'),
  gateway: sentence('gateway'),
  order: sentence('order'),
  paper: sentence('paper'),
  note: sentence('note'),
}

/** Somebody's payments and refunds as a table for their accountant, oldest first, a movement a row; refunds are below zero. */
export const exportPayments = (owner: Owner, language: Language) => ({
  options: {
    columns: Object.entries(columns).map(([key, name]) => ({ key, header: say(language, name) })),
    escape_formulas: false,
  },
  batches: rowsOf(owner, language),
})

async function* rowsOf(owner: Owner, language: Language) {
  for (let after = 0; ;) {
    const batch = await paymentsOf(owner).where('id', '>', after).orderBy('id').limit(BATCH)
    yield batch.flatMap((payment) => [
      {
        date: (payment.paidAt ?? payment.createdAt).toUTC().toISO(),
        kind: say(language, sentence('Payment')),
        state: translated(language, paymentFlow.states[payment.status].label),
        amount: decimal(payment.amount, payment.currency),
        paper: invoiceOf(payment)?.number ?? '',
        note: defused(translated(language, payment.failure ?? '')),
        ...shared(payment, language),
      },
      ...payment.refunds.map((refund) => refundRow(payment, refund, language)),
    ])
    if (batch.length < BATCH) return
    after = batch.at(-1)!.id
  }
}

const refundRow = (payment: Payment, refund: Refund, language: Language) => ({
  date: (refund.doneAt ?? refund.createdAt).toUTC().toISO(),
  kind: say(language, sentence('Refund')),
  state: translated(language, refundFlow.states[refund.status].label),
  amount: decimal(-refund.amount, refund.currency),
  paper: refund.creditNote?.number ?? '',
  note: defused(translated(language, refund.reason ?? '')),
  ...shared(payment, language),
})

const shared = ({ currency, method, gateway, order }: Payment, language: Language) => ({
  currency,
  method: method ?? '',
  gateway: translated(language, labelIn(gateways, gateway)),
  order: order.number,
})

/** Amounts below zero stay numbers, so only words are kept from being read as a formula. */
const defused = (words: string) => (/^[=+\-@\t\r＝＋－＠]/.test(words) ? `'${words}` : words)

function decimal(amount: number, currency: string) {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
