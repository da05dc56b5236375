import type { HttpContext } from '@adonisjs/core/http'
import type { GatewayName } from '#api/billing/billing_facts'
import { storeWebhook } from '#api/billing/webhooks/store_webhook'

/** What gateways tell. */
export default class WebhooksController {
  /** Takes an event of Stripe. */
  stripe(ctx: HttpContext) {
    return this.#take(ctx, 'stripe')
  }

  /** Takes an event of Razorpay. */
  razorpay(ctx: HttpContext) {
    return this.#take(ctx, 'razorpay')
  }

  async #take({ request }: HttpContext, gateway: GatewayName) {
    await storeWebhook(gateway, request.raw() ?? '', (name) => request.header(name))
    return { message: 'Stored', data: null }
  }
}
