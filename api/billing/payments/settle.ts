import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRow } from '#api/http/in_transaction'
import { enqueue } from '#api/queue/queue'
import { gatewayOf } from '#api/billing/gateways/gateways'
import type { Saved, Seen } from '#api/billing/gateways/gateway'
import { spendCoupon } from '#api/billing/coupons/use_coupon'
import { failpoint } from '#api/billing/failpoint'
import { issueInvoice } from '#api/billing/invoices/issue_paper'
import { book } from '#api/billing/ledger/book'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'
import { big } from '#api/billing/money/money'
import { fulfil } from '#api/billing/deliveries/fulfil'
import { orderFlow } from '#api/billing/orders/order_flow'
import { orderMoves } from '#api/billing/orders/order_moves'
import { quoteHolds } from '#api/billing/subscriptions/plan_is_paid'
import { paymentMoves } from '#api/billing/payments/payment_moves'
import { paymentFlow } from '#api/billing/payments/payment_flow'
import { askRefund, noteRefunds } from '#api/billing/payments/refund_payment'
import { tellOfMoney } from '#api/billing/payments/money_alarm'

/**
 * Brings a payment and its order to where the gateway says that they are: the one door for webhooks, the browser's
 * return, expiry and reconciliation, so that none of them has to come first, or once. Asks the gateway outside of the
 * transaction and acts under the order's lock. `told` is their name of a payment whose own was not saved. Returns the
 * order as it is then. Safe to run at the same time.
 */
export async function settle(paymentId: number, told: string | null = null): Promise<Order> {
  const payment = await Payment.findOrFail(paymentId)
  const ref = payment.gatewayRef ?? told
  const seen = ref
    ? await gatewayOf(payment.gateway).look({ ref, currency: payment.currency })
    : null
  await failpoint('payment.looked')
  const order = await db.transaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('id', payment.orderId).firstOrFail()
    await orderMoves.lock(order, trx)
    payment.useTransaction(trx)
    await paymentMoves.lock(payment, trx)
    // one try on a page that is still open says nothing of the page
    const isKnown = payment.gatewayRef || payment.isAutomatic || seen?.state === 'paid'
    if (seen && isKnown) {
      payment.gatewayRef ??= ref
      await take(trx, order, payment, seen)
      await failpoint('payment.taken')
    }
    return order
  })
  await failpoint('payment.settled')
  return order
}

/** Takes in what a gateway says of a payment; it and its order are locked. */
export async function take(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  seen: Seen
) {
  const may = (move: 'pay' | 'fail' | 'cancel') =>
    paymentFlow.from(payment.status, 'system').includes(move)
  if (seen.state === 'paid' && may('pay')) {
    if (seen.amount !== big(payment.amount) || seen.currency !== payment.currency)
      return setAside(trx, payment, seen)
    await paymentMoves.pay(payment, null, {
      gatewayPayment: seen.payment,
      method: seen.method ?? null,
    })
    await book(trx, [
      {
        key: `payment:${payment.id}`,
        debit: ['gateway', payment.gateway],
        credit: 'receivable',
        amount: seen.amount,
        currency: payment.currency,
        orderId: order.id,
        paymentId: payment.id,
      },
    ])
    await capture(trx, order, payment, seen)
  } else if (seen.state === 'failed' && may('fail')) {
    await paymentMoves.fail(payment, null, { failure: seen.failure ?? null })
    if (order.status === 'pending') await orderMoves.fail(order, null)
  } else if (seen.state === 'cancelled' && may('cancel')) {
    await paymentMoves.cancel(payment, null)
  }
  // a refused card, while another one may still pay
  else if (seen.failure && seen.state === 'open' && seen.failure !== payment.failure)
    await payment.merge({ failure: seen.failure.slice(0, 300) }).save()
  if (payment.status === 'paid') await noteRefunds(trx, order, payment, seen.refunded)
}

/** Another amount than was asked is nobody's order: nothing is fulfilled, and finance hears of it. */
async function setAside(trx: TransactionClientContract, payment: Payment, seen: Seen) {
  const failure = `${seen.amount} ${seen.currency} came where ${payment.amount} ${payment.currency} was asked`
  await paymentMoves.mismatch(payment, null, { failure })
  await tellOfMoney(trx, `Payment ${payment.id} at ${payment.gateway}: ${failure}`)
}

/**
 * Money is there. It pays the order, also one that had failed or expired; of a second payment, or of one that came when
 * the coupon's last use was another's or the company suspended, all goes back, and the order stays as it is.
 */
async function capture(
  trx: TransactionClientContract,
  order: Order,
  payment: Payment,
  { saved }: Seen
) {
  const isOpen = orderFlow.moves.pay.from.includes(order.status as never)
  const holds = isOpen && (await mayBuy(trx, order)) && (await quoteHolds(trx, order))
  if (holds && (await spendCoupon(trx, order))) {
    await payInFull(trx, order, saved ? { gateway: payment.gateway, ...saved } : null)
    return
  }
  await askRefund(trx, order, payment, {
    amount: big(payment.amount),
    isDuplicate: true,
    reason: isOpen
      ? 'What was ordered could not be had any more when the payment came'
      : 'The order was paid already',
  })
  if (orderFlow.moves.expire.from.includes(order.status as never))
    await orderMoves.expire(order, null)
}

/** Nobody buys for a suspended company or profile. A company is locked, so that its plan is not held before it begins. */
async function mayBuy(trx: TransactionClientContract, { companyId, candidateId }: Order) {
  if (!companyId)
    return !(await trx
      .from('candidates')
      .where({ id: candidateId, visibility: 'suspended' })
      .first())
  await lockRow(trx, 'companies', companyId, 'no key update')
  const { is_active: isActive } = await trx
    .from('companies')
    .where('id', companyId)
    .select('is_active')
    .firstOrFail()
  return isActive
}

/** The order is paid, or costs nothing: everything that follows, once, in one transaction; the invoice last, as its number makes others wait. */
export async function payInFull(trx: TransactionClientContract, order: Order, saved: Saved) {
  // of an order of nothing, too: a use that is only kept would be free again after its half hour
  await spendCoupon(trx, order)
  await orderMoves.pay(order, null)
  for (const other of await Payment.query({ client: trx })
    .where('order_id', order.id)
    .whereIn('status', ['created', 'open']))
    await enqueue(trx, 'payments.give-up', { paymentId: other.id })
  await fulfil(trx, order, saved)
  if (order.amount > 0) await issueInvoice(trx, order)
}
