import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeFile } from '#api/files/store_upload'
import File from '#api/files/models/file'
import { assertOpen, reachConversation, readersSql, type Talker } from '#api/chat/chat_access'
import type { Reaction } from '#api/chat/chat_facts'
import type { MessageRow } from '#api/chat/chat_rows'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { messageRow } from '#api/chat/messages/message_rows'
import Message from '#api/chat/models/message'
import { tellConversation } from '#api/chat/tell_conversation'

/** Changes the words of one's own message while it is young; see `assertChangeable`. */
export const editMessage = (talker: Talker, id: number, text: string) =>
  change(talker, id, 'edited', async (trx, message) => {
    message.assertChangeable(talker.user.id)
    if (message.body === text) return
    await trx.from('messages').where('id', id).update({ body: text, edited_at: new Date() })
  })

/** Takes one's own message back while it is young: its words and files go, its place stays. */
export const deleteMessage = (talker: Talker, id: number) =>
  change(talker, id, 'deleted', async (trx, message) => {
    message.assertChangeable(talker.user.id)
    await emptyMessage(trx, id)
  })

/** Removes the words and files of a message for good; its place in the conversation stays. */
export async function emptyMessage(trx: TransactionClientContract, id: number) {
  const files = await File.query({ client: trx }).whereIn(
    'id',
    trx.from('message_attachments').where('message_id', id).select('file_id')
  )
  for (const file of files) await removeFile(trx, file)
  await trx.from('message_reactions').where('message_id', id).delete()
  await trx
    .from('messages')
    .where('id', id)
    .update({ body: '', pinned_at: null, deleted_at: new Date(), updated_at: new Date() })
}

/** Puts one's reaction on a message, or takes it off. */
export const react = (talker: Talker, id: number, reaction: Reaction, on: boolean) =>
  change(talker, id, 'edited', async (trx, message) => {
    if (message.deletedAt) throw new errors.E_ROW_NOT_FOUND()
    await trx.rawQuery(
      on
        ? 'insert into message_reactions (message_id, user_id, reaction) values (?, ?, ?) on conflict do nothing'
        : 'delete from message_reactions where message_id = ? and user_id = ? and reaction = ?',
      [id, talker.user.id, reaction]
    )
  })

/** Keeps a message at hand for everyone in the conversation, or no longer. */
export const pinMessage = (talker: Talker, id: number, pinned: boolean) =>
  change(talker, id, 'edited', async (trx, message) => {
    if (message.deletedAt) throw new errors.E_ROW_NOT_FOUND()
    await trx
      .from('messages')
      .where('id', id)
      .update({ pinned_at: pinned ? new Date() : null })
  })

/** Runs a change of a message that the person reads, where something can be sent, and tells those who look at it. */
async function change(
  talker: Talker,
  id: number,
  type: 'edited' | 'deleted',
  make: (trx: TransactionClientContract, message: Message) => Promise<void>
): Promise<MessageRow> {
  return db.transaction(async (trx) => {
    const found = await Message.query({ client: trx }).where('id', id).firstOrFail()
    const conversation = await reachConversation(talker, found.conversationId, trx)
    // what one wrote can be taken back after the conversation has closed, too
    if (type !== 'deleted') assertOpen(conversation)
    await make(trx, await Message.query({ client: trx }).where('id', id).forUpdate().firstOrFail())
    const row = await messageRow(id, trx)
    await tellMessage(trx, row, type)
    return row
  })
}

/** Tells those who have the conversation open how a message reads now; of its last one the lists hear too. */
export async function tellMessage(
  trx: TransactionClientContract,
  row: MessageRow,
  type: 'edited' | 'deleted'
) {
  const { rows } = await trx.rawQuery(
    `select array${readersSql()}::int[] as readers from conversations c where c.id = ? and c.last_message_id = ?`,
    [row.conversationId, row.id]
  )
  const payload = { type, message: new MessageTransformer(row).toObject() }
  await tellConversation(trx, {
    conversationId: row.conversationId,
    open: payload,
    lists: { to: rows[0]?.readers ?? [], payload },
  })
}
