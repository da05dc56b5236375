import type { HttpContext } from '@adonisjs/core/http'
import { answerTable } from '#api/http/answers/held_answer'
import { pagination } from '#api/http/pagination'
import { ownerOf } from '#api/billing/orders/buyers'
import { paperList } from '#api/billing/orders/order_validators'
import { paymentPage, exportPayments } from '#api/billing/payments/payment_list'
import { PaymentTransformer } from '#api/billing/payments/payment_transformer'

/** What the caller or their company has paid, and what came back. */
export default class PaymentsController {
  /** Lists the payments of the caller or their company with their refunds and papers, latest first. */
  async index({ candidate, member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(paperList)
    const list = await paymentPage(ownerOf(member ?? candidate), { page, limit })
    return serialize({
      message: 'Payments',
      data: PaymentTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }

  /**
   * Gives the payments and refunds of the caller or their company as CSV for an accountant, a movement a row.
   *
   * @produces text/csv
   */
  async export(ctx: HttpContext) {
    const table = exportPayments(ownerOf(ctx.member ?? ctx.candidate), ctx.language)
    return answerTable(ctx, { ...table, fileName: 'payments.csv', stillMay: ctx.stillMay })
  }
}
