import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import type User from '#api/accounts/models/user'
import Skill from '#api/taxonomy/models/skill'
import { taxonomyLimits } from '#api/taxonomy/taxonomy_facts'

/** What an administrator does with two skills that mean the same. */
export const skillMergeMoves = {
  model: () => Skill,

  /**
   * Begins to merge a skill into another one; a background job moves what names it and deletes it. Refuses with 409 while
   * another merge moves either, and with 422 on `intoId` for the skill itself, one that is switched off, and one that
   * would have too many names.
   */
  async merge(
    skill: Skill,
    admin: User,
    { intoId, reason }: { intoId: number; reason?: string | null },
    trx: TransactionClientContract
  ) {
    const refuse = (message: string) => {
      throw new Refusal(message, { status: 422, field: 'intoId' })
    }
    if (intoId === skill.id) refuse('A skill is not merged into itself; choose another')
    const locked = await Skill.query({ client: trx })
      .whereIn('id', [skill.id, intoId])
      .orderBy('id')
      .forUpdate()
    const from = locked.find(({ id }) => id === skill.id)!
    const into = locked.find(({ id }) => id === intoId)!
    const others = await Skill.query({ client: trx }).where('mergingIntoId', from.id).first()
    const busy = [from, into].find(({ mergingIntoId }) => mergingIntoId) ?? (others && from)
    if (busy) throw new Refusal(`${busy.name} is being merged; wait until that is done`)
    if (into.status !== 'active')
      refuse(`${into.name} is switched off; switch it on first, or choose another`)
    if (namesTogether(from, into).length > taxonomyLimits.aliases.max)
      refuse(
        `${into.name} would have over ${taxonomyLimits.aliases.max} other names; take some off first`
      )
    await skill.useTransaction(trx).merge({ mergingIntoId: into.id }).save()
    await enqueue(trx, 'skills.merge', {
      from: from.id,
      into: into.id,
      adminId: admin.id,
      reason: reason ?? null,
    })
  },
}

/** The other names of a skill once it has another's, each once whatever its case. */
export function namesTogether(from: Skill, into: Skill): string[] {
  const names = new Map<string, string>()
  for (const name of [...into.aliases, from.name, ...from.aliases])
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  names.delete(into.name.toLowerCase())
  return [...names.values()]
}
