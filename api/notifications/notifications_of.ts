import type { Infer } from '@vinejs/vine/types'
import { cursor, pagination } from '#api/http/pagination'
import { prepared } from '#api/http/prepared'
import Notification from '#api/notifications/models/notification'
import type { notificationList } from '#api/notifications/notification_validators'

const MOST_COUNTED = 1_000

/**
 * SQL: a person's lines of one page, each the newest of those that are alike and how many they are, and how many lines and
 * unread ones there are. One pass over what is in the bell: it looks into each month once, and planning it takes longer
 * than that. Read ones and unread ones are two lines.
 */
const linesSql = `
  with lines as materialized (
    select max(id) as id, count(*)::int as count, read_at is null as unread from notifications
    where user_id = :userId and in_bell and cleared_at is null
    group by alike, case when alike is null then id end, read_at is null)
  select counted.*, page.id, page.count
  from (select (count(*) filter (where unread or not :unread))::int as total, least(coalesce(sum(count) filter (where unread), 0), ${MOST_COUNTED})::int as unread from lines) counted
    left join (select id, count from lines where (unread or not :unread) and (:last::bigint is null or id < :last) order by id desc limit :limit offset :offset) page on true
  order by page.id desc`

type Line = { id: number | null; count: number; total: number; unread: number }

/**
 * A person's notifications, the newest first; those that are alike are one line at the place of the newest.
 * `unread` counts them one by one, 1,000 at most, as the bell shows them.
 */
export async function notificationsOf(
  userId: number,
  { page = 1, limit = 20, cursor: from, unread = false }: Infer<typeof notificationList>
) {
  const [last] = cursor.read(from) ?? []
  const isAfter = typeof last === 'number' && Number.isSafeInteger(last)
  const lines = await prepared<Line>(linesSql, {
    userId,
    unread,
    last: isAfter ? last : null,
    limit: limit + 1,
    offset: isAfter ? 0 : (page - 1) * limit,
  })
  const counts = new Map(lines.map(({ id, count }) => [id, count]))
  const ids = [...counts.keys()].filter((id) => id !== null)
  const rows = await Notification.of(userId)
    .whereIn('id', ids.slice(0, limit))
    .orderBy('id', 'desc')
  for (const row of rows) row.$extras.count = counts.get(row.id)
  const nextCursor = ids.length > limit ? cursor.write([ids[limit - 1]]) : null
  return {
    rows,
    unread: lines[0].unread,
    pagination: pagination(page, limit, lines[0].total, nextCursor),
  }
}
