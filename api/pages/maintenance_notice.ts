import type { HttpContext } from '@adonisjs/core/http'
import { activeMessage } from '#api/content/maintenance/active_message'
import MaintenanceTransformer from '#api/content/maintenance/maintenance_transformer'

/** What is above every page for visitors, as the call that the page would make. */
export async function maintenanceNotice(serialize: HttpContext['serialize']) {
  const message = await activeMessage(undefined)
  const answer = await serialize({
    message: '',
    data: message ? MaintenanceTransformer.transform(message) : null,
  })
  return { method: 'GET' as const, path: '/maintenance-message', answer }
}
