import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SavedProfileSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import SavedList from '#api/talent/models/saved_list'

/** A candidate that a company saved: once, for the whole team, in one list or none. */
export default class SavedProfile extends SavedProfileSchema {
  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => SavedList, { foreignKey: 'listId' })
  declare list: BelongsTo<typeof SavedList>

  @belongsTo(() => User, { foreignKey: 'savedBy' })
  declare saver: BelongsTo<typeof User>
}
