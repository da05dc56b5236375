import type { HttpContext } from '@adonisjs/core/http'
import { namesOf } from '#api/taxonomy/names'
import { adminMay } from '#api/accounts/admin_rights'
import Company from '#api/companies/models/company'
import CompanyTransformer from '#api/companies/company_transformer'
import { listCompanies } from '#api/companies/listed/list_companies'
import { openProfile, topCompanies } from '#api/companies/company_validators'

export default class PublicCompaniesController {
  /** Lists public companies: the top ones, or all that hire, or by name. */
  async index({ request, serialize }: HttpContext) {
    const { companies, pagination } = await listCompanies(await request.validateUsing(topCompanies))
    return serialize({
      message: 'Top companies',
      data: CompanyTransformer.transform(companies).useVariant('card'),
      pagination,
    })
  }

  /** Shows a public company with its perks. */
  async show({ request, auth, serialize }: HttpContext) {
    const { slug } = await request.validateUsing(openProfile)
    // those who verify companies see each as everybody will
    const decides =
      auth.user?.userType === 'admin' && adminMay('see_companies', auth.user.adminRole)
    const company = await Company.query()
      .withScopes((scopes) => (decides || scopes.visible(), scopes.withOpenJobs()))
      .where('slug', slug)
      .preload('industry')
      .firstOrFail()
    return serialize({
      message: 'Company profile',
      data: CompanyTransformer.transform(company, await namesOf('perks', company.perkIds)),
    })
  }
}
