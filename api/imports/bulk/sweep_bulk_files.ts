import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { FAILED_FILE_DAYS } from '#api/imports/import_facts'

const BATCH = 500

/** Lets go of the bytes of files that failed and were not tried again for a month. Safe to run twice; returns how many. */
export default async function sweepBulkFiles() {
  let done = 0
  for (;;) {
    const { rows } = await db.rawQuery(
      `update bulk_files f set storage_key = null, file_name = 'removed' from (
         select id, storage_key from bulk_files where state = 'failed' and storage_key is not null
           and updated_at < now() - make_interval(days => ?) order by updated_at limit ${BATCH} for update skip locked) old
       where f.id = old.id returning old.storage_key`,
      [FAILED_FILE_DAYS]
    )
    for (const { storage_key } of rows) await drive.use().delete(storage_key)
    done += rows.length
    if (rows.length < BATCH) return done
  }
}
