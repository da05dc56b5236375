import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ListViewSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/**
 * A view of a list, such as "Late, by promised date": one that the people of a company share, or one of an administrator,
 * who may share it with the others.
 */
export default class ListView extends ListViewSchema {
  /** The administrator whose it is. */
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
