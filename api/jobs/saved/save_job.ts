import db from '@adonisjs/lucid/services/db'
import Job from '#api/jobs/models/job'

/** Puts a public job on a candidate's list, or takes it off. Two clicks at once end as two clicks. */
export async function toggleSavedJob(userId: number, jobId: number): Promise<boolean> {
  return db.transaction(async (trx) => {
    const removed = await trx.from('saved_jobs').where({ user_id: userId, job_id: jobId }).delete()
    if (Number(removed) > 0) return false
    await Job.query({ client: trx })
      .withScopes((scopes) => scopes.public())
      .where('jobs.id', jobId)
      .firstOrFail()
    await trx.rawQuery(
      'insert into saved_jobs (user_id, job_id) values (?, ?) on conflict do nothing',
      [userId, jobId]
    )
    return true
  })
}
