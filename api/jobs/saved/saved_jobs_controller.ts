import type { HttpContext } from '@adonisjs/core/http'
import { savedJobsOf } from '#api/jobs/browse/browse_jobs'
import JobTransformer from '#api/jobs/job_transformer'
import { savedJobs, saveJob } from '#api/jobs/job_validators'
import { toggleSavedJob } from '#api/jobs/saved/save_job'

/** The jobs that a candidate keeps. */
export default class SavedJobsController {
  /** Lists the jobs that one has saved. */
  async index({ request, auth, serialize }: HttpContext) {
    const { jobs, viewer, pagination } = await savedJobsOf(
      auth.user!,
      await request.validateUsing(savedJobs)
    )
    return serialize({
      message: 'Saved jobs',
      data: JobTransformer.transform(jobs, viewer),
      pagination,
    })
  }

  /** Saves a job, or takes it off the list; `isSaved` says which, so that it may be sent twice. */
  async toggle({ request, auth }: HttpContext) {
    const { jobId, isSaved: wanted } = await request.validateUsing(saveJob)
    const isSaved = await toggleSavedJob(auth.user!.id, jobId, wanted)
    return {
      message: isSaved ? 'Job saved' : 'Job removed from your list',
      data: { jobId: String(jobId), isSaved, fevUsersIds: isSaved ? [String(auth.user!.id)] : [] },
    }
  }
}
