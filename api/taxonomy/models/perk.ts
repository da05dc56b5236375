import { afterDelete, afterSave } from '@adonisjs/lucid/orm'
import { PerkSchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'

export default class Perk extends PerkSchema {
  @afterSave()
  @afterDelete()
  static forgetNames(perk: Perk) {
    forgetNames('perks', perk)
  }
}
