import { BaseTransformer } from '@adonisjs/core/transformers'
import { chatUser } from '#api/chat/people/chat_user'
import type { Friend } from '#api/chat/people/friends'

/** Somebody whom one may write to: no token and no e-mail. */
export default class FriendTransformer extends BaseTransformer<Friend> {
  toObject() {
    const { companyName, headline } = this.resource
    return { ...chatUser(this.resource), companyName, headline }
  }
}
