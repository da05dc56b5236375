import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { closedReasons } from '#api/chat/chat_facts'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { chatUser } from '#api/chat/people/chat_user'
import { seenWithin, unseenWhere } from '#api/chat/chat_rows'
import type { ConversationRow } from '#api/chat/conversations/conversation_rows'

/** A conversation as one of its readers sees it in their list. */
export default class ConversationTransformer extends BaseTransformer<ConversationRow> {
  constructor(
    row: ConversationRow,
    protected readerId: number
  ) {
    super(row)
  }

  toObject() {
    const row = this.resource
    return {
      _id: String(row.id),
      kind: row.kind,
      users: row.users.map((one) => chatUser(unseenWhere(row.closed, one))),
      company: row.company && {
        _id: String(row.company.id),
        companyName: row.company.name,
        slug: row.company.slug,
        companyLogo: imageUrl(row.company.logoKey),
      },
      dev: row.candidate && {
        _id: String(row.candidate.id),
        userId: String(row.candidate.userId),
        headline: row.candidate.headline,
      },
      askerId: row.askerId === null ? null : String(row.askerId),
      answererId: row.answererId === null ? null : String(row.answererId),
      latestMessage:
        row.latest &&
        new MessageTransformer(seenWithin(row.closed, row.latest), this.readerId).toObject(),
      unread: row.unread,
      seenId: String(row.seenId),
      messageCount: row.total,
      isMuted: row.isMuted,
      isPinned: row.isPinned,
      closed: row.closed && { reason: row.closed, message: closedReasons[row.closed] },
      activeAt: new Date(row.activeAt).toISOString(),
    }
  }
}
