import type { HttpContext } from '@adonisjs/core/http'
import Company from '#api/companies/models/company'
import { browseJobs } from '#api/jobs/browse/browse_jobs'
import { companyJobs } from '#api/jobs/job_validators'

export default class CompanyJobsController {
  /** The public jobs of a public company, by its slug. */
  async index({ params, request, auth }: HttpContext) {
    const page = await request.validateUsing(companyJobs)
    const company = await Company.query()
      .withScopes((scopes) => scopes.visible())
      .where('slug', params.slug)
      .firstOrFail()
    return {
      message: `Jobs at ${company.name}`,
      ...(await browseJobs({ companyId: company.id }, page, auth.user)),
    }
  }
}
