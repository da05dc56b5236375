import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BulkUploadSchema } from '#database/schema'
import { removeUnclaimed } from '#api/imports/claims/remove_unclaimed'

/** Removes an upload, the files that lie in it, and the profiles from it that nobody claimed; who claimed theirs keeps it. */
export async function discardUpload(upload: BulkUploadSchema, trx: TransactionClientContract) {
  await trx.from('bulk_uploads').where('id', upload.id).forUpdate().firstOrFail()
  const held: { storage_key: string }[] = await trx
    .from('bulk_files')
    .where('upload_id', upload.id)
    .whereNotNull('storage_key')
    .forUpdate()
    .select('storage_key')
  const people: { user_id: number }[] = await trx
    .from('imported_profiles')
    .join('candidates', 'candidates.id', 'imported_profiles.candidate_id')
    .join('users', 'users.id', 'candidates.user_id')
    .where({ 'upload_id': upload.id, 'users.status': 'unclaimed' })
    .select('candidates.user_id')
  await removeUnclaimed(
    trx,
    people.map(({ user_id }) => user_id)
  )
  await upload.useTransaction(trx).delete()
  trx.after('commit', async () => {
    for (const { storage_key } of held) await drive.use().delete(storage_key)
  })
}
