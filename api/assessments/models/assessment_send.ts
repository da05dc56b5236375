import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { AssessmentSendSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import type { SendState } from '#api/assessments/sends/send_flow'
import AssessmentSendTest from '#api/assessments/models/assessment_send_test'
import Attempt from '#api/assessments/models/attempt'

/** Tests that a company sent to one person, to be taken by a date; `minutes` is the time of all together. */
export default class AssessmentSend extends AssessmentSendSchema {
  declare status: SendState

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => User, { foreignKey: 'sentBy' })
  declare sender: BelongsTo<typeof User>

  @hasMany(() => AssessmentSendTest, { foreignKey: 'sendId' })
  declare tests: HasMany<typeof AssessmentSendTest>

  @hasMany(() => Attempt, { foreignKey: 'sendId' })
  declare attempts: HasMany<typeof Attempt>

  /** What the ledger calls it. */
  get reference() {
    return `send:${this.id}`
  }
}
