import string from '@adonisjs/core/helpers/string'
import { movesOf } from '#api/flow/moves_of'
import { customSkillFlow } from '#api/taxonomy/custom_skill_flow'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import Skill from '#api/taxonomy/models/skill'
import SkillCategory from '#api/taxonomy/models/skill_category'
import Stack from '#api/taxonomy/models/stack'
import Tool from '#api/taxonomy/models/tool'
import { type CustomSkillKind } from '#api/taxonomy/taxonomy_facts'

export const customSkillMoves = movesOf(customSkillFlow, {
  model: () => CustomSkill,
  changes: {
    /** Makes it a skill, stack or tool; one of that name is joined instead. */
    async approve(asked, { trx }, { categoryId }: { categoryId?: number | null } = {}) {
      const category =
        categoryId ??
        (asked.kind === 'skill'
          ? (
              await SkillCategory.firstOrCreate(
                { slug: 'other' },
                { name: 'Other', position: 9_999 },
                { client: trx }
              )
            ).id
          : null)
      const models: Record<CustomSkillKind, any> = { skill: Skill, stack: Stack, tool: Tool }
      const model = models[asked.kind]
      const name = asked.name.trim()
      const known =
        asked.kind === 'skill'
          ? Skill.query({ client: trx }).withScopes((scopes) => scopes.called(name))
          : model.query({ client: trx }).whereRaw('lower(name) = lower(?)', [name])
      const row =
        (await known.first()) ??
        (await model.create(
          { name, slug: slugOf(name), skillCategoryId: category, status: 'active' },
          { client: trx }
        ))
      asked.skillId = asked.kind === 'skill' ? row.id : null
    },
    reject(asked, _moving, { reason }: { reason: string }) {
      asked.reason = reason
    },
  },
})

const slugOf = (name: string) =>
  string.slug(name.replace(/\+/g, ' plus').replace(/#/g, ' sharp'), {
    lower: true,
    strict: true,
  }) || `n-${Date.now().toString(36)}`
