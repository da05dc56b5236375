import { inject } from '@adonisjs/core'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** The files of `public/`. No file lies below `/api`, so calls there do not ask the disk. */
@inject()
export default class PublicFilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    return ctx.request.url().startsWith('/api/') ? next() : this.files.handle(ctx, next)
  }
}
