import type { HttpContext } from '@adonisjs/core/http'

/** The page for a person whose address leads nowhere, or whose request failed. */
export function errorPage(ctx: HttpContext, status: number, message: string) {
  ctx.response.status(status).header('content-type', 'text/html; charset=utf-8')
  return ctx.response.send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><h1>${status}</h1><p>${message}</p>`)
}
