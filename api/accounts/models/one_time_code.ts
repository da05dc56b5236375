import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { OneTimeCodeSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** A code or link sent to a person to prove an address or a right. Only hashes are kept. */
export default class OneTimeCode extends OneTimeCodeSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
