import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CustomSkillSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import { type CustomSkillKind } from '#api/taxonomy/taxonomy_facts'
import type { CustomSkillStatus } from '#api/taxonomy/custom_skill_flow'

/** A name that somebody missed in the lists; an admin lets it in or not. */
export default class CustomSkill extends CustomSkillSchema {
  declare kind: CustomSkillKind
  declare status: CustomSkillStatus

  @belongsTo(() => User, { foreignKey: 'requestedBy' })
  declare requester: BelongsTo<typeof User>
}
