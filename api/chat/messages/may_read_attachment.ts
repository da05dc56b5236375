import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import type File from '#api/files/models/file'
import { reachedAmong, talkerOf } from '#api/chat/chat_access'

/** A file that was sent may be read by those who read its conversation now. */
export default async function mayReadAttachment(user: User, file: File): Promise<boolean> {
  const sent = await db
    .from('message_attachments')
    .join('messages', 'messages.id', 'message_attachments.message_id')
    .where('message_attachments.file_id', file.id)
    .select('messages.conversation_id')
    .first()
  if (!sent) return false
  return (await reachedAmong(await talkerOf(user), [sent.conversation_id])).size > 0
}
