import { afterDelete, afterSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ToolSchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'
import SkillCategory from '#api/taxonomy/models/skill_category'

export default class Tool extends ToolSchema {
  @belongsTo(() => SkillCategory)
  declare category: BelongsTo<typeof SkillCategory>

  @afterSave()
  @afterDelete()
  static forgetNames(tool: Tool) {
    forgetNames('tools', tool)
  }
}
