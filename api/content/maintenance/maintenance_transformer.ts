import { BaseTransformer } from '@adonisjs/core/transformers'
import type MaintenanceMessage from '#api/content/models/maintenance_message'

/** A message about maintenance, as it is shown above every page. */
export default class MaintenanceTransformer extends BaseTransformer<MaintenanceMessage> {
  toObject() {
    const { id, title, message, severity, audience, startsAt, endsAt } = this.resource
    return {
      _id: String(id),
      title,
      message,
      severity,
      audience,
      startsAt: startsAt!.toUTC().toISO()!,
      endsAt: endsAt?.toUTC().toISO() ?? null,
    }
  }
}
