import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ScreeningRunSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Job from '#api/jobs/models/job'
import type { RunState } from '#api/screening/runs/run_flow'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import ScreeningRubric from '#api/screening/models/screening_rubric'

/** An analysis of some of a job's applicants at once. */
export default class ScreeningRun extends ScreeningRunSchema {
  declare status: RunState

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => ScreeningRubric, { foreignKey: 'rubricId' })
  declare rubric: BelongsTo<typeof ScreeningRubric>

  @belongsTo(() => User, { foreignKey: 'startedBy' })
  declare starter: BelongsTo<typeof User>

  @hasMany(() => ScreeningAnalysis, { foreignKey: 'runId' })
  declare analyses: HasMany<typeof ScreeningAnalysis>

  get percent() {
    return Math.floor((100 * (this.done + this.failed)) / this.total)
  }

  /** What the month's AI runs were taken with. */
  get reference() {
    return `analysis:${this.id}`
  }
}
