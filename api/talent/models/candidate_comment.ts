import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CandidateCommentSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** What a colleague says about a candidate, to the team only. */
export default class CandidateComment extends CandidateCommentSchema {
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>
}
