import { sentence } from '#api/languages/sentence'
import Digest from '#api/notifications/models/digest'
import type Mail from '#api/notifications/models/mail'
import Notification from '#api/notifications/models/notification'
import type { LateWords } from '#api/notifications/late_mails'
import { DIGEST_LINES_MOST } from '#api/notifications/notification_facts'
import { standingOf } from '#api/notifications/standing'

const choose = sentence(
  'Choose what comes in this digest, and when, under notifications in your settings.'
)
const MOST_READ = 500

/** What a digest says now: what is unread of it, and may still be told; alike ones are one line. Null when nothing is left. */
export async function wordsOf(digestId: number): Promise<LateWords | null> {
  const rows = await Notification.query()
    .where('digest_id', digestId)
    .whereNull('read_at')
    .whereNull('cleared_at')
    .orderBy('id', 'desc')
    .limit(MOST_READ)
  const told: Notification[] = []
  for (const row of rows) {
    const { ended, held } = await standingOf('notifications', row.id, 'in_digest')
    if (!ended && !held) told.push(row)
  }
  if (told.length === 0) return null
  const groups = Map.groupBy(told, (row) => row.alike ?? row.id)
  const items = [...groups.values()].map((alike) => {
    const [{ message, link, alikeMessage, alikeLink }] = alike
    return alike.length > 1 && alikeMessage
      ? { text: alikeMessage.replace('{count}', String(alike.length)), path: alikeLink }
      : { text: message, path: link }
  })
  const more = items.length - DIGEST_LINES_MOST
  return {
    subject:
      items.length === 1
        ? items[0].text
        : sentence('{count} notifications for you', { count: items.length }),
    lines: [sentence('What happened since your last digest and is still unread:')],
    items: items.slice(0, DIGEST_LINES_MOST),
    footer:
      more > 0 ? sentence('{more} more are behind the bell. {choose}', { more, choose }) : choose,
  }
}

/** A digest is written when it is sent: what was read or forbidden while it waited is left out. */
export default async function digestOf(mail: Mail): Promise<LateWords | null> {
  const digest = await Digest.findBy('mail_id', mail.id)
  return digest && wordsOf(digest.id)
}
