import { belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ScreeningAnalysisSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import type { EngineKind } from '#api/screening/screening_facts'
import type { AnalysisState } from '#api/screening/analyses/analysis_flow'
import type { Judgement } from '#api/screening/material/material'
import ScreeningContest from '#api/screening/models/screening_contest'
import ScreeningRun from '#api/screening/models/screening_run'

export type HiddenText = { found: boolean; extract?: string }
export type SetAside = { text: string; page?: number; source: string }

/** What was said of one application at one time, with its receipts; what came before stays. */
export default class ScreeningAnalysis extends ScreeningAnalysisSchema {
  declare status: AnalysisState
  declare engine: EngineKind | null

  @column({ prepare: (criteria: Judgement[] | undefined) => criteria && JSON.stringify(criteria) })
  declare criteria: Judgement[]

  @column({ prepare: (aside: SetAside[] | undefined) => aside && JSON.stringify(aside) })
  declare setAside: SetAside[]

  declare hiddenText: HiddenText

  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => ScreeningRun, { foreignKey: 'runId' })
  declare run: BelongsTo<typeof ScreeningRun>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User>

  @hasMany(() => ScreeningContest, { foreignKey: 'analysisId' })
  declare contests: HasMany<typeof ScreeningContest>

  /** What counts: a person's score where one was set. */
  get countedScore() {
    return this.overrideScore ?? this.score
  }
}
