import { BaseTransformer } from '@adonisjs/core/transformers'
import { gateways } from '#api/billing/billing_facts'
import type Payment from '#api/billing/models/payment'
import { paymentFlow } from '#api/billing/payments/payment_flow'
import { invoiceOf } from '#api/billing/payments/payment_list'
import { refundFlow } from '#api/billing/payments/refund_flow'
import { labelIn } from '#api/http/choices'

/** A payment with its order, refunds and papers loaded, as its payer reads it. */
export class PaymentTransformer extends BaseTransformer<Payment> {
  toObject() {
    const payment = this.resource
    const { order, refunds } = payment
    const invoice = invoiceOf(payment)
    return {
      _id: String(payment.id),
      status: payment.status,
      statusLabel: paymentFlow.states[payment.status].label,
      amount: payment.amount,
      refunded: payment.refunded,
      currency: payment.currency,
      gateway: labelIn(gateways, payment.gateway),
      method: payment.method,
      isAutomatic: payment.isAutomatic,
      failure: payment.failure,
      orderId: String(order.id),
      orderNumber: order.number,
      invoice: invoice ? { _id: String(invoice.id), number: invoice.number! } : null,
      refunds: refunds.map((refund) => ({
        _id: String(refund.id),
        status: refund.status,
        statusLabel: refundFlow.states[refund.status].label,
        amount: refund.amount,
        currency: refund.currency,
        reason: refund.reason,
        date: (refund.doneAt ?? refund.createdAt).toUTC().toISO(),
        creditNote: refund.creditNote
          ? { _id: String(refund.creditNote.id), number: refund.creditNote.number! }
          : null,
      })),
      createdAt: payment.createdAt.toUTC().toISO(),
      paidAt: payment.paidAt?.toUTC().toISO() ?? null,
    }
  }
}
