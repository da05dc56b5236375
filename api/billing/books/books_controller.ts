import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify/sync'
import { contentDisposition } from '#api/http/answers/content_disposition'
import { answerTable } from '#api/http/answers/held_answer'
import { booksOf, eInvoicesOf, returnOf } from '#api/billing/books/books'
import { inPeriod } from '#api/billing/books/books_validators'
import { gstr1Rows } from '#api/billing/books/gstr1_tables'
import { journal } from '#api/billing/books/journal'
import { papersOfPeriod } from '#api/billing/books/papers_of_period'
import { periodOf } from '#api/billing/books/period'

/** What the law and an accountant ask of a month or a financial year. */
export default class BooksController {
  /** Shows a period: the tables of GSTR-1 in paise, its e-invoices, the balances of its accounts, and what is wrong. */
  async show({ request }: HttpContext) {
    return { message: 'The books', data: await booksOf(await this.#period(request)) }
  }

  /**
   * Gives the return GSTR-1 of a month as the law's JSON.
   *
   * @produces application/json
   */
  async gstr1({ request, response }: HttpContext) {
    const period = await this.#period(request)
    const found = await returnOf(period)
    return this.#file(response, `GSTR1-${period.name}.json`, 'application/json').send(found)
  }

  /**
   * Gives the tables of GSTR-1 as CSV in rupees, a paper a row.
   *
   * @produces text/csv
   */
  async gstr1Table({ request, response }: HttpContext) {
    const period = await this.#period(request)
    const rows = gstr1Rows((await papersOfPeriod(period)).papers)
    const csv = stringify(rows, {
      header: true,
      columns,
      bom: true,
      escape_formulas: true,
      cast: { number: (rupees) => rupees.toFixed(2) },
    })
    return this.#file(response, `GSTR1-${period.name}.csv`, CSV).send(csv)
  }

  /**
   * Gives the e-invoices that are whole, in the schema INV-01.
   *
   * @produces application/json
   */
  async eInvoices({ request, response }: HttpContext) {
    const period = await this.#period(request)
    const { ready } = eInvoicesOf((await papersOfPeriod(period)).papers)
    return this.#file(response, `INV-01-${period.name}.json`, 'application/json').send(ready)
  }

  /**
   * Gives the journal as CSV, a row for each account of a voucher.
   *
   * @produces text/csv
   */
  async journal(ctx: HttpContext) {
    const period = await this.#period(ctx.request)
    const fileName = `journal-${period.name}.csv`
    return answerTable(ctx, { ...journal(period), fileName, stillMay: ctx.stillMay })
  }

  async #period(request: HttpContext['request']) {
    return periodOf((await request.validateUsing(inPeriod, { data: request.qs() })).period)!
  }

  #file(response: HttpContext['response'], name: string, type: string) {
    return response
      .header('content-type', type)
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'private, no-store')
  }
}

const CSV = 'text/csv; charset=utf-8'
const columns = [
  'table',
  'number',
  'date',
  'corrects',
  'buyer',
  'gstin',
  'place_of_supply',
  'type',
  'rate',
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'value',
  'currency',
  'rupees_for_one',
]
