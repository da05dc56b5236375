import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { ApplicationSchema } from '#database/schema'
import Job from '#api/jobs/models/job'
import Company from '#api/companies/models/company'
import Candidate from '#api/candidates/models/candidate'
import Resume from '#api/candidates/models/resume'
import ApplicationEvent from '#api/applications/models/application_event'

export default class Application extends ApplicationSchema {
  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Resume)
  declare resume: BelongsTo<typeof Resume>

  @hasMany(() => ApplicationEvent)
  declare events: HasMany<typeof ApplicationEvent>
}
