import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TestAccommodationSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import type { AccommodationStatus } from '#api/assessments/accommodations/accommodation_flow'

/** More time for tests, asked for or granted. Why is between the candidate and the platform: companies never read it. */
export default class TestAccommodation extends TestAccommodationSchema {
  declare status: AccommodationStatus

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => User, { foreignKey: 'grantedBy' })
  declare granter: BelongsTo<typeof User>
}
