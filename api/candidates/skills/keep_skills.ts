import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import Skill from '#api/taxonomy/models/skill'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import type Candidate from '#api/candidates/models/candidate'
import type { addSkillValidator, changeSkillValidator } from '#api/candidates/candidate_validators'
import { refreshProgress } from '#api/candidates/progress'
import { candidateLimits } from '#api/candidates/candidate_facts'

/** Adds a skill at the end of the candidate's list. */
export async function addSkill(candidate: Candidate, input: Infer<typeof addSkillValidator>) {
  return inTransaction(candidate, async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    const known = await Skill.query({ client: trx })
      .where({ id: input.skillId, status: 'active' })
      .first()
    if (!known)
      throw new Refusal(
        'This skill is not on our list; choose one from the list, or ask for a new one',
        { status: 422, field: 'skillId' }
      )
    if (
      await trx
        .from('candidate_skills')
        .where({ candidate_id: candidate.id, skill_id: known.id })
        .first()
    )
      throw new Refusal(sentence('{name} is on your profile already', { name: known.name }), {
        field: 'skillId',
      })
    const own = await trx
      .from('candidate_skills')
      .where('candidate_id', candidate.id)
      .select(db.raw('count(*) as count, coalesce(max(position), -1) + 1 as position'))
      .first()
    if (own.count >= candidateLimits.skills.max)
      throw new Refusal(
        sentence('A profile can have {max} skills; remove one before you add another', {
          max: candidateLimits.skills.max,
        })
      )
    const skill = await CandidateSkill.create(
      {
        candidateId: candidate.id,
        skillId: input.skillId,
        years: input.years ?? null,
        level: input.level ?? null,
        lastUsed: input.lastUsed ?? null,
        position: own.position,
      },
      { client: trx }
    )
    await refreshProgress(trx, candidate.id)
    skill.$setRelated('skill', known)
    return skill
  })
}

/** Changes what was sent of a skill; the profile counts as changed with it. */
export async function changeSkill(
  skill: CandidateSkill,
  { years, level, lastUsed }: Infer<typeof changeSkillValidator>
) {
  if (years !== undefined) skill.years = years
  if (level !== undefined) skill.level = level
  if (lastUsed !== undefined) skill.lastUsed = lastUsed
  await db.transaction(async (trx) => {
    await skill.useTransaction(trx).save()
    await refreshProgress(trx, skill.candidateId)
  })
}

/** Takes a skill off a profile. The progress is counted anew. */
export async function removeSkill(candidate: Candidate, skill: CandidateSkill) {
  await db.transaction(async (trx) => {
    await skill.useTransaction(trx).delete()
    await refreshProgress(trx, candidate.id)
  })
}

/** Puts the skills in the order of the ids, which must be all of them. */
export async function orderSkills(candidate: Candidate, ids: number[]) {
  await db.transaction(async (trx) => {
    const own = await trx
      .from('candidate_skills')
      .where('candidate_id', candidate.id)
      .forUpdate()
      .select('id')
    if (own.length !== ids.length || !own.every(({ id }) => ids.includes(id)))
      throw new Refusal('The order must name each of your skills once; reload the list', {
        status: 422,
        field: 'ids',
      })
    await trx.rawQuery(
      'update candidate_skills set position = place.position from unnest(?::bigint[]) with ordinality as place (id, position) where candidate_skills.id = place.id',
      [ids] as any[]
    )
  })
}
