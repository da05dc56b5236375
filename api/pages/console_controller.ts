import type { HttpContext } from '@adonisjs/core/http'
import { consolePage } from '#api/pages/console_page'

export default class ConsoleController {
  /** Every address of the console is the same document; its routes live in the browser. */
  async show(ctx: HttpContext) {
    return consolePage(ctx)
  }
}
