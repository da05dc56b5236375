import app from '@adonisjs/core/services/app'
import { isSuspended } from '#api/notifications/notification_ports'
import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { appUrl } from '#config/app'
import Mail from '#api/notifications/models/mail'
import { isAlwaysSent } from '#api/notifications/notification_events'
import {
  sendText,
  TEXT_MESSAGE,
  textsAreSent,
  Undeliverable,
} from '#api/notifications/text_message'
import { unsubscribeUrl } from '#api/notifications/unsubscribe'
import type { MailAttachment } from '#api/notifications/queue_mail'
import { MAIL_TRIES } from '#api/notifications/notification_facts'

/** A try that began this long ago was ended by a crash. */
const ABANDONED_MINUTES = 4

/**
 * Sends a queued mail once. The job that turns it from queued to sending delivers it; a second job finds nothing to do.
 * Without SMTP_HOST a mail is only kept, and shown in the console; so is a text message without its gateway.
 * A mail of a suspended company stays queued; see `releaseMails`.
 */
export default async function deliverMail({ mailId }: { mailId: number }) {
  const mail = await Mail.find(mailId)
  if (!mail) return
  if (await waitsForCompany(mail)) return
  const isText = mail.kind === TEXT_MESSAGE
  if (!(isText ? textsAreSent() : env.get('SMTP_HOST'))) {
    await Mail.query().where({ id: mailId, status: 'queued' }).update({ status: 'kept' })
    return
  }
  const [claimed] = await Mail.query()
    .where({ id: mailId, status: 'queued' })
    .update({ status: 'sending', tries: db.raw('tries + 1'), updated_at: new Date() })
    .returning(['tries'])
  if (!claimed) return giveUpIfAbandoned(mailId)

  try {
    await (isText ? sendText(mail.recipient, mail.bodyText) : send(mail))
  } catch (error: any) {
    const hopeless =
      claimed.tries >= MAIL_TRIES ||
      error instanceof Undeliverable ||
      (error.responseCode >= 500 && error.responseCode < 600)
    await Mail.query()
      .where({ id: mailId, status: 'sending' })
      .update({
        status: hopeless ? 'failed' : 'queued',
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

/** What a suspended company causes waits until it is restored; that it was suspended is told. */
const waitsForCompany = async ({ companyId, kind }: Mail) =>
  companyId !== null && kind !== 'company.suspended' && isSuspended(companyId)

async function send(mail: Mail) {
  const manager = await app.container.make('mail.manager')
  await manager.use('smtp').send((message) => {
    message.to(mail.recipient).subject(mail.subject).text(mail.bodyText).html(mail.bodyHtml)
    message
      .messageId(`<mail-${mail.id}@${new URL(appUrl).hostname}>`)
      .header('Auto-Submitted', 'auto-generated')
    const unsubscribe = unsubscribeUrl(mail.userId, mail.kind)
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

/** The process died between the two rows: the mail may have arrived, so it is not sent again. */
async function giveUpIfAbandoned(mailId: number) {
  await Mail.query()
    .where({ id: mailId, status: 'sending' })
    .where('updated_at', '<', new Date(Date.now() - ABANDONED_MINUTES * 60_000))
    .update({
      status: 'failed',
      error: 'The server stopped while this mail was on its way; it may have arrived',
      updated_at: new Date(),
    })
}

/** Codes and links that open an account do not stay readable in the database of a live product. */
function withoutSecrets(mail: Mail) {
  if (!app.inProduction || !isAlwaysSent(mail.kind)) return {}
  const gone = 'The text was removed after sending, as it held a code or a link for one person.'
  return { body_text: gone, body_html: gone }
}
