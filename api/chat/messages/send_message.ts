import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { notifyAll } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import {
  assertOpen,
  hearersSql,
  reachConversation,
  readersSql,
  type Reached,
  type Talker,
} from '#api/chat/chat_access'
import { UNREAD_MAIL_MINUTES } from '#api/chat/chat_facts'
import { messageSql, type MessageRow } from '#api/chat/chat_rows'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { aboutUnread } from '#api/chat/conversations/keep_conversation'
import { tellConversation } from '#api/chat/tell_conversation'
import type { UserType } from '#api/accounts/account_facts'

export type Sending = {
  conversation_id: number
  text?: string
  client_id?: string
  attachments?: number[]
  reply_to?: number
}

/**
 * Stores a message, moves its conversation to the top and tells everyone who hears of it, in one transaction. The same
 * `client_id` again returns the first one, also when the conversation has closed meanwhile. Refuses (403) where nothing
 * can be sent now, and (422) files that are not the sender's own, unsent ones.
 */
export async function sendMessage(
  talker: Talker & { user: User },
  sending: Sending
): Promise<MessageRow> {
  return db.transaction(async (trx) => {
    const conversation = await reachConversation(talker, sending.conversation_id, trx)
    const known = await sentBefore(trx, talker.user.id, sending)
    if (known) return known
    assertOpen(conversation)
    await assertUnsent(trx, talker.user.id, sending.attachments)
    const id = await store(trx, talker, conversation, sending)
    const { rows } = await trx.rawQuery(
      `select ${messageSql}, array${readersSql()}::int[] as readers, array${hearersSql()}::int[] as hearers
       from messages m join conversations c on c.id = m.conversation_id where m.id = ?`,
      [id]
    )
    const { readers, hearers, ...message } = rows[0] as MessageRow &
      Record<'readers' | 'hearers', number[]>
    const wire = new MessageTransformer(message).toObject()
    const payload = { type: 'message', message: wire }
    await tellConversation(trx, {
      conversationId: conversation.id,
      open: payload,
      lists: { to: readers, payload },
    })
    await ringOnce(trx, talker.user, conversation, message, hearers)
    return message
  })
}

async function sentBefore(
  trx: TransactionClientContract,
  senderId: number,
  { conversation_id: conversationId, client_id: clientId }: Sending
): Promise<MessageRow | undefined> {
  if (!clientId) return undefined
  const { rows } = await trx.rawQuery(
    `select ${messageSql} from messages m where m.conversation_id = ? and m.sender_id = ? and m.client_id = ?`,
    [conversationId, senderId, clientId]
  )
  return rows[0]
}

/** The message with all that hangs on it, in one statement; the conversation's row is locked. */
async function store(
  trx: TransactionClientContract,
  { user }: Talker,
  { id, kind }: Reached,
  { text, client_id: clientId, attachments, reply_to: replyTo }: Sending
): Promise<number> {
  // of a team, the colleague who writes first answers
  const answers =
    (kind === 'company' && user.userType === 'client') ||
    (kind === 'support' && user.userType === 'admin')
  const { rows } = await trx.rawQuery(
    `with sent as (
       insert into messages (conversation_id, sender_id, body, client_id, reply_to_id)
       values (:id, :user, :body, :clientId, (select q.id from messages q where q.id = :replyTo and q.conversation_id = :id)) returning id),
     attached as (insert into message_attachments (message_id, file_id) select sent.id, file from sent, unnest(:files::bigint[]) file),
     moved as (update conversations set last_message_id = sent.id, message_count = message_count + 1, active_at = clock_timestamp(), updated_at = now(),
       answerer_id = coalesce(answerer_id, :answerer) from sent where conversations.id = :id),
     own as (insert into conversation_participants as mine (conversation_id, user_id, seen_id) select :id, :user, sent.id from sent
       on conflict (conversation_id, user_id) do update set seen_id = excluded.seen_id, updated_at = now())
     select id from sent`,
    {
      id,
      user: user.id,
      body: text ?? '',
      clientId: clientId ?? null,
      replyTo: replyTo ?? null,
      files: attachments ?? [],
      answerer: answers ? user.id : null,
    } as any
  )
  return rows[0].id
}

async function assertUnsent(trx: TransactionClientContract, ownerId: number, ids: number[] = []) {
  if (ids.length === 0) return
  const { rows } = await trx.rawQuery(
    `select id from files where id = any(:ids) and owner_id = :ownerId and purpose = 'attachment'
       and not exists (select from message_attachments a where a.file_id = files.id) for update`,
    { ids, ownerId } as any
  )
  if (rows.length < ids.length)
    throw new Refusal('A file is not here, not yours, or was sent already; upload it again', {
      status: 422,
      field: 'attachments',
    })
}

/**
 * Rings a bell, and mails in ten minutes, for those to whom this is the first unread message and who have not muted
 * the conversation: reading it takes both back, and the messages after it ring no more.
 */
async function ringOnce(
  trx: TransactionClientContract,
  sender: User,
  { id, companyId, lastMessageId }: Reached,
  message: MessageRow,
  hearers: number[]
) {
  const { rows } = await trx.rawQuery(
    `select u.id, u.user_type from users u left join conversation_participants p on p.user_id = u.id and p.conversation_id = :id
     where u.id = any(:others) and not coalesce(p.is_muted, false) and coalesce(p.seen_id, 0) >= :before`,
    { id, others: hearers.filter((one) => one !== sender.id), before: lastMessageId ?? 0 } as any
  )
  const says = message.body || `${message.attachments.length} files`
  await notifyAll(
    trx,
    (rows as { id: number; user_type: keyof typeof places }[]).map((one) => ({
      to: [one.id],
      kind: 'message.received',
      message: `${sender.fullName} wrote to you`,
      link: `${places[one.user_type]}/${id}`,
      clientId: companyId ?? undefined,
      data: { conversationId: String(id) },
      mail: {
        subject: `${sender.fullName} wrote to you`,
        lines: [says.length > 500 ? `${says.slice(0, 500)}…` : says],
        action: { label: 'Read and answer', path: `${places[one.user_type]}/${id}` },
        sendAfter: new Date(Date.now() + UNREAD_MAIL_MINUTES * 60_000),
        about: aboutUnread(id, one.id),
      },
    }))
  )
}

const places: Record<UserType, string> = {
  developer: '/candidate/chat',
  client: '/client/chat',
  admin: '/admin/support',
}
