import db from '@adonisjs/lucid/services/db'
import Application, { shownStatusSql } from '#api/applications/models/application'
import type Candidate from '#api/candidates/models/candidate'
import { measureProgress } from '#api/candidates/progress'

/** What a candidate sees first: how far the profile is, the status of applications, and what interviews come. */
export async function candidateDashboard(candidate: Candidate) {
  const [progress, latest, standing, counts] = await Promise.all([
    measureProgress(candidate.id),
    Application.query()
      .where('candidate_id', candidate.id)
      .orderBy('id', 'desc')
      .limit(5)
      .withScopes((scopes) => scopes.withCard())
      .preload('job', (job) => job.preload('company')),
    db
      .from('applications')
      .where('candidate_id', candidate.id)
      .groupByRaw(shownStatusSql)
      .select(db.raw(`${shownStatusSql} as status`))
      .count('* as count'),
    // plain SQL, as interviews and reviews are above this module
    db.rawQuery(
      `select count(*) filter (where status in ('scheduled', 'reschedule_requested') and starts_at > now()) as upcoming,
         count(*) filter (where status in ('requested', 'proposed')) as waiting, count(*) filter (where status = 'completed') as completed,
         min(starts_at) filter (where status in ('scheduled', 'reschedule_requested') and starts_at > now()) as next,
         (select count(*) from saved_jobs where user_id = :user) as saved,
         (select coalesce(sum(views), 0)::int from profile_views where candidate_id = :candidate and viewed_on > current_date - 30) as views,
         (select count(distinct company_id) from profile_views where candidate_id = :candidate and viewed_on > current_date - 30) as viewers,
         (select count(*) from reviews where candidate_id = :candidate and side = 'client' and status = 'published') as reviews,
         (select round(avg(rating), 1)::float from reviews where candidate_id = :candidate and side = 'client' and status = 'published') as rating,
         (select count(*) from profile_update_requests where candidate_id = :candidate and status = 'pending') as updates,
         (select count(*)::int from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done' where r.candidate_id = :candidate) as tests_taken,
         (select count(distinct r.assessment_id)::int from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done'
            where r.candidate_id = :candidate and r.passed and r.valid_until > now()) as tests_passed,
         (select jsonb_build_object('_id', a.id::text, 'name', t.name, 'kind', t.kind, 'deadline', a.deadline_at) from attempts a join assessments t on t.id = a.assessment_id
            where a.candidate_id = :candidate and a.status = 'running' order by a.deadline_at limit 1) as running_test
       from interviews where candidate_id = :candidate`,
      { user: candidate.userId, candidate: candidate.id }
    ),
  ])
  return {
    candidate,
    progress,
    latest,
    standing: standing as { status: string; count: number }[],
    ...(counts.rows[0] as {
      upcoming: number
      waiting: number
      completed: number
      next: Date | null
      saved: number
      views: number
      viewers: number
      reviews: number
      rating: number | null
      updates: number
      tests_taken: number
      tests_passed: number
      running_test: { _id: string; name: string; kind: string; deadline: string } | null
    }),
  }
}

export type CandidateDashboard = Awaited<ReturnType<typeof candidateDashboard>>
