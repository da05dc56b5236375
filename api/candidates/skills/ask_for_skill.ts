import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import Skill from '#api/taxonomy/models/skill'
import Tool from '#api/taxonomy/models/tool'
import type Candidate from '#api/candidates/models/candidate'
import { candidateLimits } from '#api/candidates/candidate_facts'
import { type askableKinds } from '#api/taxonomy/taxonomy_facts'

const MOST_WAITING = candidateLimits.askedSkills.max

/** Puts a name that the lists miss before the admins; one that they have is answered with its row. Who asks twice meets a unique index. */
export async function askForSkill(
  candidate: Candidate,
  { name, kind = 'skill' }: { name: string; kind?: (typeof askableKinds)[number] }
) {
  return db.transaction(async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    const known =
      kind === 'tool'
        ? await Tool.query({ client: trx })
            .where('status', 'active')
            .whereRaw('lower(name) = lower(?)', [name])
            .first()
        : await Skill.query({ client: trx })
            .where('status', 'active')
            .withScopes((scopes) => scopes.called(name))
            .first()
    if (known) return { known }
    const waiting = await trx
      .from('custom_skills')
      .where({ requested_by: candidate.userId, status: 'pending' })
      .count('* as count')
      .first()
    if (waiting.count >= MOST_WAITING)
      throw new Refusal(
        sentence(
          '{most} of your names are already waiting for us; ask for more once those are answered',
          {
            most: MOST_WAITING,
          }
        )
      )
    return {
      asked: await CustomSkill.create(
        { requestedBy: candidate.userId, kind, name, status: 'pending' },
        { client: trx }
      ),
    }
  })
}
