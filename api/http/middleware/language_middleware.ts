import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { labelsIn } from '#api/languages/labels_in'
import {
  FIRST_LANGUAGE,
  languageOf,
  languages,
  partOff,
  type Language,
} from '#api/languages/language_facts'

const codes = languages.map(({ code }) => code)
/** What has one address alone: proxies that keep `/metrics` inside, say, look at how an address begins. */
const alone =
  /^\/(?:api|admin|metrics|__transmit|\.well-known|sandbox|images|calendar|feeds)(?:\/|$)/

/** The console is in English, whatever its reader's browser asks for. */
const ofConsole = /^\/api\/v1\/admin\//

/**
 * In which language a request is answered: of the API by its `accept-language`, of pages by what their address begins
 * with. The rest of the address of a page is routed as if nothing were before it. Labels in a response of the API, which
 * flows and facts have in English, are said in the language on their way out.
 */
export default class LanguageMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    const { pathname } = request.parsedUrl
    if (ofConsole.test(request.url())) ctx.language = FIRST_LANGUAGE
    else if (request.url().startsWith('/api/'))
      ctx.language = languageOf(request.language([...codes]))
    else {
      const { language, path } = partOff(pathname ?? '/')
      ctx.language = language
      if (!alone.test(path)) request.parsedUrl.pathname = path
    }
    await next()
    const { content } = ctx.response.lazyBody
    // in its place, as what else is said of it stays: whether browsers may ask if it is still the same
    if (ctx.language !== FIRST_LANGUAGE && content) content[0] = labelsIn(ctx.language, content[0])
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    language: Language
  }
}
