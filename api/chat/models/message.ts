import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { sentence } from '#api/languages/sentence'
import { MessageSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Conversation from '#api/chat/models/conversation'
import { CHANGE_MINUTES } from '#api/chat/chat_facts'

/** What somebody wrote in a conversation. Ids rise in the order in which a conversation's messages become visible. */
export default class Message extends MessageSchema {
  @belongsTo(() => User, { foreignKey: 'senderId' })
  declare sender: BelongsTo<typeof User>

  @belongsTo(() => Conversation)
  declare conversation: BelongsTo<typeof Conversation>

  /** Refuses (403, 409) to change or take back what another wrote, what is gone, and what is older than a quarter of an hour. */
  assertChangeable(userId: number) {
    if (this.senderId !== userId)
      throw new Refusal('Only the person who wrote a message can change it', {
        status: 403,
        reason: 'membership',
      })
    if (this.deletedAt) throw new Refusal('This message is deleted already')
    if (this.createdAt < DateTime.now().minus({ minutes: CHANGE_MINUTES }))
      throw new Refusal(
        sentence(
          'A message can be changed for {minutes} minutes; write another one to correct it',
          { minutes: CHANGE_MINUTES }
        )
      )
  }
}
