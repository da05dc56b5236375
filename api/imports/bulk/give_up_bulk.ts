import db from '@adonisjs/lucid/services/db'

/** Every try to read an upload broke off on our side: what still waits is told as failed and can be tried again. */
export default async function giveUpBulk({ uploadId }: { uploadId: number }) {
  await db.transaction(async (trx) => {
    await trx.from('bulk_uploads').where('id', uploadId).forUpdate().select('id')
    const { rowCount } = await trx.rawQuery(
      `update bulk_files set state = 'failed', reason = 'Something broke on our side; try it again', leased_until = null, updated_at = now()
       where upload_id = ? and state = 'queued'`,
      [uploadId]
    )
    await trx.rawQuery(
      'update bulk_uploads set failed = failed + ?, updated_at = now() where id = ?',
      [rowCount, uploadId]
    )
  })
}
