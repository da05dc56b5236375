import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import { audit } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import BulkUpload from '#api/imports/models/bulk_upload'

/** Has the failed files of an upload read again whose bytes are still here; refused (409) when there is none. */
export async function retryUpload(uploadId: number, admin: User): Promise<BulkUpload> {
  return db.transaction(async (trx) => {
    const upload = await BulkUpload.query({ client: trx })
      .where('id', uploadId)
      .forUpdate()
      .firstOrFail()
    const { rowCount } = await trx.rawQuery(
      `update bulk_files set state = 'queued', reason = null, leased_until = null, updated_at = now()
       where upload_id = ? and state = 'failed' and storage_key is not null`,
      [uploadId]
    )
    if (rowCount === 0)
      throw new Refusal(
        'No file of this upload can be read again: none failed, or the files are not here any more; upload them again'
      )
    await trx.rawQuery(
      'update bulk_uploads set failed = failed - ?, updated_at = now() where id = ?',
      [rowCount, uploadId]
    )
    await audit(trx, {
      actorId: admin.id,
      action: 'bulk-pdf-uploads.retry',
      subjectType: 'bulk-pdf-uploads',
      subjectId: uploadId,
      subjectLabel: `${rowCount} files`,
    })
    await enqueue(trx, 'bulk.read', { uploadId })
    return upload.refresh()
  })
}
