import { errors } from '@adonisjs/core/http'
import type { HttpContext } from '@adonisjs/core/http'
import { page } from '#api/pages/page'

export default class PagesController {
  /** Screens that are made in the browser: sign-in, settings and the signed-in areas. */
  async screen(ctx: HttpContext) {
    return page(ctx, { head: { hidden: true } })
  }

  /** Any other address. It is a route, so that the answer has the page's security headers. */
  async nowhere({ request }: HttpContext): Promise<void> {
    throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  }
}
