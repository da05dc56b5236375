import type { HttpContext } from '@adonisjs/core/http'
import { escapeHtml } from '#api/http/text/escape_html'
import { port } from '#api/http/port'
import { plainPage } from '#api/http/errors/plain_page'
import { FIRST_LANGUAGE, prefixOf } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'

/** The page for an address that leads nowhere. */
export const missingPage = port<(ctx: HttpContext) => Promise<unknown>>('missing page')

/** The page for a person whose address leads nowhere, or whose request failed. */
export async function errorPage(ctx: HttpContext, status: number, message: string) {
  ctx.response
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
  if (status === 404) {
    try {
      return await missingPage(ctx)
    } catch (error) {
      // what is missing stays missing when the portal cannot be rendered
      ctx.logger.error(
        { requestId: ctx.request.id(), stack: (error as Error).stack },
        'the page for missing addresses failed'
      )
    }
  }
  const language = ctx.language ?? FIRST_LANGUAGE
  const id = (ctx.request.id() ?? '').replace(/[^\w-]/g, '')
  return plainPage(ctx, {
    title: say(language, titles[status] ?? sentence('This did not work')),
    body:
      `<p>${escapeHtml(message)}</p><p><a href="">${say(language, sentence('Try again'))}</a> · <a href="${prefixOf(language)}/">${say(language, sentence('Go to the home page'))}</a></p>` +
      `<small>${say(language, sentence('Request {id}', { id }))}</small>`,
  })
}

// needs nothing that could be what failed: no build, no database
const titles: Record<number, Sentence> = {
  404: sentence('Nothing here'),
  503: sentence('Back in a moment'),
}
