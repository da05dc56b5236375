import { afterDelete, afterSave } from '@adonisjs/lucid/orm'
import { IndustrySchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'

export default class Industry extends IndustrySchema {
  @afterSave()
  @afterDelete()
  static forgetNames(industry: Industry) {
    forgetNames('industries', industry)
  }
}
