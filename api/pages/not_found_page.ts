import type { HttpContext } from '@adonisjs/core/http'
import { sentence } from '#api/languages/sentence'
import { page } from '#api/pages/page'

/** 404 in the portal's own look, with ways on. */
export function notFoundPage(ctx: HttpContext) {
  return page(ctx, { status: 404, head: { title: sentence('Nothing here'), hidden: true } })
}
