import type { Infer } from '@vinejs/vine/types'
import { cursor, pagination } from '#api/http/pagination'
import Notification from '#api/notifications/models/notification'
import type { notificationList } from '#api/notifications/notification_validators'

const MOST_COUNTED = 1_000

/** A person's notifications, the newest first, and how many are unread (1,000 at most are counted, as the bell shows them). */
export async function notificationsOf(
  userId: number,
  { page = 1, limit = 20, cursor: from, unread }: Infer<typeof notificationList>
) {
  const all = () =>
    Notification.query()
      .where('user_id', userId)
      .if(unread, (query) => query.whereNull('read_at'))
  const [last] = cursor.read(from) ?? []
  const query = all()
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (typeof last === 'number' && Number.isSafeInteger(last)) query.where('id', '<', last)
  else query.offset((page - 1) * limit)
  const [rows, total, unreadCount] = await Promise.all([
    query,
    all().count('* as total').pojo<{ total: number }>().firstOrFail(),
    countUnread(userId),
  ])
  const shown = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? cursor.write([shown.at(-1)!.id]) : null
  return {
    rows: shown,
    unread: unreadCount,
    pagination: pagination(page, limit, total.total, nextCursor),
  }
}

/** Counts to a bound, so that a very old bell stays quick. */
async function countUnread(userId: number) {
  const rows = await Notification.query()
    .where('user_id', userId)
    .whereNull('read_at')
    .select('id')
    .limit(MOST_COUNTED)
    .pojo()
  return rows.length
}
