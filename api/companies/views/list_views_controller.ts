import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import ListView from '#api/companies/models/list_view'
import ListViewTransformer from '#api/companies/views/list_view_transformer'
import * as valid from '#api/companies/views/list_view_validators'
import { shareView } from '#api/companies/views/share_view'

/** The views of lists that the people of a company share. */
export default class ListViewsController {
  /**
   * Lists the views of a list that the company shares.
   *
   * @most 50
   */
  async index({ member, request, serialize }: HttpContext) {
    const { list } = await request.validateUsing(valid.viewsOfList)
    const views = await ListView.query()
      .where({ companyId: member.companyId, list })
      .orderByRaw('lower(name)')
    return serialize({ message: 'Your views', data: ListViewTransformer.transform(views) })
  }

  /** Shares a view of a list, or changes the one of that name. */
  async store({ member, request, response, serialize }: HttpContext) {
    const view = await shareView(member.companyId, await request.validateUsing(valid.sharedView))
    response.status(201)
    return serialize({ message: 'View shared', data: ListViewTransformer.transform(view) })
  }

  /** Deletes a view that the company shares. */
  async destroy({ member, params }: HttpContext) {
    const view = await ListView.query()
      .where({ id: rowId(params.id), companyId: member.companyId })
      .firstOrFail()
    await view.delete()
    return { message: 'View deleted', data: { _id: String(view.id) } }
  }
}
