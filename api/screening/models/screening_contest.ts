import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ScreeningContestSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import type { ContestKind, ContestOutcome } from '#api/screening/screening_facts'
import type { ContestState } from '#api/screening/contests/contest_flow'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'

/** What an applicant asked about what was said of them, and what the company answered. */
export default class ScreeningContest extends ScreeningContestSchema {
  declare kind: ContestKind
  declare status: ContestState
  declare outcome: ContestOutcome | null

  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>

  @belongsTo(() => ScreeningAnalysis, { foreignKey: 'analysisId' })
  declare analysis: BelongsTo<typeof ScreeningAnalysis>

  @belongsTo(() => User, { foreignKey: 'takenBy' })
  declare taker: BelongsTo<typeof User>
}
