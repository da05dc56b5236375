import { afterDelete, afterSave, beforeCreate, beforeUpdate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PromotionSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Job from '#api/jobs/models/job'
import { promotionFlow } from '#api/talent/spotlight/place_flow'
import { keepExpiry, openPlace, reopenPlace } from '#api/talent/spotlight/places'
import type { PlaceSource } from '#api/talent/talent_facts'

/** A time for which a profile or a job is listed ahead of others, labelled as such. */
export default class Promotion extends PromotionSchema {
  declare source: PlaceSource

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  @belongsTo(() => User, { foreignKey: 'grantedBy' })
  declare granter: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'endedBy' })
  declare ender: BelongsTo<typeof User>

  get state() {
    return promotionFlow.stateOf(this)
  }

  @beforeCreate()
  static open(row: Promotion) {
    return openPlace('promotion', row)
  }

  @beforeUpdate()
  static reopen(row: Promotion) {
    reopenPlace(row)
  }

  @afterSave()
  @afterDelete()
  static keep(row: Promotion) {
    return keepExpiry('promotion', row)
  }
}
