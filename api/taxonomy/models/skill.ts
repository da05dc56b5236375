import { afterDelete, afterSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SkillSchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'
import SkillCategory from '#api/taxonomy/models/skill_category'

export default class Skill extends SkillSchema {
  @belongsTo(() => SkillCategory)
  declare category: BelongsTo<typeof SkillCategory>

  @afterSave()
  @afterDelete()
  static forgetNames() {
    forgetNames('skills')
  }
}
