import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApplicationEventSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { ApplicationStatus } from '#api/applications/application_flow'
import type { EventKind } from '#api/applications/application_facts'

/** One step of an application; never changed, never deleted. */
export default class ApplicationEvent extends ApplicationEventSchema {
  declare fromStatus: ApplicationStatus | null
  declare toStatus: ApplicationStatus
  /** A move of the status is all that the candidate sees. */
  declare kind: EventKind

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>
}
