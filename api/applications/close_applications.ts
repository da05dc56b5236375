import type { JobClosed } from '#api/jobs/events'
import Application from '#api/applications/models/application'
import { runningStatuses } from '#api/applications/application_flow'
import { lockApplications, writeMoves } from '#api/applications/write_moves'

/** A closed job answers everyone who still waited. */
export async function closeApplications({ job, trx }: JobClosed) {
  const running = await Application.query({ client: trx })
    .where('job_id', job.id)
    .whereIn('status', [...runningStatuses])
    .select('id')
  const applications = await lockApplications(
    trx,
    running.map(({ id }) => id)
  ).whereIn('status', [...runningStatuses])
  await writeMoves(trx, applications, {
    to: 'job_closed',
    by: 'system',
    actorId: null,
    feedback: 'The job is closed',
  })
}
