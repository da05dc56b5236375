import type { HttpContext } from '@adonisjs/core/http'
import { sendDocs, writtenOnce } from '#api/pages/docs/docs_frame'
import { flows } from '#api/pages/states/flows'
import { statesPage } from '#api/pages/states/states_page'

export default class StatesController {
  /** What everything with states can do: for everyone, without a script. */
  show(ctx: HttpContext) {
    const all = flows.map(({ flow }) => flow)
    return sendDocs(
      ctx,
      writtenOnce('/docs/states', ctx.language, () => statesPage(all, ctx.language))
    )
  }
}
