import { ask } from '#api/http/hot_reads'
import { appliedFor } from '#api/jobs/job_ports'

/** Which of these jobs a candidate saved and applied for. */
export async function candidateMarks(userId: number, devId: number | undefined, jobIds: number[]) {
  const [saved, applied] = await Promise.all([
    ask<{ id: number }>(
      'jobs_saved',
      'select job_id as id from saved_jobs where user_id = $1::bigint and job_id = any($2::bigint[])',
      [userId, jobIds]
    ),
    devId ? appliedFor(devId, jobIds) : [],
  ])
  return { saved: new Set(saved.map(({ id }) => id)), applied: new Set(applied) }
}
