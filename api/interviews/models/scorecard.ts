import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ScorecardSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import { type Recommendation } from '#api/interviews/interview_facts'

/** What one member thought of an interview; others read it once they wrote their own. */
export default class Scorecard extends ScorecardSchema {
  declare recommendation: Recommendation | null

  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>
}
