import { BaseTransformer } from '@adonisjs/core/transformers'
import { signedUrl } from '#api/files/signed_url'
import { chatUser } from '#api/chat/people/chat_user'
import type { MessageRow } from '#api/chat/chat_rows'

const iso = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString())

/** A message as all who read its conversation see it; links to its files are made for one reader. */
export default class MessageTransformer extends BaseTransformer<MessageRow> {
  constructor(
    row: MessageRow,
    protected readerId?: number
  ) {
    super(row)
  }

  toObject() {
    const row = this.resource
    return {
      _id: String(row.id),
      conversation: { _id: String(row.conversationId) },
      sender: row.sender && chatUser(row.sender),
      text: row.body,
      attachments: row.attachments.map(({ fileId, fileName, mimeType, byteSize }) => ({
        _id: String(fileId),
        fileName,
        type: mimeType,
        size: byteSize,
        ...(this.readerId === undefined
          ? {}
          : {
              url: signedUrl({ id: fileId }, { readerId: this.readerId }),
              viewUrl: signedUrl({ id: fileId }, { as: 'inline', readerId: this.readerId }),
            }),
      })),
      client_id: row.clientId,
      replyTo: row.replyTo && {
        _id: String(row.replyTo.id),
        text: row.replyTo.body,
        fName: row.replyTo.firstName,
        isDeleted: row.replyTo.deleted,
      },
      reactions: row.reactions.map(({ reaction, userIds }) => ({
        reaction,
        users: userIds.map(String),
      })),
      isPinned: row.pinnedAt !== null,
      createdAt: iso(row.createdAt)!,
      editedAt: iso(row.editedAt),
      isDeleted: row.deletedAt !== null,
      /** By the moderators, not by its author. */
      isRemoved: row.isRemoved,
      seenBy: row.seenBy.map(String),
    }
  }
}
