import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { removeFile } from '#api/files/store_upload'
import GuestApplication from '#api/applications/models/guest_application'

const AT_ONCE = 100

/** Deletes the applications that nobody confirmed within their day, with their files and sign-ups. Returns how many; safe to run twice. */
export default async function sweepGuests() {
  let removed = 0
  for (;;) {
    const over = await GuestApplication.query()
      .where('expires_at', '<', DateTime.now().toSQL())
      .select('id')
      .limit(AT_ONCE)
    for (const { id } of over) await removeGuest(id)
    removed += over.length
    if (over.length < AT_ONCE) return removed
  }
}

/** Deletes one, with its sign-up and its file; a file that is a resume of the account by now stays. */
export async function removeGuest(id: number) {
  await db.transaction(async (trx) => {
    const guest = await GuestApplication.query({ client: trx })
      .where('id', id)
      .preload('file')
      .forUpdate()
      .first()
    if (!guest) return
    await guest.delete()
    if (guest.signUpId) await trx.from('sign_ups').where('id', guest.signUpId).delete()
    const isResume = await trx.from('resumes').where('file_id', guest.fileId).select('id').first()
    if (!isResume) await removeFile(trx, guest.file)
  })
}
