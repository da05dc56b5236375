import type { HttpContext } from '@adonisjs/core/http'
import Company from '#api/companies/models/company'
import { companyRecord } from '#api/reviews/record/company_record'

export default class CompanyRecordsController {
  /** Shows how a company answers: how fast, in time, with reasons, with pay. */
  async show({ params }: HttpContext) {
    const company = await Company.query()
      .withScopes((scopes) => scopes.visible())
      .where('slug', String(params.slug).slice(0, 200))
      .firstOrFail()
    return { message: 'How this company answers', data: await companyRecord(company) }
  }
}
