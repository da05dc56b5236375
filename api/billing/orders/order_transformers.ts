import { BaseTransformer } from '@adonisjs/core/transformers'
import { gatewayOf, waysToPay } from '#api/billing/gateways/gateways'
import type Invoice from '#api/billing/models/invoice'
import type Order from '#api/billing/models/order'
import { orderFlow } from '#api/billing/orders/order_flow'
import { small } from '#api/billing/money/money'
import type { Checkout } from '#api/billing/orders/checkout'
import { storedTaxes, wireTaxes } from '#api/billing/orders/quote'
import type { OrderQuote } from '#api/billing/orders/quote_order'

/** What the browser needs to pay an order that was just made. */
export class CheckoutTransformer extends BaseTransformer<Checkout> {
  toObject() {
    const { order, payment } = this.resource
    const ways = payment
      ? gatewayOf(payment.gateway).forBrowser({
          ref: payment.gatewayRef,
          redirectUrl: payment.redirectUrl,
        })
      : {}
    return {
      orderId: String(order.id),
      number: order.number,
      status: order.status,
      subtotal: order.subtotal,
      discount: order.discount,
      amount: order.amount,
      currency: order.currency,
      tax: wireTaxes(order.taxes),
      gateway: order.gateway,
      expiresAt: order.expiresAt?.toUTC().toISO() ?? null,
      payment: payment
        ? {
            _id: String(payment.id),
            status: payment.status,
            clientSecret: ways.clientSecret ?? null,
            razorpayOrderId: ways.razorpayOrderId ?? null,
            keyId: ways.keyId ?? null,
            redirectUrl: ways.redirectUrl ?? null,
          }
        : null,
    }
  }
}

/** What an order would cost. */
export class QuoteTransformer extends BaseTransformer<OrderQuote> {
  toObject() {
    const { drafts, quote, currency, coupon, buyer } = this.resource
    const { name, line1, line2, city, stateCode, postalCode, countryCode, taxNumber, isSez } = buyer
    return {
      lines: drafts.map(({ description, quantity, each, subtotal }) => ({
        description,
        quantity,
        each: small(each),
        subtotal: small(subtotal),
      })),
      subtotal: small(quote.subtotal),
      coupon,
      discount: small(quote.discount),
      taxable: small(quote.taxable),
      tax: wireTaxes(storedTaxes(quote.taxes)),
      taxIncluded: drafts.every(({ price }) => price.taxIncluded),
      total: small(quote.total),
      currency,
      gateways: waysToPay(countryCode),
      buyer: {
        name,
        line1,
        line2,
        city,
        state: stateCode,
        postalCode,
        countryCode,
        taxNumber,
        isSez,
      },
    }
  }
}

/** An order with its lines, payments, disputes, deliveries and papers loaded. */
export class OrderTransformer extends BaseTransformer<Order> {
  toObject() {
    const order = this.resource
    const mayPay =
      order.status === 'pending' || orderFlow.from(order.status, 'client').includes('retry')
    return {
      _id: String(order.id),
      number: order.number,
      kind: order.kind,
      status: order.status,
      statusLabel: orderFlow.states[order.status].label,
      lines: order.lines.map((line) => ({
        _id: String(line.id),
        description: line.said ?? line.description,
        productId: line.productId === null ? null : String(line.productId),
        planId: line.planId === null ? null : String(line.planId),
        subjectId: line.jobId === null ? null : String(line.jobId),
        quantity: line.quantity,
        subtotal: line.subtotal,
        discount: line.discount,
        tax: wireTaxes(line.taxes),
        total: line.total,
      })),
      subtotal: order.subtotal,
      discount: order.discount,
      tax: wireTaxes(order.taxes),
      amount: order.amount,
      refunded: order.refunded,
      currency: order.currency,
      gateway: order.gateway,
      createdAt: order.createdAt.toUTC().toISO(),
      paidAt: order.paidAt?.toUTC().toISO() ?? null,
      expiresAt: order.expiresAt?.toUTC().toISO() ?? null,
      mayPay,
      // where it was not begun
      otherWays: mayPay
        ? waysToPay(order.buyer.countryCode).filter((name) => name !== order.gateway)
        : [],
      deliveries: order.deliveries.map((delivery) => ({
        _id: String(delivery.id),
        kind: delivery.kind,
        status: delivery.status,
        quantity: delivery.quantity,
        note: delivery.note,
        deliveredAt: delivery.deliveredAt?.toUTC().toISO() ?? null,
      })),
      // why the last try to pay was refused
      failure: order.paidAt ? null : (order.payments.at(-1)?.failure ?? null),
      dispute: order.disputes.at(-1)?.status ?? null,
      papers: order.papers.map(({ id, number, kind }) => ({
        _id: String(id),
        number: number!,
        kind,
      })),
    }
  }
}

/** An invoice or a credit note. */
export class PaperTransformer extends BaseTransformer<Invoice> {
  toObject() {
    const paper = this.resource
    return {
      _id: String(paper.id),
      number: paper.number!,
      kind: paper.kind,
      date: paper.issuedAt.toUTC().toISO(),
      taxable: paper.taxable,
      tax: wireTaxes(paper.snapshot.taxes),
      amount: paper.amount,
      currency: paper.currency,
      orderId: paper.orderId === null ? null : String(paper.orderId),
      status: paper.status,
      corrects: paper.snapshot.corrects,
    }
  }
}
