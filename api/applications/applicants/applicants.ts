import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import { FIRST_LANGUAGE, type Language } from '#api/languages/language_facts'
import type Job from '#api/jobs/models/job'
import { withMarksOfAll } from '#api/candidates/verified_marks'
import { reachesSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import { applicationFlow, type ApplicationStatus } from '#api/applications/application_flow'
import { columnsOf, isFirst, stagesOf } from '#api/applications/stages/stages_of'
import { type ApplicantSort } from '#api/applications/application_facts'

const reached = reachesSql('applications.candidate_id', 'applications.company_id')

type Wanted = {
  status?: ApplicationStatus
  stageId?: number
  search?: string
  sort?: ApplicantSort
  minScore?: number
  page?: number
  limit?: number
}

/** A page of a job's applicants, the columns of its board in the reader's language, and how many are at each status. */
export async function listApplicants(
  job: Job,
  { status, stageId, search, minScore, sort = 'latest', page = 1, limit = 20 }: Wanted,
  language: Language = FIRST_LANGUAGE
) {
  const stages = await stagesOf(job)
  const query = Application.query()
    .where('applications.job_id', job.id)
    .whereNull('applications.merged_into_id')
    .withScopes((scopes) => scopes.withCard())
  if (status) query.where('applications.status', status)
  if (minScore !== undefined) query.where('applications.analysis_score', '>=', minScore)
  if (stageId) {
    const stage = stages.find(({ id }) => id === stageId)
    if (!stage) throw new errors.E_ROW_NOT_FOUND()
    query.where('applications.status', stage.status).where((standing) => {
      standing.where('applications.stage_id', stageId)
      if (isFirst(stages, stage)) standing.orWhereNull('applications.stage_id')
    })
  }
  if (search)
    query.whereRaw(reached).whereIn(
      'applications.candidate_id',
      db
        .from('candidates')
        .join('users', 'users.id', 'candidates.user_id')
        .whereRaw(`(users.first_name || ' ' || users.last_name) ilike ?`, [
          `%${search.replace(/[\\%_]/g, '\\$&')}%`,
        ])
        .select('candidates.id')
    )
  if (sort === 'match') query.orderByRaw('applications.skills_matched desc')
  if (sort === 'score') query.orderByRaw('applications.analysis_score desc nulls last')
  if (sort === 'due')
    query.orderByRaw(
      'case when applications.answered_at is null then applications.answer_by end asc nulls last'
    )
  if (sort === 'name')
    query.orderByRaw(
      `case when ${reached} then (select lower(first_name || ' ' || last_name) from users join candidates on candidates.user_id = users.id where candidates.id = applications.candidate_id) end`
    )
  const found = await query
    .orderBy('applications.id', sort === 'oldest' ? 'asc' : 'desc')
    .paginate(page, limit)
  const standing: { status: string; stage_id: number | null; count: number }[] = await db
    .from('applications')
    .where('job_id', job.id)
    .whereNull('merged_into_id')
    .groupBy('status', 'stage_id')
    .select('status', 'stage_id')
    .count('* as count')
  const counts = Object.fromEntries(
    applicationFlow.names.map((name) => [
      name,
      standing.filter((row) => row.status === name).reduce((sum, row) => sum + row.count, 0),
    ])
  ) as Record<ApplicationStatus, number>
  const columns = columnsOf(stages, standing, language)
  await withMarksOfAll(found.all().map(({ candidate }) => candidate))
  return { applications: found.all(), total: found.total, page, limit, counts, columns }
}
