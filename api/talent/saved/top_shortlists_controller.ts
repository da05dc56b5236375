import type { HttpContext } from '@adonisjs/core/http'
import { orderTopShortlist } from '#api/talent/saved/save_profile'
import { pagination } from '#api/http/pagination'
import { countSaved, topShortlist } from '#api/talent/saved/saved_profiles'
import SavedProfileTransformer from '#api/talent/saved/saved_profile_transformer'
import * as valid from '#api/talent/saved/saved_validators'
import { talentLimits } from '#api/talent/talent_facts'

/** The four kept profiles that the team looks at first. */
export default class TopShortlistsController {
  /**
   * Shows the profiles that the company has put first.
   *
   * @most 4
   */
  async show(ctx: HttpContext) {
    return this.#answer(ctx, 'Top of the shortlist')
  }

  /**
   * Puts profiles first, in this order.
   *
   * @most 4
   */
  async update(ctx: HttpContext) {
    const { devIds } = await ctx.request.validateUsing(valid.topShortlist)
    await orderTopShortlist(ctx.member, devIds)
    return this.#answer(ctx, 'The order is saved')
  }

  async #answer({ member, serialize }: HttpContext, message: string) {
    const { saved, seen } = await topShortlist(member)
    return serialize({
      message,
      data: SavedProfileTransformer.transform(saved, seen),
      pagination: pagination(1, talentLimits.topShortlist.max, await countSaved(member.companyId)),
    })
  }
}
