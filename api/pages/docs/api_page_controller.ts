import type { HttpContext } from '@adonisjs/core/http'
import { describeApi } from '#api/http/description/openapi'
import { apiPage } from '#api/pages/docs/api_page'

export default class ApiPageController {
  /** The description of the API for people: `?search=` narrows it. */
  async show({ request, response, language }: HttpContext) {
    const asked = request.qs().search
    const search = typeof asked === 'string' ? asked.slice(0, 100) : ''
    return response
      .header('content-type', 'text/html; charset=utf-8')
      .send(apiPage(await describeApi(), { language, nonce: response.nonce ?? '', search }))
  }
}
