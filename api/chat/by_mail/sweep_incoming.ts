import db from '@adonisjs/lucid/services/db'
import { REPLY_DAYS } from '#api/chat/chat_facts'

/** Forgets which mails were taken in once no address of that time works any more. Safe to run twice. */
export default function sweepIncoming() {
  return db
    .from('incoming_mails')
    .where('created_at', '<', new Date(Date.now() - (REPLY_DAYS + 1) * 86_400_000))
    .delete()
}
