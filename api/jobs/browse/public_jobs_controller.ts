import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import {
  asChanged,
  browseJobs,
  browseWithCounts,
  countRelated,
  countsBy,
  filterOf,
  findJob,
  manages,
  popularIndustries,
  viewerWithMarks,
} from '#api/jobs/browse/browse_jobs'
import { JobPageTransformer } from '#api/jobs/job_transformer'
import { testsAsked } from '#api/jobs/job_ports'
import { waiting } from '#api/jobs/revisions/waiting_change'
import { jobDetail, jobList, relatedJobs } from '#api/jobs/job_validators'

/** What anybody may read of jobs. */
export default class PublicJobsController {
  /** Lists public jobs by search, filter and sort. */
  async index({ request, response, auth }: HttpContext) {
    const input = await request.validateUsing(jobList)
    return asJson(response, {
      message: 'Jobs',
      ...(await browseWithCounts(input, auth.user)),
    })
  }

  /** Lists the public jobs that are promoted. */
  async promoted({ request, auth }: HttpContext) {
    const input = await request.validateUsing(jobList)
    return {
      message: 'Promoted jobs',
      ...(await browseJobs({ ...filterOf(input), promoted: true }, input, auth.user)),
    }
  }

  /** Shows a job with its employer. */
  async show({ params, request, auth, serialize }: HttpContext) {
    const { change } = await request.validateUsing(jobDetail)
    const job = await findJob(params.jobId, auth.user)
    await asChanged(job, change, auth.user)
    const viewer = {
      ...(await viewerWithMarks(auth.user, [job.id])),
      manages: manages(job, auth.user),
    }
    if (viewer.manages) await job.load('revisions', waiting)
    return serialize({
      message: 'Job',
      data: JobPageTransformer.transform({
        job,
        viewer,
        relatedCount: await countRelated(job),
        asks: await testsAsked(job.id),
      }),
    })
  }

  /** Lists public jobs of the same category. */
  async related({ params, request, auth }: HttpContext) {
    const { jobId, page, limit = 10 } = await request.validateUsing(relatedJobs)
    return {
      message: 'Related jobs',
      ...(await browseJobs(
        { categoryId: rowId(params.cateId), exclude: jobId },
        { page, limit },
        auth.user
      )),
    }
  }

  /**
   * Counts the public jobs of an industry by category.
   *
   * @most 500
   */
  async categoriesOfIndustry({ params }: HttpContext) {
    return whole(
      'Categories of this industry',
      await countsBy('category', { industryId: rowId(params.industryId) })
    )
  }

  /**
   * Counts the public jobs by category.
   *
   * @most 500
   */
  async countByCategory(_: HttpContext) {
    return whole('Jobs by category', await countsBy('category'))
  }

  /**
   * Counts the public jobs by industry.
   *
   * @most 500
   */
  async countByIndustry(_: HttpContext) {
    return whole('Jobs by industry', await countsBy('industry'))
  }

  /**
   * Shows some public jobs of the industries that have most.
   *
   * @most 8
   */
  async popular({ auth }: HttpContext) {
    return whole('Popular jobs by industry', await popularIndustries(auth.user))
  }
}

const whole = <T>(message: string, data: T[]) => ({ message, data, pagination: wholeList(data) })

/** The hottest answer as text: the framework's own stringifier guards against circles, which plain cards have none of. */
function asJson<T>(response: HttpContext['response'], body: T): T {
  response.header('content-type', 'application/json; charset=utf-8')
  return JSON.stringify(body) as T
}
