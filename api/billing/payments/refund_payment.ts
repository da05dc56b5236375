import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { enqueue } from '#api/queue/queue'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { failpoint } from '#api/billing/failpoint'
import { GatewayRefused } from '#api/billing/gateways/gateway'
import { gatewayOf } from '#api/billing/gateways/gateways'
import { issueCreditNote } from '#api/billing/invoices/issue_paper'
import { book } from '#api/billing/ledger/book'
import Order from '#api/billing/models/order'
import type Payment from '#api/billing/models/payment'
import Refund from '#api/billing/models/refund'
import { big, small, sum } from '#api/billing/money/money'
import { moneyWords } from '#api/billing/money/currency_facts'
import { takeBack } from '#api/billing/deliveries/fulfil'
import { orderMoves } from '#api/billing/orders/order_moves'
import { tellOfMoney } from '#api/billing/payments/money_alarm'
import { refundsOf } from '#api/billing/payments/paid_back'
import { paymentMoves } from '#api/billing/payments/payment_moves'
import { refundMoves } from '#api/billing/payments/refund_moves'

type Asking = {
  amount: bigint
  isDuplicate?: boolean
  reason: string
  by?: User | null
  /** For a second admin, before anything is sent. */
  waits?: boolean
}

/** Notes a refund of one payment, with a key of ours, and leaves the call to a background job. Order and payment are locked. */
export async function askRefund(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  { amount, isDuplicate = false, reason, by = null, waits = false }: Asking
): Promise<Refund> {
  const asked = await refundsOf(trx, payment)
  const left = big(payment.amount) - sum(asked.map((refund) => big(refund.amount)))
  if (amount <= 0n || amount > left)
    throw new Refusal(
      sentence('At most {left} of this payment can be paid back, in minor units', { left }),
      {
        status: 422,
        field: 'amount',
      }
    )
  const refund = await Refund.create(
    {
      paymentId: payment.id,
      orderId: order.id,
      key: randomUUID(),
      status: waits ? 'asked' : 'pending',
      amount: small(amount),
      currency: payment.currency,
      isDuplicate,
      reason,
      askedBy: by?.id ?? null,
    },
    { client: trx }
  )
  if (!waits) await enqueue(trx, 'payments.refund', { refundId: refund.id })
  return refund
}

/**
 * Pays a refund back at the gateway by its stored key, and books it. What the gateway refuses for good fails, and finance
 * hears of it. Safe to run twice: the key is the same.
 */
export default async function sendRefund({ refundId }: { refundId: number }) {
  const refund = await Refund.query().where('id', refundId).preload('payment').firstOrFail()
  if (!['pending', 'failed'].includes(refund.status)) return
  const { payment } = refund
  const sent = await gatewayOf(payment.gateway)
    .refund({
      key: refund.key,
      ref: payment.gatewayRef!,
      payment: payment.gatewayPayment!,
      amount: big(refund.amount),
      currency: refund.currency,
    })
    .catch((error) => {
      if (error instanceof GatewayRefused) return error
      throw error
    })
  await failpoint('refund.sent')
  await db.transaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('id', refund.orderId).firstOrFail()
    await orderMoves.lock(order, trx)
    payment.useTransaction(trx)
    await paymentMoves.lock(payment, trx)
    refund.useTransaction(trx)
    await refundMoves.lock(refund, trx)
    if (refund.status === 'done') return
    if (!(sent instanceof GatewayRefused)) return finish(trx, order, payment, refund, sent.id)
    if (refund.status === 'pending') await refuse(trx, order, refund, sent.message)
  })
}

async function refuse(
  trx: TransactionClientContract,
  order: Order,
  refund: Refund,
  failure: string
) {
  await refundMoves.fail(refund, null, { failure })
  await tellOfMoney(
    trx,
    `${moneyWords(refund.amount, refund.currency)} for order ${order.number} could not be paid back. ${failure}`
  )
}

/** Gives up a refund that could not be sent in all its tries; finance hears of it. */
export async function giveUpRefund({ refundId }: { refundId: number }) {
  const refund = await Refund.findOrFail(refundId)
  if (refund.status !== 'pending') return
  await db.transaction(async (trx) => {
    refund.useTransaction(trx)
    const order = await Order.query({ client: trx }).where('id', refund.orderId).firstOrFail()
    await refuse(trx, order, refund, `${order.gateway} did not answer`)
  })
}

/** What the bank gave back of a disputed payment: as a refund that is done, of which the gateway's own sum knows nothing. */
export async function refundOfDispute(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  { disputeId, amount }: { disputeId: number; amount: bigint }
) {
  if (amount <= 0n) return
  const asked = await Refund.query({ client: trx }).where('payment_id', payment.id)
  const refund = await Refund.create(
    {
      paymentId: payment.id,
      orderId: order.id,
      disputeId,
      key: randomUUID(),
      status: 'pending',
      amount: small(amount),
      currency: payment.currency,
      // of a payment that went back as a second one, the order knows nothing
      isDuplicate: asked.some(({ isDuplicate }) => isDuplicate),
      reason: 'Disputed at the bank and lost',
    },
    { client: trx }
  )
  await finish(trx, order, payment, refund, null)
}

/**
 * What the gateway has paid back beyond what we asked for, as by its own console, becomes a refund of ours. Each webhook
 * and look comes here, so that a refund that is told before its payment is found as well.
 */
export async function noteRefunds(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  seen: bigint
) {
  const known = sum(
    // what waits for a second admin is not at the gateway
    (await refundsOf(trx, payment).whereNull('dispute_id').whereNot('status', 'asked')).map(
      ({ amount }) => big(amount)
    )
  )
  if (seen <= known) return
  const refund = await Refund.create(
    {
      paymentId: payment.id,
      orderId: order.id,
      key: randomUUID(),
      status: 'pending',
      amount: small(seen - known),
      currency: payment.currency,
      isDuplicate: false,
      reason: `Paid back at ${payment.gateway}`,
    },
    { client: trx }
  )
  await finish(trx, order, payment, refund, null)
}

/** The money is on its way: books, credit note, and the end of an order that is paid back whole. */
async function finish(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  refund: Refund,
  gatewayRefund: string | null
) {
  refund.useTransaction(trx)
  await refundMoves.finish(refund, null, { gatewayRefund })
  payment.refunded += refund.amount
  await payment.save()
  await book(trx, [
    {
      key: `refund:${refund.id}`,
      debit: refund.isDuplicate ? 'receivable' : 'refunds',
      credit: ['gateway', payment.gateway],
      amount: big(refund.amount),
      currency: refund.currency,
      orderId: order.id,
      paymentId: payment.id,
      refundId: refund.id,
    },
  ])
  if (refund.isDuplicate) return
  order.refunded += refund.amount
  await order.save()
  if (order.refunded === order.amount && order.status === 'paid') {
    await orderMoves.refund(order, null)
    await takeBack(trx, order)
  }
  await issueCreditNote(trx, order, refund)
}
