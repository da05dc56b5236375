import { afterDelete, afterSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { StackSchema } from '#database/schema'
import { forgetNames } from '#api/taxonomy/names'
import type User from '#api/accounts/models/user'
import SkillCategory from '#api/taxonomy/models/skill_category'
import type { TaxonStatus } from '#api/taxonomy/taxonomy_facts'

export default class Stack extends StackSchema {
  declare status: TaxonStatus

  @belongsTo(() => SkillCategory)
  declare category: BelongsTo<typeof SkillCategory>

  @afterSave()
  @afterDelete()
  static forgetNames(stack: Stack) {
    forgetNames('stacks', stack)
  }

  /** Sets the status, or turns it over when none is named. */
  async setStatus(_admin: User, { status }: { status?: Stack['status'] | null } = {}) {
    this.status = status ?? (this.status === 'active' ? 'inactive' : 'active')
    await this.save()
  }
}
