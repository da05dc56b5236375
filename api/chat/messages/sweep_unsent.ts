import db from '@adonisjs/lucid/services/db'
import File from '#api/files/models/file'
import { removeFile } from '#api/files/store_upload'
import { UNSENT_HOURS } from '#api/chat/chat_facts'

/** Removes files that were uploaded and not sent within a day; returns how many. Safe to run twice. */
export default async function sweepUnsent(): Promise<number> {
  const old = await File.query()
    .where('purpose', 'attachment')
    .whereRaw(`created_at < now() - make_interval(hours => ?)`, [UNSENT_HOURS])
    .whereRaw('not exists (select from message_attachments a where a.file_id = files.id)')
    .limit(500)
  for (const file of old) await db.transaction((trx) => removeFile(trx, file))
  return old.length
}
