import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ContactFetchSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'

/** Someone of a company took a candidate's contact details out, and said why. */
export default class ContactFetch extends ContactFetchSchema {
  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => User, { foreignKey: 'fetchedBy' })
  declare fetcher: BelongsTo<typeof User>
}
