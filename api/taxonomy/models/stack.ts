import { afterDelete, afterSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StackSchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'
import SkillCategory from '#api/taxonomy/models/skill_category'

export default class Stack extends StackSchema {
  @belongsTo(() => SkillCategory)
  declare category: BelongsTo<typeof SkillCategory>

  @afterSave()
  @afterDelete()
  static forgetNames() {
    forgetNames('stacks')
  }
}
