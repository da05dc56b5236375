import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SessionSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** A signed-in device. */
export default class Session extends SessionSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
