import type { HttpContext } from '@adonisjs/core/http'
import * as valid from '#api/chat/chat_validators'
import { talker } from '#api/chat/talker'
import FriendTransformer from '#api/chat/people/friend_transformer'
import { friendsOf } from '#api/chat/people/friends'

/** The people whom somebody may write to. */
export default class FriendsController {
  /** Lists the people one may write to. */
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(valid.friendList)
    return this.#answer(ctx, 'People you may write to', filter)
  }

  /** Lists those of them who are here now. */
  async online(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(valid.friendList)
    return this.#answer(ctx, 'People who are here now', { ...filter, online: true })
  }

  /** Finds people one may write to by name. */
  async search(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(valid.friendSearch)
    return this.#answer(ctx, 'People you may write to', filter)
  }

  async #answer(ctx: HttpContext, message: string, filter: Parameters<typeof friendsOf>[1]) {
    const { friends, pagination } = await friendsOf(talker(ctx), filter)
    return ctx.serialize({ message, data: FriendTransformer.transform(friends), pagination })
  }
}
