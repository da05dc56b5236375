import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import type Candidate from '#api/candidates/models/candidate'
import { PERCENTILE_FROM } from '#api/assessments/assessment_facts'
import Attempt from '#api/assessments/models/attempt'

export type FoundResult = {
  /** Over, or being marked; with its test and, once marked, its result loaded. */
  attempt: Attempt
  /** How many percent of the takers are below; null while too few have taken the test. */
  percentile: number | null
}

const withResults = (candidateId: number) =>
  Attempt.query()
    .where('attempts.candidate_id', candidateId)
    .whereNot('attempts.status', 'running')
    .preload('assessment')
    .preload('result', (result) =>
      result.preload('credential', (credential) =>
        credential.withScopes((scopes) => scopes.standing())
      )
    )

/** The result of one attempt of this candidate. */
export async function resultOf(candidate: Candidate, attemptId: number): Promise<FoundResult> {
  const attempt = await withResults(candidate.id).where('attempts.id', attemptId).firstOrFail()
  return (await compared([attempt]))[0]
}

/** A page of what a candidate has taken, latest first. */
export async function resultsOf(
  candidate: Candidate,
  { page = 1, limit = 20 }: { page?: number; limit?: number }
) {
  const found = await withResults(candidate.id).orderBy('attempts.id', 'desc').paginate(page, limit)
  return { results: await compared(found.all()), pagination: pagination(page, limit, found.total) }
}

/** Each with its place among everybody's last result of the same test. */
export async function compared(attempts: Attempt[]): Promise<FoundResult[]> {
  const marked = attempts.filter(({ status, result }) => status === 'done' && result)
  const { rows } = await db.rawQuery(
    `select m.id, stats.takers, stats.below from unnest(:ids::bigint[], :tests::bigint[], :scores::int[]) m(id, assessment_id, score)
     cross join lateral (
       select count(*)::int as takers, count(*) filter (where last.score < m.score)::int as below from (
         select distinct on (r.candidate_id) r.score from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done'
         where r.assessment_id = m.assessment_id order by r.candidate_id, r.id desc
       ) last
     ) stats`,
    {
      ids: marked.map(({ id }) => id),
      tests: marked.map(({ assessmentId }) => assessmentId),
      scores: marked.map(({ result }) => result.score),
    } as any
  )
  const percentiles = new Map(
    (rows as { id: number; takers: number; below: number }[]).map(({ id, takers, below }) => [
      id,
      takers >= PERCENTILE_FROM ? Math.round((100 * below) / takers) : null,
    ])
  )
  return attempts.map((attempt) => ({ attempt, percentile: percentiles.get(attempt.id) ?? null }))
}
