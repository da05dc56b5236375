import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ContactRequestSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import type { ContactRequestStatus } from '#api/talent/contact/contact_flow'

/** A company asks a candidate for their contact details. */
export default class ContactRequest extends ContactRequestSchema {
  declare status: ContactRequestStatus

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => User, { foreignKey: 'sentBy' })
  declare sender: BelongsTo<typeof User>
}
