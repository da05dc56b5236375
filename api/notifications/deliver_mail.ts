import app from '@adonisjs/core/services/app'
import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { appUrl, productName } from '#config/app'
import { mailAddress } from '#config/mail'
import Mail from '#api/notifications/models/mail'
import { isAlwaysSent } from '#api/notifications/notification_events'
import {
  sendText,
  TEXT_MESSAGE,
  textsAreSent,
  Undeliverable,
} from '#api/notifications/text_message'
import { unsubscribeUrl } from '#api/notifications/settings/unsubscribe'
import { enqueue, patient } from '#api/queue/queue'
import {
  inWords,
  languagesOf,
  writtenMail,
  type MailAttachment,
} from '#api/notifications/queue_mail'
import { lateWords, type LateWords } from '#api/notifications/late_mails'
import { platformWords } from '#api/notifications/notification_ports'
import { standingOf } from '#api/notifications/standing'

/** A try that began this long ago was ended by a crash. */
const ABANDONED_MINUTES = 4

/**
 * Sends a queued mail once. The job that turns it from queued to sending delivers it; a second job finds nothing to do.
 * Before that it is asked again whether the person may and wants to hear of it now: quiet hours put it off, and a mail
 * of a suspended company stays queued, see `releaseMails`. What is written late gets its words now.
 * Without SMTP_HOST a mail is only kept, and shown in the console; so is a text message without its gateway.
 */
export default async function deliverMail({ mailId }: { mailId: number }) {
  const mail = await Mail.find(mailId)
  if (!mail) return
  if (mail.status === 'sending') return giveUpIfAbandoned(mailId)
  if (mail.status !== 'queued') return
  const { ended, until, held } = await standingOf('mails', mailId, 'by_email')
  if (held) return
  if (ended) return cancel(mailId, ended)
  if (until) return putOff(mailId, until)
  const words = await lateWords(mail)
  if (words === null) return cancel(mailId, 'What it was about was read, or is over')
  if (words && 'ended' in words) return cancel(mailId, words.ended)
  if (words) await rewrite(mail, words)
  const isText = mail.kind === TEXT_MESSAGE
  if (!(isText ? textsAreSent() : words?.through || env.get('SMTP_HOST'))) {
    await Mail.query().where({ id: mailId, status: 'queued' }).update({ status: 'kept' })
    return
  }
  const [claimed] = await Mail.query()
    .where({ id: mailId, status: 'queued' })
    .update({ status: 'sending', tries: db.raw('tries + 1'), updated_at: new Date() })
    .returning(['tries'])
  if (!claimed) return

  try {
    if (isText) await handed(mailId)
    await (isText
      ? sendText(mail.recipient, mail.bodyText)
      : words?.through
        ? words.through(mail, () => handed(mailId))
        : send(mail, words))
  } catch (error: any) {
    const hopeless =
      claimed.tries > patient.retries ||
      error instanceof Undeliverable ||
      (error.responseCode >= 500 && error.responseCode < 600)
    await Mail.query()
      .where({ id: mailId, status: 'sending' })
      .update({
        status: hopeless ? 'failed' : 'queued',
        handed_at: null,
        error: String(error.message).slice(0, 1000),
        updated_at: new Date(),
      })
    if (hopeless) return
    throw error
  }
  await Mail.query()
    .where({ id: mailId, status: 'sending' })
    .update({
      status: 'sent',
      sent_at: new Date(),
      error: null,
      updated_at: new Date(),
      ...withoutSecrets(mail),
    })
}

const cancel = (id: number, why: string) =>
  Mail.query()
    .where({ id, status: 'queued' })
    .update({ status: 'cancelled', error: why, updated_at: new Date() })

/** Another job comes for it then; who looks at the mail sees until when it waits. */
const putOff = (id: number, until: Date) =>
  db.transaction(async (trx) => {
    const waiting = await trx
      .from('mails')
      .where({ id, status: 'queued' })
      .update({ send_after: until, updated_at: new Date() })
    if (Number(waiting)) await enqueue(trx, 'mail.deliver', { mailId: id }, { startAfter: until })
  })

async function rewrite(mail: Mail, words: LateWords) {
  const { kind, userId, companyId, jobId } = mail
  const [language] = await languagesOf([{ userId }], db.connection())
  const [worded] = await platformWords([
    { ...inWords(words, language), kind, userId, companyId, jobId },
  ])
  const { subject, text, html } = writtenMail(worded, language)
  await mail.merge({ subject, bodyText: text, bodyHtml: html }).save()
}

/** From now on its words may have left the machine. */
const handed = async (id: number) =>
  void (await Mail.query().where({ id }).update({ handed_at: new Date() }))

/** The text as a stream, which is first read once the server has taken the connection: until then nothing has left. */
const whenHanded = (id: number, text: string) =>
  Readable.from(
    (async function* () {
      await handed(id)
      yield Buffer.from(text)
    })(),
    { objectMode: false }
  )

async function send(
  mail: Mail,
  { replyTo, fromName }: Pick<LateWords, 'replyTo' | 'fromName'> = {}
) {
  const manager = await app.container.make('mail.manager')
  await manager.use('smtp').send((message) => {
    message.to(mail.recipient).subject(mail.subject).html(mail.bodyHtml)
    message
      .messageId(`<mail-${mail.id}@${new URL(appUrl).hostname}>`)
      // comes back with what Postmark tells of it
      .header('X-PM-Metadata-mail', String(mail.id))
    // what a person wrote is none
    if (!fromName) message.header('Auto-Submitted', 'auto-generated')
    if (replyTo) message.replyTo(replyTo)
    if (fromName) message.from(mailAddress, `${fromName} via ${productName}`)
    message.nodeMailerMessage.text = whenHanded(mail.id, mail.bodyText)
    const unsubscribe = unsubscribeUrl(mail)
    if (unsubscribe)
      message
        .header('List-Unsubscribe', `<${unsubscribe}>`)
        .header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
    for (const { name, type, content, encoding } of mail.attachments as MailAttachment[]) {
      // beside the text, where calendars look for an invitation, and as a file (RFC 6047)
      const [, method] = /^text\/calendar.*method=(\w+)/.exec(type) ?? []
      if (method) {
        message.icalEvent(content, { method: method as 'REQUEST', filename: name })
        continue
      }
      message.attachData(Buffer.from(content, encoding ?? 'utf8'), {
        filename: name,
        contentType: type,
      })
    }
  })
}

/** The process died on the way. Once it handed the words over the mail may have arrived, so it is not sent again. */
async function giveUpIfAbandoned(mailId: number): Promise<unknown> {
  const abandoned = () =>
    Mail.query()
      .where({ id: mailId, status: 'sending' })
      .where('updated_at', '<', new Date(Date.now() - ABANDONED_MINUTES * 60_000))
  const [lost] = await abandoned()
    .whereNotNull('handed_at')
    .update({
      status: 'failed',
      error: 'The server stopped while this mail was on its way; it may have arrived',
      updated_at: new Date(),
    })
    .returning('id')
  const [unsent] = await abandoned()
    .whereNull('handed_at')
    .update({ status: 'queued', updated_at: new Date() })
    .returning('id')
  if (unsent) return deliverMail({ mailId })
  // another job is at it, or was killed a moment ago: which of both, only time tells
  const startAfter = new Date(Date.now() + ABANDONED_MINUTES * 60_000)
  if (!lost) await db.transaction((trx) => enqueue(trx, 'mail.deliver', { mailId }, { startAfter }))
}

/** Codes and links that open an account do not stay readable in the database of a live product. */
function withoutSecrets(mail: Mail) {
  if (!app.inProduction || !isAlwaysSent(mail.kind)) return {}
  const gone = 'The text was removed after sending, as it held a code or a link for one person.'
  return { body_text: gone, body_html: gone }
}
