import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { languageOf, languages, partOff, type Language } from '#api/languages/language_facts'

const codes = languages.map(({ code }) => code)
/** What has one address alone: proxies that keep `/metrics` inside, say, look at how an address begins. */
const alone =
  /^\/(?:api|admin|metrics|__transmit|\.well-known|sandbox|images|calendar|feeds)(?:\/|$)/

/**
 * In which language a request is answered: of the API by its `accept-language`, of pages by what their address begins
 * with. The rest of the address of a page is routed as if nothing stood before it.
 */
export default class LanguageMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    const { pathname } = request.parsedUrl
    if (request.url().startsWith('/api/')) ctx.language = languageOf(request.language([...codes]))
    else {
      const { language, path } = partOff(pathname ?? '/')
      ctx.language = language
      if (!alone.test(path)) request.parsedUrl.pathname = path
    }
    return next()
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    language: Language
  }
}
