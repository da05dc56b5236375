import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import SavedList from '#api/talent/models/saved_list'
import { addList } from '#api/talent/saved/save_profile'
import { listsOf } from '#api/talent/saved/saved_profiles'
import { SavedListTransformer } from '#api/talent/saved/saved_profile_transformer'
import * as valid from '#api/talent/saved/saved_validators'

/** A company's own lists of kept profiles. */
export default class SavedListsController {
  /**
   * Lists the company's lists of saved profiles.
   *
   * @most 100
   */
  async index({ member, serialize }: HttpContext) {
    return serialize({
      message: 'Your lists',
      data: SavedListTransformer.transform(await listsOf(member.companyId)),
    })
  }

  /** Adds a list for saved profiles. */
  async store({ member, request, response, serialize }: HttpContext) {
    const { name } = await request.validateUsing(valid.savedList)
    const list = await addList(member, name)
    response.status(201)
    return serialize({ message: 'List added', data: SavedListTransformer.transform(list) })
  }

  /** Renames a list of saved profiles. */
  async update(ctx: HttpContext) {
    const list = await this.#find(ctx)
    const { name } = await ctx.request.validateUsing(valid.savedList)
    await list.merge({ name }).save()
    return ctx.serialize({ message: 'List renamed', data: SavedListTransformer.transform(list) })
  }

  /** Deletes a list of saved profiles. */
  async destroy(ctx: HttpContext) {
    const list = await this.#find(ctx)
    await list.delete()
    return {
      message: 'List removed; its profiles stay saved',
      data: { _id: String(list.id) },
    }
  }

  async #find({ member, params }: HttpContext) {
    return SavedList.query()
      .where({ id: rowId(params.id), companyId: member.companyId })
      .firstOrFail()
  }
}
