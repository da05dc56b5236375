import type { HttpContext } from '@adonisjs/core/http'
import { flows } from '#api/pages/states/flows'
import { statesPage } from '#api/pages/states/states_page'

/** What everything with states can do: for everyone, without a script. */
export default class StatesController {
  show({ language, response }: HttpContext) {
    return response.header('content-type', 'text/html; charset=utf-8').send(
      statesPage(
        flows.map(({ flow }) => flow),
        language,
        response.nonce ?? ''
      )
    )
  }
}
