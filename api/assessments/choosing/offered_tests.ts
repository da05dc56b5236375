import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import type Candidate from '#api/candidates/models/candidate'
import { assessmentLimits } from '#api/assessments/assessment_facts'
import { Refusal } from '#api/http/refusal'
import Assessment from '#api/assessments/models/assessment'
import { standings, type Standing } from '#api/assessments/choosing/may_take'

export type OfferedTest = {
  assessment: Assessment
  standing: Standing
  /** It is of a skill of the profile, or of a stack with one of them. */
  isRecommended: boolean
  isSelected: boolean
}

type Kind = 'skill' | 'stack'

/** SQL: is the test about what the candidate's profile names? */
const recommended = {
  skill: `exists (select from candidate_skills c where c.candidate_id = :candidate and c.skill_id = assessments.skill_id)`,
  stack: `exists (select from stacks s join candidate_skills c on c.skill_id = any(s.skill_ids) where s.id = assessments.stack_id and c.candidate_id = :candidate)`,
}

/** A page of the tests of a kind, those for the candidate's own skills first, each with its state for them. */
export async function offeredTests(
  candidate: Candidate,
  kind: Kind,
  { search, page = 1, limit = 20 }: { search?: string; page?: number; limit?: number }
) {
  const query = Assessment.query()
    .where('kind', kind)
    .withScopes((scopes) => scopes.offered())
  if (search) query.whereILike('name', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  const found = await query
    .preload(kind)
    .select('assessments.*')
    .select(db.raw(`${recommended[kind]} as recommended`, { candidate: candidate.id }))
    .orderBy('recommended', 'desc')
    .orderBy('name')
    .orderBy('id')
    .paginate(page, limit)
  const tests = await withStandings(candidate.id, found.all())
  return { tests, pagination: pagination(page, limit, found.total) }
}

async function withStandings(candidateId: number, tests: Assessment[]): Promise<OfferedTest[]> {
  const ids = tests.map(({ id }) => id)
  const selected = new Set(await selectedIds(candidateId))
  const stands = await standings(db.connection(), candidateId, ids)
  return tests.map((assessment) => ({
    assessment,
    standing: stands.get(assessment.id)!,
    isRecommended: Boolean(assessment.$extras.recommended),
    isSelected: selected.has(assessment.id),
  }))
}

async function selectedIds(candidateId: number): Promise<number[]> {
  const rows = await db
    .from('test_selections')
    .where('candidate_id', candidateId)
    .select('assessment_id')
  return rows.map(({ assessment_id: id }) => id)
}

/** The tests that a candidate has put aside to take. */
export async function selectedTests(candidate: Candidate): Promise<OfferedTest[]> {
  const tests = await Assessment.query()
    .whereIn('id', await selectedIds(candidate.id))
    .preload('skill')
    .preload('stack')
    .orderBy('name')
    .limit(assessmentLimits.selection.max)
  return withStandings(candidate.id, tests)
}

/** Puts these tests aside in place of those before. Refuses with 422 on the field that names a test which is not offered. */
export async function selectTests(
  candidate: Candidate,
  wanted: { skillTests: number[]; stackTests: number[] }
) {
  await db.transaction(async (trx) => {
    for (const [field, kind] of [
      ['skillTests', 'skill'],
      ['stackTests', 'stack'],
    ] as const) {
      const found = await Assessment.query({ client: trx })
        .where('kind', kind)
        .whereIn('id', wanted[field])
        .withScopes((scopes) => scopes.offered())
      if (found.length < new Set(wanted[field]).size)
        throw new Refusal('One of these tests is not offered; choose from the list', {
          status: 422,
          field,
        })
    }
    await trx.from('test_selections').where('candidate_id', candidate.id).delete()
    const ids = [...new Set([...wanted.skillTests, ...wanted.stackTests])]
    if (ids.length > 0)
      await trx
        .table('test_selections')
        .multiInsert(ids.map((id) => ({ candidate_id: candidate.id, assessment_id: id })))
  })
  return selectedTests(candidate)
}
