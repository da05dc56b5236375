import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withoutSites } from '#api/http/text/site_words'
import { enqueueMany } from '#api/queue/queue'
import { mailHtml, mailText, type MailItem, type RichWords } from '#api/notifications/mail_body'
import { MAIL_HELD_DAYS } from '#api/notifications/notification_facts'
import { platformWords } from '#api/notifications/notification_ports'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'

/** A file that travels with a mail; `content` is text (a calendar file), or base64 when `encoding` says so. */
export type MailAttachment = { name: string; type: string; content: string; encoding?: 'base64' }

export type QueuedMail = {
  /** Who it is to, when they have an account. */
  userId?: number | null
  companyId?: number
  /** Whom and what it speaks of, so that it is not sent once the reader may not be told any more. */
  candidateId?: number
  jobId?: number
  to: string
  /** As a notification's: `account.verify`, `application.rejected`… */
  kind: string
  /** What it speaks of, such as `application:12`; with the kind it finds the mail again to call it back. */
  about?: string
  subject: string
  /** Paragraphs of plain text. */
  lines: string[]
  /** What somebody wrote in rich text, after them. */
  rich?: RichWords
  /** A list after them. */
  items?: MailItem[]
  /** Digits to type, shown large. */
  code?: string
  /** The one thing to do; the path is made absolute. */
  action?: { label: string; path: string }
  footer?: string
  sendAfter?: Date
  attachments?: MailAttachment[]
}

/** Writes a mail and the job that delivers it, in the change's own transaction. Returns its id. */
export async function queueMail(trx: TransactionClientContract, mail: QueuedMail): Promise<number> {
  const [id] = await queueMails(trx, [mail])
  return id
}

/** The same for many at once: three statements, however many recipients. */
export async function queueMails(
  trx: TransactionClientContract,
  mails: QueuedMail[]
): Promise<number[]> {
  if (mails.length === 0) return []
  const now = new Date()
  const worded = await platformWords(mails, trx)
  const rows = mails.map((mail, at) => {
    const { subject, text, html } = writtenMail(worded[at])
    return {
      user_id: mail.userId ?? null,
      company_id: mail.companyId ?? null,
      candidate_id: mail.candidateId ?? null,
      job_id: mail.jobId ?? null,
      kind: mail.kind,
      about: mail.about ?? null,
      recipient: mail.to,
      subject,
      body_text: text,
      body_html: html,
      attachments: JSON.stringify(mail.attachments ?? []),
      send_after: mail.sendAfter ?? now,
    }
  })
  const inserted: { id: number }[] = await trx.table('mails').multiInsert(rows).returning('id')
  await enqueueMany(
    trx,
    'mail.deliver',
    inserted.map(({ id }, index) => ({ data: { mailId: id }, startAfter: mails[index].sendAfter }))
  )
  return inserted.map(({ id }) => id)
}

/** Both bodies of a mail, and its subject on one line; names in it become no links. */
export function writtenMail(
  mail: Pick<
    QueuedMail,
    | 'userId'
    | 'kind'
    | 'about'
    | 'subject'
    | 'lines'
    | 'rich'
    | 'items'
    | 'code'
    | 'action'
    | 'footer'
  >
) {
  const subject = withoutSites(mail.subject).replace(/\s+/g, ' ').trim()
  const items = mail.items?.map((item) => ({ ...item, text: withoutSites(item.text) }))
  const words = { ...mail, subject, items, unsubscribe: unsubscribeUrl(mail) }
  return { subject, text: mailText(words), html: mailHtml(words) }
}

/** Sends what waited while a company was suspended; older ones speak of what has passed and are dropped. Returns how many go out. */
export async function releaseMails(
  trx: TransactionClientContract,
  companyId: number
): Promise<number> {
  const waiting = () => trx.from('mails').where({ company_id: companyId, status: 'queued' })
  const now = new Date()
  const oldest = new Date(now.getTime() - MAIL_HELD_DAYS * 86_400_000)
  await waiting().where('send_after', '<', oldest).update({ status: 'cancelled', updated_at: now })
  const due: { id: number }[] = await waiting().where('send_after', '<=', now).select('id')
  await enqueueMany(
    trx,
    'mail.deliver',
    due.map(({ id }) => ({ data: { mailId: id } }))
  )
  return due.length
}

/** Calls back mails that are not on their way yet; returns how many. */
export async function cancelMails(
  trx: TransactionClientContract,
  { kind, about }: { kind: string; about: string }
): Promise<number> {
  const cancelled = await trx
    .from('mails')
    .where({ kind, about, status: 'queued' })
    .update({ status: 'cancelled', updated_at: new Date() })
  return Number(cancelled)
}
