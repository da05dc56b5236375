import type Job from '#api/jobs/models/job'
import type JobRevision from '#api/jobs/models/job_revision'

/** Puts the new values of a change into a job, in memory; the caller saves it. Returns the job. */
export const withRevision = (job: Job, { changes }: JobRevision) =>
  job.merge(Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to])))
