import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import { sentence, type Said } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import { can } from '#api/companies/access/can'
import { queueMail } from '#api/notifications/queue_mail'
import { chatLimits } from '#api/chat/chat_facts'
import { assertOpen, reachConversation, talkerOf } from '#api/chat/chat_access'
import { markSeen } from '#api/chat/conversations/keep_conversation'
import { sendMessage } from '#api/chat/messages/send_message'
import { placesOfChat } from '#api/chat/chat_places'
import { readReplyAddress } from '#api/chat/by_mail/reply_address'
import { takenElsewhere } from '#api/chat/by_mail/by_mail_ports'
import type { IncomingMail } from '#api/chat/by_mail/incoming_mail'

/**
 * Sends what a person answered by mail as their message. The address says who answers where; the mail must come from the
 * account's own address besides, and the same rules hold as on the screen. What cannot be sent is told by mail, to the
 * account and never to the sender. A call that comes again does nothing. Returns whether a message was sent.
 */
export async function takeIn(mail: IncomingMail): Promise<boolean> {
  const reply = mail.to.map((address) => readReplyAddress(address)).find(Boolean)
  if (mail.automatic || (await wasTaken(mail))) return false
  if (!reply) return takenElsewhere(mail)
  const user = await User.query().where({ id: reply.userId, status: 'active' }).first()
  const sent = user ? await answer(user, reply.conversationId, mail) : false
  // last, so that a call which failed in the middle can come again; the message itself is stored once for its token
  await db.rawQuery(
    'insert into incoming_mails (token) select unnest(?::text[]) on conflict do nothing',
    [tokensOf(mail)] as any[]
  )
  return sent
}

/** What a mail is known by: the call that brought it, and its own id. */
const tokensOf = ({ token, messageId }: IncomingMail) =>
  [token, messageId && `mail ${messageId}`].filter((one) => one !== null)

const wasTaken = async (mail: IncomingMail) =>
  Boolean(await db.from('incoming_mails').whereIn('token', tokensOf(mail)).first())

async function answer(user: User, conversationId: number, mail: IncomingMail): Promise<boolean> {
  const back = (subject: Said, why: Said) => tell(user, conversationId, subject, why)
  const lost = sentence('Your answer was not sent')
  if (mail.from !== user.email.toLowerCase()) {
    await back(
      lost,
      sentence(
        'It came from another address than the one of your account. Answer from that one, or on the site.'
      )
    )
    return false
  }
  if (!mail.text) {
    await back(
      lost,
      sentence('There was no text in it. Files cannot be sent by mail; send them on the site.')
    )
    return false
  }
  if (mail.text.length > chatLimits.text.max) {
    await back(
      lost,
      sentence('It has {count} characters, and a message at most {max}. Send it in parts.', {
        count: mail.text.length,
        max: chatLimits.text.max,
      })
    )
    return false
  }
  const talker = { ...(await talkerOf(user)), user }
  try {
    if (talker.member && !can(talker.member, 'chat').allowed) throw new errors.E_ROW_NOT_FOUND()
    const conversation = await reachConversation(talker, conversationId)
    assertOpen(conversation)
    // who answers has read what the mail said
    if (conversation.lastMessageId)
      await markSeen(talker, conversationId, conversation.lastMessageId)
    await sendMessage(talker, {
      conversation_id: conversationId,
      text: mail.text,
      client_id: clientIdOf(mail),
    })
  } catch (error) {
    if (error instanceof Refusal) await back(lost, sentence('{message}.', { message: error.said }))
    else if (error instanceof errors.E_ROW_NOT_FOUND)
      await back(lost, sentence('You are no longer part of this conversation.'))
    else throw error
    return false
  }
  if (mail.files > 0)
    await back(
      sentence('Your files were not sent'),
      sentence(
        'Your answer was sent without its files, as files cannot be sent by mail; send them on the site.'
      )
    )
  return true
}

const clientIdOf = ({ token }: IncomingMail) =>
  `mail ${createHash('sha256').update(token).digest('base64url')}`

/** Says why; at most once an hour for a conversation, so that nobody fills a mailbox by it. */
async function tell(user: User, conversationId: number, subject: Said, why: Said) {
  const about = `reply:${conversationId}:${user.id}`
  const told = await db
    .from('mails')
    .where({ kind: 'account.reply', about })
    .where('created_at', '>', new Date(Date.now() - 3_600_000))
    .first()
  if (told) return
  await db.transaction((trx) =>
    queueMail(trx, {
      userId: user.id,
      to: user.email,
      kind: 'account.reply',
      about,
      subject,
      lines: [sentence('Hello {name},', { name: user.firstName }), why],
      action: {
        label: sentence('Open the conversation'),
        path: `${placesOfChat[user.userType]}/${conversationId}`,
      },
    })
  )
}
