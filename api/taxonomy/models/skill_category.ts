import db from '@adonisjs/lucid/services/db'
import { afterDelete, afterSave, scope } from '@adonisjs/lucid/orm'
import { SkillCategorySchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'

export default class SkillCategory extends SkillCategorySchema {
  /** Adds how many active skills, stacks and tools it holds: `$extras.skills`, `stacks`, `tools`. */
  static withCounts = scope((query) => {
    for (const table of ['skills', 'stacks', 'tools']) {
      query.select(
        db.raw(
          `(select count(*) from ${table} each where each.skill_category_id = skill_categories.id and each.status = 'active') as ${table}`
        )
      )
    }
  })
  @afterSave()
  @afterDelete()
  static forgetNames(skillCategory: SkillCategory) {
    forgetNames('skill_categories', skillCategory)
  }
}
