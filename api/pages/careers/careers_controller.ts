import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { labelIn } from '#api/http/choices'
import { jobTypes, workModes } from '#api/jobs/job_facts'
import { imageUrl } from '#api/files/image_url'
import { careersListValidator } from '#api/pages/careers/careers_validators'
import { careersOf, feedOf, jobsAt } from '#api/pages/careers/careers_of'
import { careersPage } from '#api/pages/careers/careers_page'
import { indeedFeed, linkedinFeed } from '#api/pages/careers/job_feeds'

/** A company's own jobs at an address of its own, and for other sites. */
export default class CareersController {
  /** The careers page in the language of its address: HTML without a script. */
  async show({ careersHost, language, params, request, response }: HttpContext) {
    const careers = await careersOf(params.slug)
    const filter = await request.validateUsing(careersListValidator)
    const listed = await jobsAt(careers, filter)
    response.header('content-type', 'text/html; charset=utf-8')
    return response.send(
      careersPage(careers, filter, listed, {
        language,
        nonce: response.nonce ?? '',
        isOwnHost: careersHost !== undefined,
      })
    )
  }

  /**
   * The jobs of a company for the list on its own site: for every origin, without cookies.
   *
   * @most 50
   */
  async jobs({ params, request, response }: HttpContext) {
    const careers = await careersOf(params.slug)
    const filter = await request.validateUsing(careersListValidator)
    const { data, pagination } = await jobsAt(careers, filter)
    response.header('access-control-allow-origin', '*')
    response.header('cross-origin-resource-policy', 'cross-origin')
    const { company, page } = careers
    const from = 'utm_source=company-site'
    return {
      message: `Jobs at ${company.name}`,
      data: {
        company: {
          name: company.name,
          url: `${appUrl}/careers/${company.slug}`,
          logo: company.logoKey ? appUrl + imageUrl(company.logoKey) : null,
          accent: page.accent,
        },
        jobs: data.map((job) => ({
          _id: job._id,
          title: job.jobTitle,
          type: labelIn(jobTypes, job.jobType),
          workplace: job.jobLocation && labelIn(workModes, job.jobLocation),
          city: job.jobAddress.city,
          country: job.jobCountry.countryName,
          publishedAt: job.publishedAt,
          url: `${appUrl}/jobs/${job.slug}?${from}`,
          applyUrl: `${appUrl}/jobs/${job.slug}/apply?${from}`,
        })),
      },
      pagination,
    }
  }

  /**
   * A company's jobs for Indeed.
   *
   * @produces application/xml
   */
  async indeed({ params, response }: HttpContext) {
    const jobs = await feedOf(await careersOf(params.slug))
    response.header('content-type', 'application/xml; charset=utf-8')
    return response.send(indeedFeed(jobs))
  }

  /**
   * A company's jobs for LinkedIn.
   *
   * @produces application/xml
   */
  async linkedin({ params, response }: HttpContext) {
    const jobs = await feedOf(await careersOf(params.slug))
    response.header('content-type', 'application/xml; charset=utf-8')
    return response.send(linkedinFeed(jobs))
  }
}
