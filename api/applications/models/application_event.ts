import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApplicationEventSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { ApplicationStatus } from '#api/applications/application_states'

/** One step of an application; never changed, never deleted. */
export default class ApplicationEvent extends ApplicationEventSchema {
  declare fromStatus: ApplicationStatus | null
  declare toStatus: ApplicationStatus

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>
}
