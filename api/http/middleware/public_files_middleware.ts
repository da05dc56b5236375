import { inject } from '@adonisjs/core'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Below these lies no file. */
const fileless = /^\/(?:api|__transmit)\//

/** The files of `public/`. Calls of the API and the live stream do not ask the disk. */
@inject()
export default class PublicFilesMiddleware {
  constructor(private files: StaticMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    return fileless.test(ctx.request.url()) ? next() : this.files.handle(ctx, next)
  }
}
