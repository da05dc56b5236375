import type { HttpContext } from '@adonisjs/core/http'
import { describeApi } from '#api/http/description/openapi'
import { renderApiPage } from '#api/http/description/api_page'

export default class ApiDescriptionController {
  /**
   * Gives this description.
   *
   * @produces application/json
   */
  async show({ response }: HttpContext) {
    return response.header('cache-control', 'public, max-age=300').send(await describeApi())
  }

  /** The same for people: plain HTML, no script, readable in any browser. */
  async page({ response }: HttpContext) {
    return response
      .header('content-type', 'text/html; charset=utf-8')
      .send(renderApiPage(await describeApi(), response.nonce))
  }
}
