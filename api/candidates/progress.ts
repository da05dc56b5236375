import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { offersTest, passedTest } from '#api/candidates/candidate_ports'
import { profileSteps, SKILLS_WANTED } from '#api/candidates/progress_facts'

export type StepKey = (typeof profileSteps)[number]['key']
export type Step = { key: StepKey; label: string; weight: number; done: boolean }
export type Progress = {
  steps: Step[]
  progress: number
  nextStep: { key: StepKey; label: string; gains: number } | null
}

/**
 * How far a profile is, from the present data, and the open step that gains most. Where no test is open to be taken its
 * share falls to the other steps, so that a whole profile is 100 %.
 */
export async function measureProgress(
  candidateId: number,
  client: QueryClientContract = db.connection()
): Promise<Progress> {
  const { rows } = await client.rawQuery(
    `select photo_key is not null as photo,
       headline is not null and story is not null as story,
       (select count(*) from candidate_skills where candidate_id = candidates.id) >= ${SKILLS_WANTED} as skills,
       exists (select from employments where candidate_id = candidates.id) as employment,
       exists (select from projects where candidate_id = candidates.id) as project,
       exists (select from academic_records where candidate_id = candidates.id) as education,
       current_resume_id is not null as resume,
       english in ('cleared', 'waived') as english,
       ${passedTest('candidates.id')} as skill_test,
       ${offersTest(['english'])} as may_english,
       ${offersTest(['skill', 'stack'])} as may_skill_test
     from candidates where id = ?`,
    [candidateId]
  )
  const steps = spread(
    profileSteps
      .map((step) => ({ ...step, done: Boolean(rows[0]?.[step.key]) }))
      .filter(({ key, done }) => done || rows[0]?.[`may_${key}`] !== false)
  )
  const open = steps.filter((step) => !step.done)
  const next = open.find((step) => step.weight === Math.max(...open.map(({ weight }) => weight)))
  return {
    steps,
    progress: steps.reduce((sum, step) => sum + (step.done ? step.weight : 0), 0),
    nextStep: next ? { key: next.key, label: next.label, gains: next.weight } : null,
  }
}

/** The steps with whole weights that make 100 together. */
function spread(steps: Step[]): Step[] {
  const total = steps.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  let given = 0
  return steps.map((step) => {
    before += step.weight
    const weight = Math.round((100 * before) / total) - given
    given += weight
    return { ...step, weight }
  })
}

/** Writes the percentage where lists and search read it; every change of a profile ends with it. */
export async function refreshProgress(
  trx: QueryClientContract,
  candidateId: number
): Promise<Progress> {
  const measured = await measureProgress(candidateId, trx)
  await trx
    .from('candidates')
    .where('id', candidateId)
    .update({ progress: measured.progress, updated_at: new Date() })
  return measured
}
