import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { InterviewSchema } from '#database/schema'
import Job from '#api/jobs/models/job'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'
import Application from '#api/applications/models/application'
import InterviewSlot from '#api/interviews/models/interview_slot'

export default class Interview extends InterviewSchema {
  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @hasMany(() => InterviewSlot)
  declare slots: HasMany<typeof InterviewSlot>
}
