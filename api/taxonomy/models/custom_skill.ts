import { belongsTo } from '@adonisjs/lucid/orm'
import string from '@adonisjs/core/helpers/string'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CustomSkillSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import User from '#api/accounts/models/user'
import Skill from '#api/taxonomy/models/skill'
import SkillCategory from '#api/taxonomy/models/skill_category'
import Stack from '#api/taxonomy/models/stack'
import Tool from '#api/taxonomy/models/tool'
import { type CustomSkillKind } from '#api/taxonomy/taxonomy_facts'

/** A name that somebody missed in the lists; an admin lets it in or not. */
export default class CustomSkill extends CustomSkillSchema {
  declare kind: CustomSkillKind
  declare status: 'pending' | 'approved' | 'rejected'

  @belongsTo(() => User, { foreignKey: 'requestedBy' })
  declare requester: BelongsTo<typeof User>

  /** Makes it a skill, stack or tool; one of that name is joined instead. */
  async approve(_admin: User, { categoryId }: { categoryId?: number | null } = {}) {
    await inTransaction(this, async (trx) => {
      await this.#stillPending(trx)
      const category =
        categoryId ??
        (this.kind === 'skill'
          ? (
              await SkillCategory.firstOrCreate(
                { slug: 'other' },
                { name: 'Other', position: 9_999 },
                { client: trx }
              )
            ).id
          : null)
      const model: any = { skill: Skill, stack: Stack, tool: Tool }[this.kind]
      const name = this.name.trim()
      const row =
        (await model.query({ client: trx }).whereRaw('lower(name) = lower(?)', [name]).first()) ??
        (await model.create(
          { name, slug: slugOf(name), skillCategoryId: category, status: 'active' },
          { client: trx }
        ))
      this.status = 'approved'
      this.skillId = this.kind === 'skill' ? row.id : null
      await this.save()
    })
  }

  async reject(_admin: User, { reason }: { reason: string }) {
    await inTransaction(this, async (trx) => {
      await this.#stillPending(trx)
      this.status = 'rejected'
      this.reason = reason
      await this.save()
    })
  }

  async #stillPending(trx: TransactionClientContract) {
    const row = await CustomSkill.query({ client: trx })
      .where('id', this.id)
      .forUpdate()
      .firstOrFail()
    if (row.status !== 'pending') throw new Refusal(`This was ${row.status} already`)
  }
}

const slugOf = (name: string) =>
  string.slug(name.replace(/\+/g, ' plus').replace(/#/g, ' sharp'), {
    lower: true,
    strict: true,
  }) || `n-${Date.now().toString(36)}`
