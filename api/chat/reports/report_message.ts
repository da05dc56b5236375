import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { reachConversation, type Talker } from '#api/chat/chat_access'
import type { ReportReason } from '#api/chat/chat_facts'
import Message from '#api/chat/models/message'

/** Puts somebody else's message before the moderators, with its words as they are now; again by the same person changes nothing. */
export async function reportMessage(
  talker: Talker,
  id: number,
  { reason, note }: { reason: ReportReason; note?: string | null }
) {
  await db.transaction(async (trx) => {
    const message = await Message.query({ client: trx }).where('id', id).firstOrFail()
    const { companyId } = await reachConversation(talker, message.conversationId, trx)
    if (message.senderId === talker.user.id)
      throw new Refusal('This message is yours; delete it instead')
    if (message.deletedAt) throw new Refusal('This message is deleted already')
    await trx.rawQuery(
      `insert into message_reports (message_id, author_id, sender_id, company_id, reason, note, excerpt) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [id, talker.user.id, message.senderId, companyId, reason, note ?? null, message.body] as any[]
    )
  })
}
