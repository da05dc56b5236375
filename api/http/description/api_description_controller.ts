import type { HttpContext } from '@adonisjs/core/http'
import { describeApi, writtenDescription } from '#api/http/description/openapi'
import { typedClient } from '#api/http/description/typed_client'

export default class ApiDescriptionController {
  /**
   * Gives this description.
   *
   * @produces application/json
   */
  async show({ response }: HttpContext) {
    return response
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(await writtenDescription())
  }

  /**
   * Gives a typed client of the calls that are open to API keys, as one file of TypeScript.
   *
   * @produces text/plain
   */
  async client({ response }: HttpContext) {
    return response
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(typedClient(await describeApi()))
  }
}
