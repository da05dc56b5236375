import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagination, type Pagination } from '#api/http/pagination'
import { escapeLike } from '#api/taxonomy/suggest'
import {
  closedSql,
  reachConversation,
  readableSql,
  valuesOf,
  type Reached,
  type Talker,
} from '#api/chat/chat_access'
import Message from '#api/chat/models/message'
import { messageSql, seenWithin, type MessageRow } from '#api/chat/chat_rows'
import { prepared } from '#api/http/prepared'

/** One message, as everyone who reads the conversation sees it; 404 where it is in none or another one. */
export async function messageRow(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<MessageRow> {
  const { rows } = await client.rawQuery(`select ${messageSql} from messages m where m.id = ?`, [
    id,
  ])
  if (rows.length === 0) throw new errors.E_ROW_NOT_FOUND()
  return rows[0]
}

/** The message, for somebody who reads its conversation; 404 for anybody else. */
export async function reachMessage(talker: Talker, id: number): Promise<Message> {
  const message = await Message.findOrFail(id)
  await reachConversation(talker, message.conversationId)
  return message
}

/** Messages, and where the list continues on either side; null at its end. */
export type Stretch = {
  messages: MessageRow[]
  pagination: Pagination & { before: string | null; after: string | null }
}

/** Messages of a stretch, where nothing else is asked for. */
const USUAL = 50

type Place = { before?: number; after?: number; around?: number; limit?: number }

/**
 * A stretch of a conversation, oldest first: its end, or what comes before, after or around a message; 404 for a person
 * who does not read it. One statement, of steps into the index, however long the conversation. `before` and `after`
 * beside it continue it on either side.
 */
export async function historyOf(
  talker: Talker,
  conversationId: number,
  place: Place
): Promise<Stretch> {
  const { limit = USUAL, before, after } = place
  const { sql, values, cut } = stretchOf(place, limit)
  const rows = await prepared<
    MessageRow & Pick<Reached, 'lastMessageId' | 'messageCount' | 'closed'>
  >(
    `select c.last_message_id as "lastMessageId", c.message_count as "messageCount", c.closed, m.*
     from (select c.*, ${closedSql} as closed from conversations c where c.id = :id and ${readableSql(talker)} offset 0) c
     left join lateral (${sql}) m on true order by m.id`,
    { ...valuesOf(talker), id: conversationId, ...values }
  )
  if (rows.length === 0) throw new errors.E_ROW_NOT_FOUND()
  const [{ lastMessageId, messageCount, closed }] = rows
  const { messages, hasBefore, hasAfter } = cut(rows.filter(({ id }) => id !== null))
  const goesOn = hasAfter ?? (before !== undefined && (lastMessageId ?? 0) >= before)
  const edges = {
    before: hasBefore && messages.length > 0 ? String(messages[0].id) : null,
    after: goesOn && messages.length > 0 ? String(messages.at(-1)!.id) : null,
  }
  return {
    messages: messages.map((row) => seenWithin(closed, row)),
    pagination: {
      ...pagination(1, limit, messageCount, after === undefined ? edges.before : edges.after),
      ...edges,
    },
  }
}

type Wanted = {
  sql: string
  values: Record<string, number>
  /** Of what the SQL found, oldest first: the messages, and whether more come before and after; undefined where only older ones were read. */
  cut(found: MessageRow[]): { messages: MessageRow[]; hasBefore: boolean; hasAfter?: boolean }
}

/** How the messages at a place are read: on each side one more than are shown, which tells whether the list goes on. */
function stretchOf({ before, after, around }: Place, limit: number): Wanted {
  if (around !== undefined) {
    const older = Math.floor(limit / 2) + 1
    const newer = limit - older
    return {
      sql: `${side('and m.id <= :around', 'desc', ':older')} union all ${side('and m.id > :around', 'asc', ':newer')}`,
      values: { around, older: older + 1, newer: newer + 1 },
      cut(found) {
        const up = found.filter(({ id }) => id <= around)
        const down = found.slice(up.length)
        return {
          messages: [...up.slice(-older), ...down.slice(0, newer)],
          hasBefore: up.length > older,
          hasAfter: down.length > newer,
        }
      },
    }
  }
  if (after !== undefined)
    return {
      sql: side('and m.id > :after', 'asc', ':most'),
      values: { after, most: limit + 1 },
      cut: (found) => ({
        messages: found.slice(0, limit),
        hasBefore: after > 0,
        hasAfter: found.length > limit,
      }),
    }
  return {
    sql: side(before === undefined ? '' : 'and m.id < :before', 'desc', ':most'),
    values: { most: limit + 1, ...(before !== undefined && { before }) },
    cut: (found) => ({ messages: found.slice(-limit), hasBefore: found.length > limit }),
  }
}

/** SQL: messages of the conversation `:id` on one side of an edge. */
const side = (edge: string, order: 'asc' | 'desc', most: string) =>
  // a value that the planner does not see: of a long conversation it would walk the primary key, past all other ones' messages
  `(select ${messageSql} from messages m where m.conversation_id = (select :id::bigint) ${edge} order by m.id ${order} limit ${most})`

/** Messages of a conversation that hold these words, the newest first; `before` continues the list. */
export async function searchMessages(
  { id: conversationId, closed }: Pick<Reached, 'id' | 'closed'>,
  { search, before, limit = 20 }: { search: string; before?: number; limit?: number }
) {
  const { rows } = await db.rawQuery(
    `select ${messageSql} from messages m where m.conversation_id = :conversationId and m.body ilike :like and m.deleted_at is null
       ${before ? 'and m.id < :before' : ''} order by m.id desc limit :limit`,
    {
      conversationId,
      like: `%${escapeLike(search)}%`,
      before: before ?? null,
      limit: limit + 1,
    } as any
  )
  return listed(rows, limit, closed)
}

/** What the two keep at hand, the last pinned first. */
export async function pinnedMessages({
  id: conversationId,
  closed,
}: Pick<Reached, 'id' | 'closed'>) {
  const { rows } = await db.rawQuery(
    `select ${messageSql} from messages m where m.conversation_id = ? and m.pinned_at is not null order by m.pinned_at desc limit 50`,
    [conversationId]
  )
  return listed(rows, 50, closed)
}

function listed(rows: MessageRow[], limit: number, closed: Reached['closed']): Stretch {
  const messages = rows.slice(0, limit).map((row) => seenWithin(closed, row))
  const next = rows.length > limit ? String(messages.at(-1)!.id) : null
  // a total would read every hit; the list says whether more follow
  return {
    messages,
    pagination: { ...pagination(1, limit, messages.length, next), before: next, after: null },
  }
}
