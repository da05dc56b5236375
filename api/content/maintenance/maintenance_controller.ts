import type { HttpContext } from '@adonisjs/core/http'
import { activeMessage } from '#api/content/maintenance/active_message'
import MaintenanceTransformer from '#api/content/maintenance/maintenance_transformer'

/** What is told of maintenance. */
export default class MaintenanceController {
  /** Gives the message that is on now for who asks, or null. */
  async show({ auth, serialize }: HttpContext) {
    const message = await activeMessage(auth.user)
    return serialize({
      message: message ? 'Maintenance' : 'There is no maintenance',
      data: message ? MaintenanceTransformer.transform(message) : null,
    })
  }
}
