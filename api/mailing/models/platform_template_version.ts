import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PlatformTemplateVersionSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** The words that a platform template had, as they were saved. */
export default class PlatformTemplateVersion extends PlatformTemplateVersionSchema {
  /** The administrator who saved them. */
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>
}
