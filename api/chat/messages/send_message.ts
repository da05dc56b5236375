import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { notifyAll } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import {
  assertOpen,
  closedSql,
  reachConversation,
  readableSql,
  readersSql,
  ringsForSql,
  valuesOf,
  type Reached,
  type Talker,
} from '#api/chat/chat_access'
import { answersAs, NEW_MESSAGE, UNREAD_MAIL_MINUTES } from '#api/chat/chat_facts'
import { placesOfChat } from '#api/chat/chat_places'
import { sentence } from '#api/languages/sentence'
import { messageSql, messageSqlWith, type MessageRow } from '#api/chat/chat_rows'
import { prepared } from '#api/http/prepared'
import { running } from '#api/http/watched_transactions'
import { sendPlain, type Sending } from '#api/chat/messages/send_plain'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { aboutUnread } from '#api/chat/conversations/keep_conversation'
import { tellConversation } from '#api/chat/tell_conversation'
import type { UserType } from '#api/accounts/account_facts'

/**
 * Stores a message, moves its conversation to the top and tells everyone who hears of it, in one transaction. The same
 * `client_id` again returns the first one, also when the conversation has closed meanwhile. Refuses (403) where nothing
 * can be sent now, and (422) files that are not the sender's own, unsent ones.
 */
export async function sendMessage(
  talker: Talker & { user: User },
  sending: Sending
): Promise<MessageRow> {
  // a request with a key says in its own transaction that it changed something
  const isPlain = !sending.attachments && !sending.reply_to && !running.getStore()
  const sent = isPlain ? await sendPlain(talker, sending) : undefined
  return sent ?? sendAlone(talker, sending)
}

async function sendAlone(talker: Talker & { user: User }, sending: Sending): Promise<MessageRow> {
  return db.transaction(async (trx) => {
    if (sending.attachments) {
      await reachConversation(talker, sending.conversation_id, trx)
      const known = await sentBefore(trx, talker.user.id, sending)
      if (known) return known
      await assertUnsent(trx, talker.user.id, sending.attachments)
    }
    const { closed, companyId, readers, rung, ...message } = await store(trx, talker, sending)
    if (message.id === null) {
      // what was stored is returned also where nothing new can be
      const known = await sentBefore(trx, talker.user.id, sending)
      if (!known) assertOpen({ closed })
      return known!
    }
    const payload = { type: 'message', message: new MessageTransformer(message).toObject() }
    await tellConversation(trx, {
      conversationId: message.conversationId,
      open: payload,
      lists: { to: readers, payload },
    })
    await ring(trx, talker.user, { companyId, message, rung })
    return message
  })
}

type Rung = { id: number; userType: UserType }

type Stored = MessageRow &
  Pick<Reached, 'closed' | 'companyId'> & {
    /** Whose lists move. */
    readers: number[]
    /** For whom it rings: to whom it is the first unread one, and who have not muted the conversation. */
    rung: Rung[]
  }

/**
 * Stores the message with all that hangs on it, in one statement: it locks the conversation first, so that ids rise in
 * the order in which messages become visible, and returns the message as it reads now. Its id is null where the
 * conversation is closed, or where its client id is stored already. 404 for a person who does not read the conversation.
 */
async function store(
  trx: TransactionClientContract,
  talker: Talker,
  { conversation_id: id, text, client_id: clientId, attachments, reply_to: replyTo }: Sending
): Promise<Stored> {
  const [stored] = await prepared<Stored>(
    `with reached as materialized (select c.*, ${closedSql} as closed from conversations c where c.id = :id and ${readableSql(talker)} for no key update of c),
     sent as (
       insert into messages (conversation_id, sender_id, body, client_id, reply_to_id)
       select reached.id, :user, :body, :clientId, (select q.id from messages q where q.id = :replyTo and q.conversation_id = reached.id)
       from reached where closed is null
       on conflict (conversation_id, sender_id, client_id) do nothing returning *),
     attached as (insert into message_attachments (message_id, file_id) select sent.id, file from sent, unnest(:files::bigint[]) file returning *),
     moved as (update conversations set last_message_id = sent.id, message_count = message_count + 1, active_at = clock_timestamp(), updated_at = now(),
       answerer_id = coalesce(answerer_id, case when conversations.kind = :answers then :user::bigint end)
       from sent where conversations.id = sent.conversation_id returning conversations.*),
     own as (insert into conversation_participants as mine (conversation_id, user_id, seen_id) select sent.conversation_id, :user, sent.id from sent
       on conflict (conversation_id, user_id) do update set seen_id = excluded.seen_id, updated_at = now())
     select reached.closed, reached.company_id as "companyId", ${messageSqlWith('attached')}, reading.readers,
       coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'userType', u.user_type) order by u.id) from users u
         left join conversation_participants p on p.user_id = u.id and p.conversation_id = c.id
         where u.id = any(reading.readers) and ${ringsForSql('u')} and u.id <> :user and not coalesce(p.is_muted, false)
           and coalesce(p.seen_id, 0) >= coalesce(reached.last_message_id, 0)), '[]') as rung
     from reached left join sent m on true left join moved c on true
       cross join lateral (select array${readersSql()}::int[] as readers) reading`,
    {
      ...valuesOf(talker),
      id,
      body: text ?? '',
      clientId: clientId ?? null,
      replyTo: replyTo ?? null,
      files: attachments ?? [],
      answers: answersAs[talker.user.userType],
    },
    trx
  )
  if (!stored) throw new errors.E_ROW_NOT_FOUND()
  return stored
}

async function sentBefore(
  trx: TransactionClientContract,
  senderId: number,
  { conversation_id: conversationId, client_id: clientId }: Sending
): Promise<MessageRow | undefined> {
  if (!clientId) return undefined
  const [known] = await prepared<MessageRow>(
    `select ${messageSql} from messages m where m.conversation_id = :conversationId and m.sender_id = :senderId and m.client_id = :clientId`,
    { conversationId, senderId, clientId },
    trx
  )
  return known
}

async function assertUnsent(trx: TransactionClientContract, ownerId: number, ids: number[] = []) {
  if (ids.length === 0) return
  const { rows } = await trx.rawQuery(
    `select id from files where id = any(:ids) and owner_id = :ownerId and purpose = 'attachment'
       and not exists (select from message_attachments a where a.file_id = files.id) for update`,
    { ids, ownerId } as any
  )
  if (rows.length < ids.length)
    throw new Refusal('A file is missing, not yours, or already sent; upload it again', {
      status: 422,
      field: 'attachments',
    })
}

/** Rings a bell, and mails in ten minutes: reading it takes both back, and the messages after it ring no more. */
async function ring(
  trx: TransactionClientContract,
  sender: User,
  { companyId, message, rung }: Pick<Stored, 'companyId' | 'rung'> & { message: MessageRow }
) {
  if (rung.length === 0) return
  const id = message.conversationId
  const says = message.body || `${message.attachments.length} files`
  const wrote = sentence('{sender} wrote to you', { sender: sender.fullName })
  await notifyAll(
    trx,
    rung.map((one) => ({
      to: [one.id],
      kind: NEW_MESSAGE,
      message: wrote,
      link: `${placesOfChat[one.userType]}/${id}`,
      clientId: companyId ?? undefined,
      data: { conversationId: String(id) },
      alike: {
        by: `conversation:${id}:${sender.id}`,
        message: sentence('{sender} wrote to you {count} times', { sender: sender.fullName }),
        link: `${placesOfChat[one.userType]}/${id}`,
      },
      mail: {
        subject: wrote,
        lines: [says.length > 500 ? `${says.slice(0, 500)}…` : says],
        action: { label: sentence('Read and answer'), path: `${placesOfChat[one.userType]}/${id}` },
        sendAfter: new Date(Date.now() + UNREAD_MAIL_MINUTES * 60_000),
        about: aboutUnread(id, one.id),
      },
    }))
  )
}
