import db from '@adonisjs/lucid/services/db'
import type { MailEvent } from '#api/notifications/mail_events/read_mail_event'

/**
 * Writes down what became of a mail. An address that takes no mails, or whose person called one spam, gets none any more
 * but those about the account. Safe to run twice, in any order; returns whether it was one of our mails.
 */
export async function takeMailEvent({ mailId, recipient, what, why }: MailEvent): Promise<boolean> {
  return db.transaction(async (trx) => {
    const mail = await trx
      .from('mails')
      .where({ id: mailId, recipient })
      .whereNotIn('status', ['queued', 'cancelled'])
      .forUpdate()
      .first()
    if (!mail) return false
    const now = new Date()
    const changed = { sent_at: mail.sent_at ?? now, updated_at: now }
    const mine = () => trx.from('mails').where('id', mailId)
    if (what === 'delivered') {
      if (mail.status !== 'bounced') await mine().update({ ...changed, status: 'delivered' })
      return true
    }
    await mine().update({
      ...changed,
      status: what === 'bounced' ? 'bounced' : 'delivered',
      error: what === 'bounced' ? (why ?? 'The mailbox takes no mails').slice(0, 1000) : SPAM,
    })
    await trx.rawQuery(
      `insert into mail_suppressions (address, user_id, reason) values (?, ?, ?)
       on conflict (address) do update set reason = excluded.reason, updated_at = now()`,
      [mail.recipient, mail.user_id, what === 'bounced' ? 'bounce' : 'complaint']
    )
    return true
  })
}

const SPAM = 'The reader called it spam'
