import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import { viewsOf } from '#api/candidates/control/record_view'
import { popupValidator, viewListValidator } from '#api/candidates/control/control_validators'
import {
  CompanyViewsTransformer,
  PopupTransformer,
} from '#api/candidates/control/control_transformer'

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

  async popups({ candidate, serialize }: HttpContext) {
    return serialize({
      message: 'What the dashboard shows first',
      data: PopupTransformer.transform(candidate),
    })
  }

  async closePopup({ candidate, request, serialize }: HttpContext) {
    const { popup } = await request.validateUsing(popupValidator)
    await candidate.closePopup(popup)
    return serialize({ message: 'Closed', data: PopupTransformer.transform(candidate) })
  }
}
