import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  FIRST_LANGUAGE,
  languageOf,
  type Language,
  type LanguageCode,
} from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence, type Said } from '#api/languages/sentence'
import { withoutSites } from '#api/http/text/site_words'
import { enqueueMany } from '#api/queue/queue'
import { mailHtml, mailText, type MailItem, type RichWords } from '#api/notifications/mail_body'
import { MAIL_HELD_DAYS } from '#api/notifications/notification_facts'
import { platformWords } from '#api/notifications/notification_ports'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'

type SaidItem = Omit<MailItem, 'text'> & { text: Said }

/** How a mail begins. */
export const hello = ({ firstName }: { firstName: string }) =>
  sentence('Hello {firstName},', { firstName })

/** A file that travels with a mail; `content` is text (a calendar file), or base64 when `encoding` says so. */
export type MailAttachment = { name: string; type: string; content: string; encoding?: 'base64' }

/** One that is written in its reader's language. */
export type AttachmentFor = Omit<MailAttachment, 'content'> & {
  content: string | ((language: Language) => string)
}

export type QueuedMail = {
  /** Who it is to, when they have an account. */
  userId?: number | null
  /** In which it is written; else in that of their account. */
  language?: LanguageCode
  companyId?: number
  /** Whom and what it speaks of, so that it is not sent once the reader may not be told any more. */
  candidateId?: number
  jobId?: number
  to: string
  /** As a notification's: `account.verify`, `application.rejected`… */
  kind: string
  /** What it speaks of, such as `application:12`; with the kind it finds the mail again to call it back. */
  about?: string
  subject: Said
  /** Paragraphs of plain text. */
  lines: Said[]
  /** What somebody wrote in rich text, after them. */
  rich?: RichWords
  /** A list after them. */
  items?: SaidItem[]
  /** Digits to type, shown large. */
  code?: string
  /** The one thing to do; the path is made absolute. */
  action?: { label: Said; path: string }
  footer?: Said
  sendAfter?: Date
  attachments?: AttachmentFor[]
}

/** Writes a mail and the job that delivers it, in the change's own transaction. Returns its id. */
export async function queueMail(trx: TransactionClientContract, mail: QueuedMail): Promise<number> {
  const [id] = await queueMails(trx, [mail])
  return id
}

/** The same for many at once: four statements at most, however many recipients. */
export async function queueMails(
  trx: TransactionClientContract,
  mails: QueuedMail[]
): Promise<number[]> {
  if (mails.length === 0) return []
  const now = new Date()
  const languages = await languagesOf(mails, trx)
  const worded = await platformWords(
    mails.map((mail, at) => inWords(mail, languages[at])),
    trx
  )
  const rows = mails.map((mail, at) => {
    const { subject, text, html } = writtenMail(worded[at], languages[at])
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
      attachments: JSON.stringify(
        (mail.attachments ?? []).map(({ content, ...file }) => ({
          ...file,
          content: typeof content === 'string' ? content : content(languages[at]),
        }))
      ),
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

/** In which language each mail is read: the one it names, else that of its reader's account, else the first. */
export async function languagesOf(
  mails: Pick<QueuedMail, 'userId' | 'language'>[],
  client: QueryClientContract
): Promise<Language[]> {
  const unknown = mails.flatMap(({ userId, language }) => (userId && !language ? [userId] : []))
  const rows: { id: number; language: string }[] =
    unknown.length > 0
      ? await client.from('users').whereIn('id', unknown).select('id', 'language')
      : []
  const byUser = new Map(rows.map(({ id, language }) => [Number(id), language]))
  return mails.map(({ userId, language }) => languageOf(language ?? byUser.get(Number(userId))))
}

type Spoken = {
  subject: Said
  lines: Said[]
  items?: SaidItem[]
  action?: { label: Said; path: string }
  footer?: Said
}

/** A mail with its sentences said in a language. */
export const inWords = <T extends Spoken>(mail: T, language: Language) => ({
  ...mail,
  subject: say(language, mail.subject),
  lines: mail.lines.map((line) => say(language, line)),
  items: mail.items?.map((item) => ({ ...item, text: say(language, item.text) })),
  action: mail.action && { ...mail.action, label: say(language, mail.action.label) },
  footer: mail.footer && say(language, mail.footer),
})

/** Both bodies of a mail, and its subject on one line; names in it become no links. */
export function writtenMail(
  mail: Pick<QueuedMail, 'userId' | 'kind' | 'about' | 'rich' | 'code'> & {
    subject: string
    lines: string[]
    items?: MailItem[]
    action?: { label: string; path: string }
    footer?: string
  },
  language: Language = FIRST_LANGUAGE
) {
  const subject = withoutSites(mail.subject).replace(/\s+/g, ' ').trim()
  const items = mail.items?.map((item) => ({ ...item, text: withoutSites(item.text) }))
  const words = { ...mail, subject, items, language, unsubscribe: unsubscribeUrl(mail) }
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
