import { DateTime } from 'luxon'
import { beforeSave, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { MaintenanceMessageSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { maintenanceFlow } from '#api/content/maintenance/maintenance_flow'
import type { MessageAudience, Severity } from '#api/content/content_facts'

/** What is told of maintenance, to whom and when. */
export default class MaintenanceMessage extends MaintenanceMessageSchema {
  declare severity: Severity
  declare audience: MessageAudience

  /** From its switch and its dates (domain.md 5). */
  get state() {
    return maintenanceFlow.stateOf(this)
  }

  @beforeSave()
  static keepDates(message: MaintenanceMessage) {
    if (message.$dirty.enabled !== undefined) {
      const wasOn = message.$isPersisted && !message.enabled
      message.cancelledAt = wasOn ? (message.cancelledAt ?? DateTime.now()) : null
    }
    if (message.enabled) message.startsAt ??= DateTime.now()
    if (message.startsAt && message.endsAt && message.startsAt >= message.endsAt)
      throw new Refusal('It ends before it starts; choose a later end', {
        status: 422,
        field: 'endsAt',
      })
  }

  /** Those that are on now. */
  static active = scope((query: ModelQueryBuilderContract<typeof MaintenanceMessage>) => {
    const now = new Date()
    query
      .where('enabled', true)
      .where('starts_at', '<=', now)
      .where((open) => open.whereNull('ends_at').orWhere('ends_at', '>', now))
  })
}
