import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Job from '#api/jobs/models/job'

/**
 * Puts a public job on a candidate's list, or takes it off. Two clicks at once end as two clicks, unless it is said which
 * of the two is wanted.
 */
export async function toggleSavedJob(
  userId: number,
  jobId: number,
  wanted?: boolean
): Promise<boolean> {
  return db.transaction(async (trx) => {
    if (wanted) return save(trx, userId, jobId)
    const removed = await trx.from('saved_jobs').where({ user_id: userId, job_id: jobId }).delete()
    return Number(removed) > 0 || wanted === false ? false : save(trx, userId, jobId)
  })
}

async function save(trx: TransactionClientContract, userId: number, jobId: number) {
  await Job.query({ client: trx })
    .withScopes((scopes) => scopes.public())
    .where('jobs.id', jobId)
    .firstOrFail()
  await trx.rawQuery(
    'insert into saved_jobs (user_id, job_id) values (?, ?) on conflict do nothing',
    [userId, jobId]
  )
  return true
}
