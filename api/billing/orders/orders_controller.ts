import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import type { GatewayName } from '#api/billing/billing_facts'
import { small } from '#api/billing/money/money'
import { gatewayAt } from '#api/billing/gateways/gateways'
import { ownedBy, ownerOf } from '#api/billing/orders/buyers'
import { checkout } from '#api/billing/orders/checkout'
import { ordersOf, papersOf } from '#api/billing/orders/order_lists'
import * as shown from '#api/billing/orders/order_transformers'
import * as valid from '#api/billing/orders/order_validators'
import { promoteJob } from '#api/billing/orders/promote_job'
import { quoteOrder } from '#api/billing/orders/quote_order'
import { payAgain } from '#api/billing/payments/pay_order'
import { verifyPayment } from '#api/billing/payments/verify_payment'
import Order from '#api/billing/models/order'

/** Orders, their payment and their papers, of a company or a candidate. */
export default class OrdersController {
  /** Orders a plan, products or the cart, and begins the payment. */
  async checkout({ candidate, member, request, response, serialize }: HttpContext) {
    const made = await checkout(member ?? candidate, await request.validateUsing(valid.checkout))
    response.status(201)
    return serialize({
      message:
        made.order.status === 'paid' ? 'Your order is complete' : 'Your order waits for payment',
      data: shown.CheckoutTransformer.transform(made),
    })
  }

  /** Orders the promotion of a job for some days. */
  async promote({ member, request, response, serialize }: HttpContext) {
    const made = await promoteJob(member, await request.validateUsing(valid.promoteJob))
    response.status(201)
    return serialize({
      message:
        made.order.status === 'paid' ? 'Your job is promoted' : 'Your order waits for payment',
      data: shown.CheckoutTransformer.transform(made),
    })
  }

  /** Pays an order that is still open by Stripe, or by the sandbox where no gateway is set up. */
  stripe(ctx: HttpContext) {
    return this.#pay(ctx, 'stripe')
  }

  /** Pays an order that is still open by Razorpay, or by the sandbox where no gateway is set up. */
  razorpay(ctx: HttpContext) {
    return this.#pay(ctx, 'razorpay')
  }

  async #pay({ candidate, member, request, serialize }: HttpContext, gateway: GatewayName) {
    const { orderId } = await request.validateUsing(valid.processPayment)
    const order = await Order.query()
      .where(ownedBy(ownerOf(member ?? candidate)))
      .where('id', orderId)
      .firstOrFail()
    const payment = await payAgain(order, gatewayAt(gateway))
    return serialize({
      message: payment ? 'Your order waits for payment' : 'Your order is paid',
      data: shown.CheckoutTransformer.transform({ order: await order.refresh(), payment }),
    })
  }

  /** Looks whether an order is paid, when the browser comes back from its payment. */
  async verify({ candidate, member, request }: HttpContext) {
    const { orderId, ...said } = await request.validateUsing(valid.verifyPayment)
    const order = await Order.query()
      .where(ownedBy(ownerOf(member ?? candidate)))
      .where('id', orderId)
      .firstOrFail()
    const { id, status } = await verifyPayment(order, said)
    return {
      message: status === 'paid' ? 'Your order is paid' : 'The payment is not there yet',
      data: { orderId: String(id), status },
    }
  }

  /** Says what an order would cost with its tax and a coupon, line by line, and whom its invoice would name. */
  async quote({ candidate, member, request, serialize }: HttpContext) {
    const quoted = await quoteOrder(
      member ?? candidate,
      await request.validateUsing(valid.quoteOrder)
    )
    return serialize({
      message: 'What it costs',
      data: shown.QuoteTransformer.transform(quoted),
    })
  }

  /** Says what a coupon takes off an order. */
  async coupon({ candidate, member, request }: HttpContext) {
    const { code, ...wanted } = await request.validateUsing(valid.applyCoupon)
    const { quote, currency } = await quoteOrder(
      member ?? candidate,
      { ...wanted, coupon: code },
      { field: 'code' }
    )
    return {
      message: 'The code is valid',
      data: { code, discount: small(quote.discount), total: small(quote.total), currency },
    }
  }

  /** Lists the orders of the caller or their company, latest first. */
  async index({ candidate, member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20, ...only } = await request.validateUsing(valid.orderList)
    const list = await ordersOf(ownerOf(member ?? candidate), { page, limit, ...only })
    return serialize({
      message: 'Orders',
      data: shown.OrderTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Lists the invoices and credit notes of the caller or their company, latest first. */
  async papers({ candidate, member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(valid.paperList)
    const list = await papersOf(ownerOf(member ?? candidate), { page, limit })
    return serialize({
      message: 'Invoices',
      data: shown.PaperTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }
}
