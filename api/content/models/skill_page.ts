import { DateTime } from 'luxon'
import { beforeSave, belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { SkillPageSchema } from '#database/schema'
import Skill from '#api/taxonomy/models/skill'
import type { PageStatus } from '#api/content/page_flow'

/** What a skill is, and what work there is for it. */
export default class SkillPage extends SkillPageSchema {
  declare status: PageStatus

  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>

  /** By which its versions are found. */
  get pageKey() {
    return `skills:${this.id}`
  }

  @beforeSave()
  static datePublication(page: SkillPage) {
    if (page.status === 'published') page.publishedAt ??= DateTime.now()
  }

  static published = scope((query: ModelQueryBuilderContract<typeof SkillPage>) => {
    query
      .where('skill_pages.status', 'published')
      .whereHas('skill', (skill) => skill.where('status', 'active'))
  })
}
