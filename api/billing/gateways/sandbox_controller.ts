import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { decideSandbox, sandboxPayment } from '#api/billing/gateways/decide_sandbox'
import { sandboxPage } from '#api/billing/gateways/sandbox_page'
import { sandboxOutcome } from '#api/billing/gateways/sandbox_validators'

/** The sandbox's side of a payment, outside production only. */
export default class SandboxController {
  /**
   * Shows the page on which a payment of the sandbox is made.
   * @produces text/html
   */
  async show({ params, response }: HttpContext) {
    const payment = await sandboxPayment(String(params.ref))
    response.header('content-type', 'text/html; charset=utf-8')
    return sandboxPage(payment)
  }

  /** Takes what was chosen on that page, and leads back. */
  async press({ params, request, response }: HttpContext) {
    const payment = await sandboxPayment(String(params.ref))
    const { status } = await decideSandbox(payment, await request.validateUsing(sandboxOutcome))
    return response.redirect(
      status === 'challenged' ? `/sandbox/${payment.ref}` : backTo(payment.return_url)
    )
  }

  /** Decides what becomes of a payment of the sandbox. */
  async decide({ params, request }: HttpContext) {
    const payment = await sandboxPayment(String(params.id))
    const { status } = await decideSandbox(payment, await request.validateUsing(sandboxOutcome))
    return { message: `The payment is ${status}`, data: { _id: String(params.id), status } }
  }
}

/** Back within the product by whatever name the browser reached it, as this page is the product's too. */
function backTo(address: string | null) {
  const { pathname, search } = new URL(address ?? '/', appUrl)
  return pathname + search
}
