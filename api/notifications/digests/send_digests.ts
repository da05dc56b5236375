import db from '@adonisjs/lucid/services/db'
import { queueMail } from '#api/notifications/queue_mail'
import { wordsOf } from '#api/notifications/digests/digest_words'

const BATCH = 50

/**
 * Turns the digests that are due into mails; returns how many became one. The mail, its job and the mark that the digest
 * is done are one transaction: a process that dies in between leaves it as it was, and two at a time share the work.
 * Safe to run twice.
 */
export default async function sendDigests(): Promise<number> {
  let sent = 0
  for (;;) {
    const [taken, mailed] = await sendSome()
    sent += mailed
    if (taken < BATCH) return sent
  }
}

const sendSome = () =>
  db.transaction(async (trx): Promise<[number, number]> => {
    const { rows } = await trx.rawQuery(
      `select digests.id, users.id as user_id, users.email from digests join users on users.id = digests.user_id
       where composed_at is null and due_at <= now() order by due_at limit ? for no key update of digests skip locked`,
      [BATCH]
    )
    let mailed = 0
    for (const { id, user_id: userId, email } of rows) {
      const words = await wordsOf(id)
      const mailId =
        words && (await queueMail(trx, { ...words, userId, to: email, kind: 'digest.due' }))
      await trx.from('digests').where('id', id).update({ composed_at: new Date(), mail_id: mailId })
      if (mailId) mailed += 1
    }
    return [rows.length, mailed]
  })
