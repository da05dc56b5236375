import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagination, type Pagination } from '#api/http/pagination'
import { escapeLike } from '#api/taxonomy/suggest'
import { reachConversation, type Reached, type Talker } from '#api/chat/chat_access'
import Message from '#api/chat/models/message'
import { messageSql, type MessageRow } from '#api/chat/chat_rows'
import { prepared } from '#api/chat/prepared'

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
 * A stretch of the conversation that is being reached, oldest first: its end, or what comes before, after or around a
 * message. Each is one step into the index, however long the conversation, and is read while it is asked who may: to a
 * person who may not, nothing of it is returned. `before` and `after` beside it continue it on either side.
 */
export async function historyOf(
  reaching: Promise<Pick<Reached, 'lastMessageId' | 'messageCount'>>,
  conversationId: number,
  place: Place
): Promise<Stretch> {
  const [{ lastMessageId, messageCount }, { messages, hasBefore, hasAfter }] = await Promise.all([
    reaching,
    stretchOf(conversationId, place),
  ])
  const { limit = USUAL, before, after } = place
  const goesOn = hasAfter ?? (before !== undefined && (lastMessageId ?? 0) >= before)
  const edges = {
    before: hasBefore && messages.length > 0 ? String(messages[0].id) : null,
    after: goesOn && messages.length > 0 ? String(messages.at(-1)!.id) : null,
  }
  return {
    messages,
    pagination: {
      ...pagination(1, limit, messageCount, after === undefined ? edges.before : edges.after),
      ...edges,
    },
  }
}

/** The messages at a place, and whether more come before and after them; where only older ones were read, what comes after is not known here. */
async function stretchOf(
  conversationId: number,
  { limit = USUAL, before, after, around }: Place
): Promise<{ messages: MessageRow[]; hasBefore: boolean; hasAfter?: boolean }> {
  const half = Math.floor(limit / 2)
  const older = (below: number | null, count: number) =>
    part(conversationId, below === null ? '' : 'and m.id < :edge', 'desc', below, count)
  const newer = (above: number, count: number) =>
    part(conversationId, 'and m.id > :edge', 'asc', above, count)

  if (around !== undefined) {
    const [up, down] = await Promise.all([older(around + 1, half + 2), newer(around, limit - half)])
    return {
      messages: [...up.slice(0, half + 1).reverse(), ...down.slice(0, limit - half - 1)],
      hasBefore: up.length > half + 1,
      hasAfter: down.length > limit - half - 1,
    }
  }
  if (after !== undefined) {
    const rows = await newer(after, limit + 1)
    return {
      messages: rows.slice(0, limit),
      hasBefore: after > 0,
      hasAfter: rows.length > limit,
    }
  }
  const rows = await older(before ?? null, limit + 1)
  return { messages: rows.slice(0, limit).reverse(), hasBefore: rows.length > limit }
}

async function part(
  conversationId: number,
  edge: string,
  order: 'asc' | 'desc',
  at: number | null,
  limit: number
): Promise<MessageRow[]> {
  return prepared<MessageRow>(
    // a value that the planner does not see: of a long conversation it would walk the primary key, past all other ones' messages
    `select ${messageSql} from messages m where m.conversation_id = (select :conversationId::bigint) ${edge} order by m.id ${order} limit :limit`,
    { conversationId, limit, ...(edge ? { edge: at } : {}) }
  )
}

/** Messages of a conversation that hold these words, the newest first; `before` continues the list. */
export async function searchMessages(
  { id: conversationId }: Pick<Reached, 'id'>,
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
  return listed(rows, limit)
}

/** What the two keep at hand, the last pinned first. */
export async function pinnedMessages({ id: conversationId }: Pick<Reached, 'id'>) {
  const { rows } = await db.rawQuery(
    `select ${messageSql} from messages m where m.conversation_id = ? and m.pinned_at is not null order by m.pinned_at desc limit 50`,
    [conversationId]
  )
  return listed(rows, 50)
}

function listed(rows: MessageRow[], limit: number): Stretch {
  const messages = rows.slice(0, limit)
  const next = rows.length > limit ? String(messages.at(-1)!.id) : null
  // a total would read every hit; the list says whether more follow
  return {
    messages,
    pagination: { ...pagination(1, limit, messages.length, next), before: next, after: null },
  }
}
