import { afterDelete, afterSave, belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SkillSchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'
import type User from '#api/accounts/models/user'
import SkillCategory from '#api/taxonomy/models/skill_category'
import type { TaxonStatus } from '#api/taxonomy/taxonomy_facts'

export default class Skill extends SkillSchema {
  declare status: TaxonStatus

  @belongsTo(() => SkillCategory)
  declare category: BelongsTo<typeof SkillCategory>

  /** Those with this name or alias, whatever its case; the one whose name it is first. */
  static called = scope((query, name: string) => {
    query
      .where((named) =>
        named
          .whereRaw('lower(name) = lower(?)', [name])
          .orWhereRaw('exists (select from unnest(aliases) alias where lower(alias) = lower(?))', [
            name,
          ])
      )
      .orderByRaw('lower(name) = lower(?) desc, id', [name])
  })

  @afterSave()
  @afterDelete()
  static forgetNames(skill: Skill) {
    forgetNames('skills', skill)
  }

  /** Sets the status, or turns it over when none is named. */
  async setStatus(_admin: User, { status }: { status?: Skill['status'] | null } = {}) {
    this.status = status ?? (this.status === 'active' ? 'inactive' : 'active')
    await this.save()
  }
}
