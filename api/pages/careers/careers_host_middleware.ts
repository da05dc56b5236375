import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { imageUrl } from '#api/files/image_url'
import { plainPage } from '#api/http/errors/plain_page'
import { careersHostOf } from '#api/integrations/careers/careers_host'
import { hostName, isOurs } from '#api/integrations/careers/host_name'
import { prefixOf } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'

const ICON = '/icon.svg'

/**
 * At a host that a company proved there is its careers page, its logo and the icon, and nothing else of the product: no
 * sign-in, no screens, no API. While the page is not to be shown there is nothing at all. What counts is the `Host` of the
 * request itself: a forwarded one may be made up, and a cache before us would keep the page under our own address.
 */
export default class CareersHostMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const host = hostName(request.header('host')?.replace(/:\d+$/, '') ?? '')
    const shown = host && !isOurs(host) ? await careersHostOf(host) : undefined
    if (!shown) return next()
    const path = request.url()
    const isPage = path === '/'
    const isFile = path === ICON || (shown.logoKey !== null && path === imageUrl(shown.logoKey))
    if (!shown.slug || !['GET', 'HEAD'].includes(request.method()) || !(isPage || isFile))
      return nothingHere(ctx, 404)
    ctx.careersHost = shown.host
    if (isPage) request.parsedUrl.pathname = `/careers/${shown.slug}`
    await next()
    // pages of errors are the product's own, and lead into it
    if (response.getStatus() >= 400) nothingHere(ctx, response.getStatus())
  }
}

function nothingHere(ctx: HttpContext, status: number) {
  const { language, response } = ctx
  response
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
  plainPage(ctx, {
    title: say(language, sentence('Nothing here')),
    body: `<p><a href="${prefixOf(language)}/">${say(language, sentence('To the jobs'))}</a></p>`,
  })
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** A company's own host, at which this request came in for its careers page. */
    careersHost?: string
  }
}
