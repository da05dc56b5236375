import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import CompanyViewsTransformer from '#api/reporting/profile_views/company_views_transformer'
import { viewsOf } from '#api/reporting/profile_views/views_of'
import { viewListValidator } from '#api/reporting/profile_views/profile_views_validators'

export default class ProfileViewsController {
  /** Who looked, and who unlocked. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(viewListValidator)
    const { views, total } = await viewsOf(candidate.id, page, limit)
    return serialize({
      message: 'Companies that looked at your profile',
      data: CompanyViewsTransformer.transform(views),
      pagination: pagination(page, limit, total),
    })
  }
}
