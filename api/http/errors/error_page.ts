import type { HttpContext } from '@adonisjs/core/http'
import { escapeHtml } from '#api/http/text/escape_html'
import { port } from '#api/http/port'
import { plainPage } from '#api/http/errors/plain_page'

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
  return plainPage(ctx, {
    title: titles[status] ?? 'This did not work',
    body:
      `<p>${escapeHtml(message)}</p><p><a href="">Try again</a> · <a href="/">Go to the start</a></p>` +
      `<small>Request ${(ctx.request.id() ?? '').replace(/[^\w-]/g, '')}</small>`,
  })
}

// needs nothing that could be what failed: no build, no database
const titles: Record<number, string> = { 404: 'Nothing here', 503: 'Back in a moment' }
