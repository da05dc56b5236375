import db from '@adonisjs/lucid/services/db'
import User from '#api/accounts/models/user'
import type Mail from '#api/notifications/models/mail'
import type { LateWords } from '#api/notifications/late_mails'
import { productName } from '#config/app'
import { sentence } from '#api/languages/sentence'
import { hello } from '#api/notifications/queue_mail'
import { chooseMails } from '#api/notifications/notify'
import { reachConversation, talkerOf, hearersSql, type Reached } from '#api/chat/chat_access'
import { UNREAD_MAILED } from '#api/chat/chat_facts'
import { placesOfChat } from '#api/chat/chat_places'
import { replyAddress } from '#api/chat/by_mail/reply_address'

type Unread = { id: number; body: string; files: number; sender: string | null }

/**
 * The mail about what a person has not read in a conversation, written when it is sent: the messages as they read then.
 * Null when all was read or taken back, or when the person no longer hears of the conversation.
 */
export default async function mailUnread(mail: Mail): Promise<LateWords | null> {
  const [, conversationId, userId] = /^conversation:(\d+):(\d+)$/.exec(mail.about ?? '') ?? []
  const user = await User.find(Number(userId ?? 0))
  if (!user || !(await hears(Number(conversationId), user.id))) return null
  const conversation = await reachConversation(await talkerOf(user), Number(conversationId))
  const unread = await unreadOf(conversation.id, user.id)
  if (unread.length === 0) return null
  // what nobody wrote, the product did
  const sender = unread[0].sender ?? productName
  const more = unread.length - UNREAD_MAILED
  const replyTo = conversation.closed
    ? undefined
    : replyAddress({ conversationId: conversation.id, userId: user.id })
  return {
    subject:
      unread.length === 1
        ? sentence('{sender} wrote to you', { sender })
        : sentence('{sender} wrote to you: {count} messages', { sender, count: unread.length }),
    lines: [
      hello(user),
      ...unread.slice(0, UNREAD_MAILED).map(wordsOf),
      ...(more > 0 ? [sentence('And {more} more.', { more })] : []),
    ],
    action: {
      label: sentence('Read and answer'),
      path: `${placesOfChat[user.userType]}/${conversation.id}`,
    },
    footer: replyTo
      ? sentence('Reply to this mail to answer. {choose}', { choose: chooseMails })
      : chooseMails,
    replyTo,
  }
}

const wordsOf = ({ body, files, sender }: Unread) => {
  const said = body.length > 500 ? `${body.slice(0, 500)}…` : body
  const brought = files === 0 ? '' : files === 1 ? '(a file)' : `(${files} files)`
  return `${sender}: ${[said, brought].filter(Boolean).join(' ')}`
}

/** Does the person hear of the conversation now: they have the right, it is open, and not muted? */
export async function hears(conversationId: number, userId: number): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `select 1 from conversations c where c.id = :conversationId and :userId in ${hearersSql()} and c.blocked_at is null
       and not exists (select from conversation_participants p where p.conversation_id = c.id and p.user_id = :userId and p.is_muted)`,
    { conversationId, userId }
  )
  return rows.length > 0
}

/** What others wrote after the person's mark, the oldest first; what was taken back is no more. */
async function unreadOf(conversationId: Reached['id'], userId: number): Promise<Unread[]> {
  const { rows } = await db.rawQuery(
    `select m.id, m.body, (select count(*)::int from message_attachments a where a.message_id = m.id) as files,
       trim(u.first_name || ' ' || u.last_name) as sender
     from messages m left join users u on u.id = m.sender_id
     where m.conversation_id = :conversationId and m.sender_id is distinct from :userId and m.deleted_at is null
       and m.id > coalesce((select p.seen_id from conversation_participants p where p.conversation_id = :conversationId and p.user_id = :userId), 0)
     order by m.id limit 100`,
    { conversationId, userId }
  )
  return rows
}
