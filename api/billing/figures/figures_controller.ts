import type { HttpContext } from '@adonisjs/core/http'
import { figuresOf } from '#api/billing/figures/figures'
import { inSpan } from '#api/billing/figures/figures_validators'

/** What finance watches: how money comes, goes and grows. */
export default class FiguresController {
  /** Shows revenue, recurring revenue, churn, failed payments and the cost of coupons over a time, each currency by itself. */
  async show({ request }: HttpContext) {
    const { span = '30d' } = await request.validateUsing(inSpan, { data: request.qs() })
    return { message: 'Figures', data: await figuresOf(span) }
  }
}
