import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ScorecardSchema } from '#database/schema'
import User from '#api/accounts/models/user'

export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const

/** What one member thought of an interview; others read it once they wrote their own. */
export default class Scorecard extends ScorecardSchema {
  declare recommendation: (typeof recommendations)[number] | null

  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>
}
