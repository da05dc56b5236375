import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CandidateSkillSchema } from '#database/schema'
import Skill from '#api/taxonomy/models/skill'

export default class CandidateSkill extends CandidateSkillSchema {
  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>
}
