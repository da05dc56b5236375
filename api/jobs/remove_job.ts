import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import { jobMoves } from '#api/jobs/job_moves'
import { countApplications } from '#api/jobs/job_ports'
import type Job from '#api/jobs/models/job'

/** Deletes a job that nobody applied for; any other is archived, so that no applicant loses theirs. */
export async function removeJob(job: Job, by: User): Promise<{ deleted: boolean }> {
  const deleted = await db.transaction(async (trx) => {
    await jobMoves.lock(job, trx)
    const counts = await countApplications([job.id], trx)
    if (counts.get(job.id)!.total > 0) return false
    await job.delete()
    return true
  })
  if (!deleted && job.state !== 'archived') await jobMoves.archive(job, by)
  return { deleted }
}
