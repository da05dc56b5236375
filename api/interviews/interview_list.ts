import type { DateTime } from 'luxon'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Interview from '#api/interviews/models/interview'
import { cursor as place, pagination } from '#api/http/pagination'
import {
  pastStatuses,
  upcomingStatuses,
  type InterviewStatus,
} from '#api/interviews/interview_flow'

type Filter = {
  page?: number
  limit?: number
  cursor?: string
  status?: 'upcoming' | 'past' | InterviewStatus
  jobId?: number
  from?: DateTime
  to?: DateTime
}
/** Whose interviews: narrows the query. */
type Owner = (query: ModelQueryBuilderContract<typeof Interview>) => void

/** Interviews of a company or a candidate by their start: what comes soonest first, what is over latest first. */
export async function listInterviews(
  owner: Owner,
  { page = 1, limit = 20, cursor, status, jobId, from, to }: Filter
) {
  const statuses =
    status === 'upcoming' ? upcomingStatuses : status === 'past' ? pastStatuses : status && [status]
  const ascending = from || to || statuses?.every((each) => upcomingStatuses.includes(each))
  const matching = Interview.query()
  owner(matching)
  if (statuses) matching.whereIn('status', statuses)
  if (jobId) matching.where('job_id', jobId)
  if (from) matching.where('listed_at', '>=', from.toJSDate())
  if (to) matching.where('listed_at', '<', to.toJSDate())

  const [{ $extras }] = await matching.clone().count('* as total')
  const query = matching.withScopes((scopes) => scopes.shown())
  const order = ascending ? 'asc' : 'desc'
  const after = place.read(cursor)
  if (after)
    query.whereRaw(`(listed_at, id) ${ascending ? '>' : '<'} (to_timestamp(?::float8 / 1000), ?)`, [
      Number(after[0]) || 0,
      Number(after[1]) || 0,
    ])
  else query.offset((page - 1) * limit)
  const interviews = await query
    .orderBy([
      { column: 'listed_at', order },
      { column: 'id', order },
    ])
    .limit(limit + 1)

  const shown = interviews.slice(0, limit)
  const last = interviews.length > limit ? shown.at(-1) : undefined
  return {
    interviews: shown,
    pagination: pagination(
      page,
      limit,
      Number($extras.total),
      last ? place.write([last.listedAt.toMillis(), last.id]) : null
    ),
  }
}
