import { afterDelete, afterSave, beforeCreate, beforeUpdate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SpotlightSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import { spotlightFlow } from '#api/talent/spotlight/place_flow'
import { keepExpiry, openPlace, reopenPlace } from '#api/talent/spotlight/places'
import type { PlaceSource } from '#api/talent/talent_facts'

/** A time in the spotlight that was bought or granted: of a candidate or a company. */
export default class Spotlight extends SpotlightSchema {
  declare source: PlaceSource

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => User, { foreignKey: 'grantedBy' })
  declare granter: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'endedBy' })
  declare ender: BelongsTo<typeof User>

  get state() {
    return spotlightFlow.stateOf(this)
  }

  @beforeCreate()
  static open(row: Spotlight) {
    return openPlace('spotlight', row)
  }

  @beforeUpdate()
  static reopen(row: Spotlight) {
    reopenPlace(row)
  }

  @afterSave()
  @afterDelete()
  static keep(row: Spotlight) {
    return keepExpiry('spotlight', row)
  }
}
