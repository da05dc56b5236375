import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import { escapeLike } from '#api/taxonomy/suggest'
import { namesOf } from '#api/taxonomy/names'
import Company from '#api/companies/models/company'
import CompanyTransformer from '#api/companies/company_transformer'
import { openProfile, topCompanies } from '#api/companies/company_validators'

export default class PublicCompaniesController {
  /** Lists public companies. */
  async index({ request, serialize }: HttpContext) {
    const { page = 1, limit = 12, industryId, search } = await request.validateUsing(topCompanies)
    const query = Company.query()
      .withScopes((scopes) => (scopes.visible(), scopes.withOpenJobs()))
      .preload('industry')
    // by name every company is found, as one may look for any
    const list = await (
      search
        ? query.whereILike('name', `%${escapeLike(search)}%`)
        : query.where('is_top_company', true)
    )
      .if(industryId, (each) => each.where('industry_id', industryId!))
      .orderByRaw('open_jobs desc, id')
      .paginate(page, limit)
    return serialize({
      message: 'Top companies',
      data: CompanyTransformer.transform(list.all()).useVariant('card'),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Shows a public company with its perks. */
  async show({ request, serialize }: HttpContext) {
    const { slug } = await request.validateUsing(openProfile)
    const company = await Company.query()
      .withScopes((scopes) => (scopes.visible(), scopes.withOpenJobs()))
      .where('slug', slug)
      .preload('industry')
      .firstOrFail()
    return serialize({
      message: 'Company profile',
      data: CompanyTransformer.transform(company, await namesOf('perks', company.perkIds)),
    })
  }
}
