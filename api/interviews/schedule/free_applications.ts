import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { reachesSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import { openStatuses } from '#api/interviews/interview_flow'
import type { EitherSide } from '#api/accounts/account_facts'

type Wanted = { search?: string; page?: number; limit?: number }
export type ApplicationScope = (query: ModelQueryBuilderContract<typeof Application>) => void

/** Living applications that have no interview under way, the latest first: whom a company can invite, whom a candidate can ask. */
export function freeApplications(
  own: ApplicationScope,
  { search, page = 1, limit = 20 }: Wanted,
  side: EitherSide
) {
  const query = Application.query()
  own(query)
  query
    .where((living) => {
      living.whereNull('ended_at')
      // to the candidate it has not ended yet
      if (side === 'candidate') living.orWhereNotNull('held_until')
    })
    .whereNull('merged_into_id')
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .whereNotExists(
      Interview.query()
        .whereColumn('interviews.application_id', 'applications.id')
        .whereIn('interviews.status', openStatuses)
    )
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query.where((named) =>
      named
        .whereHas('job', (job) => job.whereILike('title', like))
        .orWhereHas('candidate', (candidate) =>
          candidate.whereHas('user', (user) =>
            user.whereRaw(`first_name || ' ' || last_name ilike ?`, [like])
          )
        )
    )
  }
  return query
    .orderBy('id', 'desc')
    .preload('job', (job) => job.preload('company'))
    .preload('candidate', (candidate) => candidate.preload('user'))
    .paginate(page, limit)
}
