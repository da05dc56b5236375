import { cursor, pagination } from '#api/http/pagination'
import { prepared } from '#api/http/prepared'
import { escapeLike } from '#api/taxonomy/suggest'
import { closedSql, readableParts, valuesOf, type Talker } from '#api/chat/chat_access'
import type { ClosedReason, ConversationKind } from '#api/chat/chat_facts'
import { UNREAD_MOST } from '#api/chat/chat_facts'
import { chatUserSql, isUnreadSql, messageSql, unreadSql } from '#api/chat/chat_rows'
import type { ChatUser, MessageRow } from '#api/chat/chat_rows'

export type ConversationRow = {
  id: number
  kind: ConversationKind
  users: ChatUser[]
  company: { id: number; name: string; slug: string; logoKey: string | null } | null
  candidate: { id: number; userId: number; headline: string | null } | null
  /** Who asks support. */
  askerId: number | null
  answererId: number | null
  activeAt: Date | string
  cursorAt: string
  total: number
  unread: number
  seenId: number
  isMuted: boolean
  isPinned: boolean
  closed: ClosedReason | null
  latest: MessageRow | null
}

/** SQL: the ids of the people of `conversations c`: both sides, and those who take part. */
const peopleSql = `(select ca.user_id from candidates ca where ca.id = c.candidate_id
  union select c.user_id where c.user_id is not null union select c.colleague_id where c.colleague_id is not null
  union select t.user_id from conversation_participants t where t.conversation_id = c.id)`

const columns = `c.id, c.kind, case when c.kind = 'support' then c.user_id end as "askerId", c.answerer_id as "answererId", c.active_at as "activeAt", c.active_at::text as "cursorAt", c.message_count as total,
  (select jsonb_agg(${chatUserSql('u')} order by u.id) from users u where u.id in ${peopleSql}) as users,
  (select jsonb_build_object('id', co.id, 'name', co.name, 'slug', co.slug, 'logoKey', co.logo_key) from companies co where co.id = c.company_id and c.kind = 'company') as company,
  (select jsonb_build_object('id', ca.id, 'userId', ca.user_id, 'headline', ca.headline) from candidates ca where ca.id = c.candidate_id) as candidate,
  ${unreadSql(UNREAD_MOST)} as unread, coalesce(p.seen_id, 0) as "seenId", coalesce(p.is_muted, false) as "isMuted", coalesce(p.is_pinned, false) as "isPinned",
  ${closedSql} as closed,
  (select to_jsonb(latest) from (select ${messageSql} from messages m where m.id = c.last_message_id) latest) as latest`

const joined = `left join conversation_participants p on p.conversation_id = c.id and p.user_id = :user`

/** One conversation as the person sees it in their list; it was reached before. */
export async function conversationRow(talker: Talker, id: number): Promise<ConversationRow> {
  const [row] = await prepared<ConversationRow>(
    `select ${columns} from conversations c ${joined} where c.id = :id`,
    { ...valuesOf(talker), id }
  )
  return row
}

export type ConversationFilter = {
  search?: string
  page?: number
  limit?: number
  cursor?: string
  pinned?: boolean
  unread?: boolean
  mine?: boolean
}

/** SQL: ids and times of those that a person reads, each part by its own index. */
const readBy = (talker: Talker, where: string, tail = '') =>
  readableParts(talker)
    .map(
      (part) =>
        `(select c.id, c.active_at from conversations c ${joined} where (${part}) and ${where} ${tail})`
    )
    .join(' union all ')

/** SQL over `conversations c`: is one of its people, but for the reader, called like `:like`? An index read for each of them. */
const namedSql = [
  'candidates ca join users u on u.id = ca.user_id where ca.id = c.candidate_id',
  'users u where u.id in (c.user_id, c.colleague_id)',
  'conversation_participants t join users u on u.id = t.user_id where t.conversation_id = c.id',
]
  .map(
    (people) =>
      `exists (select from ${people} and u.id <> :user and u.first_name || ' ' || u.last_name ilike :like)`
  )
  .join(' or ')

/**
 * A person's conversations, the last active first, by page or by cursor; found by the names of their people and of the
 * company. `mine`: of a team's, those in which they take part.
 */
export async function listConversations(talker: Talker, filter: ConversationFilter) {
  const { page = 1, limit = 20, search } = filter
  const after = cursor.read(filter.cursor)
  const where = [
    // what was opened and holds no message yet is there for the person who opened it
    '(c.last_message_id is not null or c.opened_by = :user)',
    ...(filter.pinned ? ['p.is_pinned'] : []),
    ...(filter.unread ? [isUnreadSql] : []),
    ...(filter.mine ? ['p.id is not null'] : []),
    ...(search
      ? [
          `(${namedSql} or exists (select from companies co where co.id = c.company_id and c.kind = 'company' and co.name ilike :like))`,
        ]
      : []),
  ].join(' and ')
  // they are read once, for their number and the page; what is shown of a conversation only for the page
  const rows = await prepared<ConversationRow & { found: number }>(
    `with found as materialized (${readBy(talker, where)}),
       page as materialized (select id from found ${after ? 'where (active_at, id) < (:at::timestamptz, :id)' : ''} order by active_at desc, id desc limit :limit offset :offset)
     select counted.found, ${columns} from (select count(*) as found from found) counted
       left join (page join conversations c on c.id = page.id ${joined}) on true order by c.active_at desc, c.id desc`,
    {
      ...valuesOf(talker),
      like: `%${escapeLike(search ?? '')}%`,
      limit: limit + 1,
      offset: after ? 0 : (page - 1) * limit,
      at: after?.[0] ?? null,
      id: after?.[1] ?? null,
    }
  )
  const some = rows.filter(({ id }) => id !== null)
  const shown = some.slice(0, limit)
  const last = some.length > limit ? shown.at(-1)! : null
  return {
    conversations: shown,
    pagination: pagination(
      page,
      limit,
      rows[0].found,
      last && cursor.write([last.cursorAt, last.id])
    ),
  }
}

/** How many conversations hold something unread to the person; muted ones do not count. */
export async function countUnread(talker: Talker): Promise<number> {
  const [{ total }] = await prepared<{ total: number }>(
    `select count(*) as total from (select from (${readBy(
      talker,
      `${isUnreadSql} and not coalesce(p.is_muted, false)`,
      `limit ${UNREAD_MOST}`
    )}) found limit ${UNREAD_MOST}) counted`,
    valuesOf(talker)
  )
  return total
}
