import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { JobAssessmentSchema } from '#database/schema'
import Company from '#api/companies/models/company'
import type { RunningStatus } from '#api/applications/application_flow'
import Stage from '#api/applications/models/stage'
import Job from '#api/jobs/models/job'
import type { AttachState } from '#api/assessments/sends/send_facts'
import JobAssessmentTest from '#api/assessments/models/job_assessment_test'

/** Tests that a job sends by itself to all who come to a place of its pipeline. */
export default class JobAssessment extends JobAssessmentSchema {
  declare status: AttachState
  /** The status of an application when its job sends the tests. */
  declare atStatus: RunningStatus

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => Stage)
  declare stage: BelongsTo<typeof Stage>

  @hasMany(() => JobAssessmentTest)
  declare tests: HasMany<typeof JobAssessmentTest>

  /** What the ledger calls it. */
  get reference() {
    return `attachment:${this.id}`
  }
}
