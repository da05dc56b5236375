import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ask } from '#api/http/hot_reads'
import { applicationFlow } from '#api/applications/application_flow'

/** How many applications each of these jobs has in every status, and in `total`; one query for all. */
export async function countByStatus(
  jobIds: number[],
  client: QueryClientContract = db.connection()
) {
  const { rows } = await client.rawQuery(
    'select job_id, status, count(*)::int as total from applications where job_id = any(?) group by 1, 2',
    [jobIds]
  )
  const none = Object.fromEntries(['total', ...applicationFlow.names].map((status) => [status, 0]))
  const counts = new Map(jobIds.map((id) => [id, { ...none } as Record<string, number>]))
  for (const { job_id: id, status, total } of rows) {
    counts.get(id)![status] = total
    counts.get(id)!.total += total
  }
  return counts
}

/** Which of these jobs a candidate has applied for, withdrawn applications apart. */
export async function jobsAppliedFor(candidateId: number, jobIds: number[]): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    'jobs_applied_for',
    `select job_id as id from applications
     where candidate_id = $1::bigint and job_id = any($2::bigint[]) and status <> 'withdrawn'`,
    [candidateId, jobIds]
  )
  return rows.map(({ id }) => id)
}

/** The SQL condition that a job has shortlisted applicants. */
export const shortlistedIn = (jobId: string) =>
  `exists (select 1 from applications where applications.job_id = ${jobId} and applications.status = 'shortlisted')`
