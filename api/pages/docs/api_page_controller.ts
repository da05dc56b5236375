import type { HttpContext } from '@adonisjs/core/http'
import { describeApi } from '#api/http/description/openapi'
import { apiPage } from '#api/pages/docs/api_page'
import { sendDocs, writtenOnce } from '#api/pages/docs/docs_frame'

export default class ApiPageController {
  /** The description of the API for people: `?search=` narrows it. */
  async show(ctx: HttpContext) {
    const { language } = ctx
    const asked = ctx.request.qs().search
    const search = typeof asked === 'string' ? asked.slice(0, 100) : ''
    const described = await describeApi()
    return sendDocs(
      ctx,
      search
        ? apiPage(described, { language, search })
        : writtenOnce('/docs/api', language, () => apiPage(described, { language, search }))
    )
  }
}
