import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LeadAnswerSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** What an administrator answered by mail to what came by a public form. */
export default class LeadAnswer extends LeadAnswerSchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>
}
