import type { HttpContext } from '@adonisjs/core/http'
import { contentDisposition } from '#api/http/answers/content_disposition'
import { rowId } from '#api/http/ids'
import { fileNameOf, paperPdf } from '#api/billing/invoices/paper_pdf'
import { ownerOf } from '#api/billing/orders/buyers'
import { issuedTo } from '#api/billing/orders/order_lists'

/** Invoices and credit notes as files. */
export default class PapersController {
  /**
   * Draws an invoice or a credit note of the caller or their company.
   *
   * @produces application/pdf
   */
  async pdf({ candidate, member, params, response }: HttpContext) {
    const paper = await issuedTo(ownerOf(member ?? candidate))
      .where('id', rowId(params.id))
      .firstOrFail()
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', contentDisposition('attachment', fileNameOf(paper)))
    response.header('cache-control', 'private, no-store')
    return response.send(Buffer.from(await paperPdf(paper)))
  }
}
