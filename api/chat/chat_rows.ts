// What the queries of conversations and messages have in common: one shape of a person, of a message and of unread.

export type ChatUser = {
  id: number
  firstName: string
  lastName: string
  imageKey: string | null
  here: boolean
}

/** SQL: a person of the chat (a row of `users`, by its alias) as JSON; no e-mail and no token is read at all. */
export const chatUserSql = (u: string) =>
  `jsonb_build_object('id', ${u}.id, 'firstName', ${u}.first_name, 'lastName', ${u}.last_name, 'imageKey', ${u}.image_key, 'here', ${hereSql(u)})`

/** SQL: is the person here now? */
export const hereSql = (u: string) =>
  `exists (select from presences here where here.user_id = ${u}.id and here.expires_at > now())`

/** Where nothing can be sent any more, nobody reads whether the other is here. */
export const unseenWhere = <One extends { here: boolean }>(closed: string | null, one: One): One =>
  closed ? { ...one, here: false } : one

export type Attachment = {
  fileId: number
  fileName: string
  mimeType: string
  byteSize: number
}

/** Text in ISO 8601 where it comes by a hot read or within JSON. */
type Time = Date | string

export type MessageRow = {
  id: number
  conversationId: number
  body: string
  clientId: string | null
  createdAt: Time
  editedAt: Time | null
  deletedAt: Time | null
  /** By the moderators, not by its author. */
  isRemoved: boolean
  pinnedAt: Time | null
  sender: ChatUser | null
  attachments: Attachment[]
  reactions: { reaction: string; userIds: number[] }[]
  replyTo: { id: number; body: string; firstName: string | null; deleted: boolean } | null
  seenBy: number[]
}

/** A message as it is read in a conversation that may be closed. */
export const seenWithin = (closed: string | null, row: MessageRow): MessageRow =>
  row.sender ? { ...row, sender: unseenWhere(closed, row.sender) } : row

/** SQL: what is read of `messages m`, whose files are in this table. */
export const messageSqlWith = (
  attachments: string
) => `m.id, m.conversation_id as "conversationId", m.body, m.client_id as "clientId", m.created_at as "createdAt",
  m.edited_at as "editedAt", m.deleted_at as "deletedAt", m.pinned_at as "pinnedAt",
  m.deleted_at is not null and exists (select from message_reports r
    where r.message_id = m.id and r.status = 'upheld' and r.decided_at <= m.deleted_at) as "isRemoved",
  (select ${chatUserSql('u')} from users u where u.id = m.sender_id) as sender,
  coalesce((select jsonb_agg(jsonb_build_object('fileId', f.id, 'fileName', f.file_name, 'mimeType', f.mime_type, 'byteSize', f.byte_size) order by f.id)
    from ${attachments} a join files f on f.id = a.file_id where a.message_id = m.id), '[]') as attachments,
  coalesce((select jsonb_agg(jsonb_build_object('reaction', reaction, 'userIds', people) order by first)
    from (select reaction, jsonb_agg(user_id order by id) as people, min(id) as first from message_reactions where message_id = m.id group by reaction) r), '[]') as reactions,
  (select jsonb_build_object('id', q.id, 'body', left(q.body, 200), 'firstName', qu.first_name, 'deleted', q.deleted_at is not null)
    from messages q left join users qu on qu.id = q.sender_id where q.id = m.reply_to_id) as "replyTo",
  array(select p.user_id from conversation_participants p where p.conversation_id = m.conversation_id and p.seen_id >= m.id
    and p.user_id is distinct from m.sender_id order by p.user_id)::int[] as "seenBy"`

/** SQL: what is read of `messages m`. */
export const messageSql = messageSqlWith('message_attachments')

/**
 * SQL over `conversations c` and the reader's `conversation_participants p`, which may be missing: from which message
 * on it is unread to them. Of a company or of support, what nobody answers yet is unread to everyone with the right;
 * what somebody answers, only to those who take part. Null where nothing is.
 */
const unreadFromSql = `case
  when p.id is not null then p.seen_id
  when c.kind = 'colleagues' or c.candidate_id = :candidate or c.user_id = :user or c.answerer_id is null then 0 end`

/** SQL: is anything unread? A sender's own mark moves with what they write, so the last message tells. */
export const isUnreadSql = `coalesce(c.last_message_id > ${unreadFromSql}, false)`

/** SQL: how many messages are unread, counted up to a bound. */
export const unreadSql = (
  most: number
) => `case when ${isUnreadSql} then (select count(*)::int from (
  select from messages n where n.conversation_id = c.id and n.id > ${unreadFromSql} and n.sender_id is distinct from :user and n.deleted_at is null limit ${most}) counted) else 0 end`
