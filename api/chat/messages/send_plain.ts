import { ask, nameOf } from '#api/http/hot_reads'
import { noteWrite, onPrimary } from '#api/http/replica/reading'
import { Together } from '#api/engines/together/together'
import { storeInTurnSql } from '#api/notifications/stream/stored_events'
import transmit from '#api/notifications/stream/transmit'
import type User from '#api/accounts/models/user'
import {
  closedSql,
  forEachOf,
  readableSql,
  readersSql,
  ringsForSql,
  valuesOf,
  type Talker,
} from '#api/chat/chat_access'
import { answersAs } from '#api/chat/chat_facts'
import { hereSql, type MessageRow } from '#api/chat/chat_rows'
import { chatUser } from '#api/chat/people/chat_user'
import MessageTransformer from '#api/chat/messages/message_transformer'
import { channelsSql } from '#api/chat/tell_conversation'

/** Messages that one statement stores at most. */
const MOST = 50

export type Sending = {
  conversation_id: number
  text?: string
  client_id?: string
  attachments?: number[]
  reply_to?: number
}

type Plain = ReturnType<typeof valuesOf> & {
  conversation_id: number
  /** Of a team, in which kind of conversation its person answers by writing. */
  answers: string | null
  body: string
  client_id: string | null
  /** What the stream tells, but for what the database knows only; and its sender where they are here. */
  payload: object
  sender: object
}

type Sent = {
  id: number
  createdAt: string
  here: boolean
  payload: string
  events: { position: number; channel: string }[]
}

/** Of each form of the statement, as it depends on what the sender is. */
const forms = new Map<string, Together<Plain, Sent | undefined>>()

/**
 * Sends a text for which no bell rings, together with what others send meanwhile: one statement stores messages with
 * what the live stream tells of them, each by its own rules. Returns undefined, and changes nothing, where one cannot be
 * sent so: it rings, is stored already, is refused, or somebody else holds its conversation.
 */
export async function sendPlain(
  talker: Talker & { user: User },
  { conversation_id, text, client_id }: Sending
): Promise<MessageRow | undefined> {
  noteWrite()
  const body = text ?? ''
  const clientId = client_id ?? null
  const row = rowOf(talker.user, { conversationId: conversation_id, body, clientId })
  const sent = await formFor(talker).add({
    ...valuesOf(talker),
    conversation_id,
    answers: answersAs[talker.user.userType],
    body,
    client_id: clientId,
    payload: { type: 'message', message: new MessageTransformer(row).toObject() },
    sender: chatUser({ ...row.sender, here: true }),
  })
  if (!sent) return undefined
  const { id, createdAt, here, payload, events } = sent
  transmit.sendStored(events.map((event) => ({ ...event, payload })))
  return { ...row, id, createdAt, sender: { ...row.sender, here } }
}

/** A message that was just written, as far as it is known before it is stored. */
const rowOf = (
  { id, firstName, lastName, imageKey }: User,
  words: Pick<MessageRow, 'conversationId' | 'body' | 'clientId'>
) => ({
  ...words,
  id: 0,
  createdAt: new Date(0),
  editedAt: null,
  deletedAt: null,
  isRemoved: false,
  pinnedAt: null,
  sender: { id, firstName, lastName, imageKey, here: false },
  attachments: [],
  reactions: [],
  replyTo: null,
  seenBy: [],
})

function formFor(talker: Talker) {
  const readable = forEachOf('s', readableSql(talker))
  const known = forms.get(readable)
  if (known) return known
  const sql = sqlFor(readable)
  const form = new Together<Plain, Sent | undefined>((plain) => store(sql, plain), {
    most: MOST,
    key: ({ conversation_id: id }) => id,
  })
  forms.set(readable, form)
  return form
}

async function store(sql: string, plain: Plain[]) {
  const sent = new Map<number, Sent>()
  try {
    const values = [JSON.stringify(plain.map((one, nth) => ({ ...one, nth })))]
    const rows = await onPrimary(() =>
      ask<Sent & { nth: number }>(nameOf(sql), sql, values, { planned: true })
    )
    for (const { nth, ...one } of rows) sent.set(nth, one)
  } catch (error) {
    // the database undid all of them for the sake of one; without its word it is not known what became of them
    if ((error as { severity?: string }).severity !== 'ERROR') throw error
  }
  return plain.map((_, nth) => sent.get(nth))
}

/**
 * SQL over `reached c`: will what the stream tells come after what it told of the conversation so far? An event that waits
 * for its position would come later; and of a message that this statement does not see, nor does it see the events.
 */
const followsSql = `c.last_message_id is not distinct from (select seen.last_message_id from conversations seen where seen.id = c.id)
  and not exists (select from stream_events event where event.channel = 'conversations/' || c.id and event.position is null)`

/**
 * As `store` in send_message.ts, for many senders of one form. A conversation that somebody holds is left out, so that
 * nobody waits for others' conversations. By the range of `nth` the planner expects few rows, whatever they are.
 */
const sqlFor = (readable: string) =>
  `with reached as materialized (
       select s.*, c.id, c.kind, c.company_id, c.candidate_id, c.user_id, c.colleague_id, c.last_message_id,
         coalesce(c.answerer_id, case when c.kind = s.answers then s."user" end) as answerer_id
       from jsonb_to_recordset($1::jsonb) as s(nth int, conversation_id bigint, "user" bigint, company bigint, candidate bigint, answers text, body text, client_id text, payload jsonb, sender jsonb)
       join conversations c on c.id = s.conversation_id
       where s.nth between 0 and ${MOST} and ${readable} and ${forEachOf('s', closedSql)} is null
       order by c.id for no key update of c skip locked),
     plain as materialized (
       select c.*, reading.readers from reached c cross join lateral (select array${readersSql()}::int[] as readers offset 0) reading
       where ${followsSql} and not exists (select from users u left join conversation_participants p on p.user_id = u.id and p.conversation_id = c.id
         where u.id = any(reading.readers) and ${ringsForSql('u')} and u.id <> c."user" and not coalesce(p.is_muted, false)
           and coalesce(p.seen_id, 0) >= coalesce(c.last_message_id, 0))),
     sent as (
       insert into messages (conversation_id, sender_id, body, client_id)
       select id, "user", body, client_id from plain order by id
       on conflict (conversation_id, sender_id, client_id) do nothing returning id, conversation_id, created_at),
     moved as (update conversations set last_message_id = sent.id, message_count = message_count + 1, active_at = clock_timestamp(), updated_at = now(),
       answerer_id = plain.answerer_id
       from sent join plain on plain.id = sent.conversation_id where conversations.id = sent.conversation_id returning 1),
     own as (insert into conversation_participants as mine (conversation_id, user_id, seen_id)
       select plain.id, plain."user", sent.id from sent join plain on plain.id = sent.conversation_id
       on conflict (conversation_id, user_id) do update set seen_id = excluded.seen_id, updated_at = now() returning 1),
     written as materialized (
       select plain.nth, sent.id, sent.created_at as "createdAt", is_here.here, ${channelsSql('plain')} as channels,
         jsonb_set(plain.payload, '{message}', plain.payload -> 'message'
           || jsonb_build_object('_id', sent.id::text, 'createdAt', to_char(sent.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           || case when is_here.here then jsonb_build_object('sender', plain.sender) else '{}' end) as payload
       from sent join plain on plain.id = sent.conversation_id
         cross join lateral (select ${hereSql('author')} as here from (select plain."user" as id) author) is_here),
     ${storeInTurnSql('written', ['moved', 'own'])}
     select nth, id, "createdAt", here, payload::text,
       (select jsonb_agg(jsonb_build_object('position', position, 'channel', channel) order by position) from placed where placed.nth = written.nth) as events
     from written, told`
