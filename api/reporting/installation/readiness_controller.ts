import type { HttpContext } from '@adonisjs/core/http'
import { isDraining } from '#api/http/watch/draining'
import { failedChecks } from '#api/reporting/installation/readiness'

export default class ReadinessController {
  /** Says whether this process should get requests: 503 while it shuts down, or when the database, its migrations, the queue or the storage fails. */
  async show({ response }: HttpContext) {
    const failed = isDraining() ? [] : await failedChecks()
    const status = isDraining() ? 'draining' : failed.length > 0 ? 'failing' : 'ready'
    const message = {
      ready: 'Ready',
      draining: 'Shutting down',
      failing: `Not ready: ${failed.join(', ')}`,
    }[status]
    return response
      .status(status === 'ready' ? 200 : 503)
      .send({ message, data: { status, failed } })
  }
}
