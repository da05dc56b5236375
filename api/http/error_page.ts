import type { HttpContext } from '@adonisjs/core/http'

/** The page for a person whose address leads nowhere, or whose request failed. */
export async function errorPage(ctx: HttpContext, status: number, message: string) {
  ctx.response
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
  if (status === 404) {
    try {
      const { notFoundPage } = await import('#api/pages/not_found_page')
      return await notFoundPage(ctx)
    } catch (error) {
      // what is missing stays missing when the portal cannot be rendered
      ctx.logger.error(
        { requestId: ctx.request.id(), stack: (error as Error).stack },
        'the page for missing addresses failed'
      )
    }
  }
  const nonce = (ctx.response as any).nonce ?? ''
  return ctx.response.send(plain(status, message, ctx.request.id() ?? '', nonce))
}

// needs nothing that could be what failed: no build, no database
const titles: Record<number, string> = { 404: 'Nothing here', 503: 'Back in a moment' }
const plain = (
  status: number,
  message: string,
  id: string,
  nonce: string,
  title = titles[status] ?? 'This did not work'
) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Candor</title>` +
  `<style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;background:light-dark(#FBFAF7,#10171A);color:light-dark(#14211D,#E3EAE6)}main{max-width:480px;padding:24px;text-align:center}h1{font-size:28px;margin:0 0 8px}a{color:light-dark(#0E6B50,#6CC5A2)}small{color:light-dark(#56635E,#9DACA6)}</style></head>` +
  `<body><main><h1>${title}</h1><p>${message.replace(/[<&]/g, (letter) => (letter === '<' ? '&lt;' : '&amp;'))}</p><p><a href="">Try again</a> · <a href="/">Go to the start</a></p><small>Request ${id.replace(/[^\w-]/g, '')}</small></main></body></html>`
