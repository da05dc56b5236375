import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { nearReplica, replica } from '#api/http/replica/read_replica'

/** Where the settings name a replica: keeps of each request where it reads and whether it wrote. */
export default class ReplicaMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return replica ? nearReplica(ctx, next) : next()
  }
}
