import type { ApplicationsPlaced } from '#api/applications/events'
import Application from '#api/applications/models/application'
import Job from '#api/jobs/models/job'
import { giveNotice } from '#api/screening/notices/give_notice'

/** Who applies for a job whose applicants are analysed is told at once, so that no days are lost to waiting. */
export async function tellNewApplicants({ applications, status, trx }: ApplicationsPlaced) {
  if (status !== 'applied') return
  for (const [jobId, placed] of Map.groupBy(applications, (application) => application.jobId)) {
    const screened = await trx.from('screening_runs').where('job_id', jobId).select('id').first()
    if (!screened) continue
    const job = await Job.findOrFail(jobId, { client: trx })
    const loaded = await Application.query({ client: trx })
      .whereIn(
        'id',
        placed.map(({ id }) => id)
      )
      .preload('candidate')
    await giveNotice(trx, job, loaded)
  }
}
