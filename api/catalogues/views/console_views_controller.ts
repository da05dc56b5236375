import type { HttpContext } from '@adonisjs/core/http'
import { catalogues } from '#generated/catalogues'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import ListView from '#api/companies/models/list_view'
import { mayRead } from '#api/catalogues/definition'
import ConsoleViewTransformer from '#api/catalogues/views/console_view_transformer'
import * as valid from '#api/catalogues/views/console_view_validators'
import { consoleViewsOf, keepConsoleView } from '#api/catalogues/views/keep_console_view'

/** Named views of the console's lists. */
export default class ConsoleViewsController {
  /**
   * Lists the views of a list: one's own, then those that other administrators share.
   *
   * @most 100
   */
  async index({ auth, request, serialize }: HttpContext) {
    const admin = auth.getUserOrFail()
    const { list } = await request.validateUsing(valid.consoleViews)
    mustRead(admin, list)
    const views = await consoleViewsOf(admin, list)
    return serialize({
      message: 'Views of this list',
      data: ConsoleViewTransformer.transform(views, admin.id),
      pagination: wholeList(views),
    })
  }

  /** Saves a view of a list for oneself or for all administrators, or changes one's own of that name. */
  async store({ auth, request, response, serialize }: HttpContext) {
    const admin = auth.getUserOrFail()
    const input = await request.validateUsing(valid.consoleView)
    mustRead(admin, input.list)
    const view = await keepConsoleView(admin, input)
    response.status(201)
    return serialize({
      message: 'View saved',
      data: ConsoleViewTransformer.transform(view, admin.id),
    })
  }

  /** Deletes a view of one's own; a super administrator deletes what others share, too. */
  async destroy({ auth, params }: HttpContext) {
    const admin = auth.getUserOrFail()
    const view = await ListView.query()
      .where('id', rowId(params.id))
      .whereNotNull('user_id')
      .where((query) => {
        query.where('user_id', admin.id)
        if (admin.adminRole === 'super') query.orWhere('shared', true)
      })
      .firstOrFail()
    await view.delete()
    return { message: 'View deleted', data: { _id: String(view.id) } }
  }
}

const byName = new Map(Object.values(catalogues).map((catalogue) => [catalogue.name, catalogue]))

/** Refuses with 403 what the role may not read. */
function mustRead({ adminRole }: User, list: string) {
  if (!mayRead(byName.get(list)!, adminRole))
    throw new Refusal('Your role does not include this list', { status: 403, reason: 'role' })
}
