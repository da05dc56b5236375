import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import SavedFilter from '#api/talent/models/saved_filter'
import { changeKept, filtersOf, keepFilter } from '#api/talent/search/filters/keep_filter'
import SavedFilterTransformer, {
  ListedFilterTransformer,
} from '#api/talent/search/filters/saved_filter_transformer'
import * as valid from '#api/talent/search/filters/saved_filter_validators'

/** The searches that a member keeps for themselves. */
export default class SavedFiltersController {
  /** Lists one's saved searches. */
  async index({ member, request, serialize }: HttpContext) {
    const page = await request.validateUsing(valid.savedFilterList)
    const { filters, pagination } = await filtersOf(member, page)
    const data = ListedFilterTransformer.transform(filters)
    return serialize({ message: 'Your searches', data, pagination })
  }

  /** Saves a search. */
  async store({ member, request, response, serialize }: HttpContext) {
    const filter = await keepFilter(member, await request.validateUsing(valid.saveFilter))
    response.status(201)
    return serialize({ message: 'Search saved', data: SavedFilterTransformer.transform(filter) })
  }

  /** Changes a saved search or how it alerts. */
  async update(ctx: HttpContext) {
    const filter = await this.#find(ctx)
    await changeKept(filter, await ctx.request.validateUsing(valid.changeFilter))
    const data = SavedFilterTransformer.transform(filter)
    return ctx.serialize({ message: 'Search changed', data })
  }

  /** Notes that the new results of a saved search were seen. */
  async seen(ctx: HttpContext) {
    const filter = await this.#find(ctx)
    await filter.markSeen()
    const data = SavedFilterTransformer.transform(filter)
    return ctx.serialize({ message: 'Nothing is new any more', data })
  }

  /** Deletes a saved search. */
  async destroy(ctx: HttpContext) {
    const filter = await this.#find(ctx)
    await filter.delete()
    return { message: 'Search removed', data: { _id: String(filter.id) } }
  }

  async #find({ member, params }: HttpContext) {
    return SavedFilter.query()
      .where({ id: rowId(params.id), companyId: member.companyId, userId: member.userId })
      .firstOrFail()
  }
}
