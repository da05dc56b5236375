import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { cursor, pagination } from '#api/http/pagination'
import Notification from '#api/notifications/models/notification'
import type { notificationList } from '#api/notifications/notification_validators'

const MOST_COUNTED = 1_000

/** SQL over `notifications` and `other` ones of the same person: are they shown as one line? Read ones and unread ones are two. */
const alikeSql = `other.user_id = notifications.user_id and other.alike = notifications.alike and other.in_bell
  and other.cleared_at is null and (other.read_at is null) = (notifications.read_at is null)`

/**
 * A person's notifications, the newest first; those that are alike are one line at the place of the newest.
 * `unread` counts them one by one, 1,000 at most, as the bell shows them.
 */
export async function notificationsOf(
  userId: number,
  { page = 1, limit = 20, cursor: from, unread }: Infer<typeof notificationList>
) {
  const lines = () =>
    Notification.of(userId)
      .whereRaw(
        `(alike is null or not exists (select from notifications other where ${alikeSql} and other.id > notifications.id))`
      )
      .if(unread, (query) => query.whereNull('read_at'))
  const [last] = cursor.read(from) ?? []
  const query = lines()
    .select('*')
    .select(
      db.raw(
        `case when alike is null then 1 else (select count(*)::int from notifications other where ${alikeSql}) end as count`
      )
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (typeof last === 'number' && Number.isSafeInteger(last)) query.where('id', '<', last)
  else query.offset((page - 1) * limit)
  const [rows, total, unreadCount] = await Promise.all([
    query,
    lines().count('* as total').pojo<{ total: number }>().firstOrFail(),
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
  const rows = await Notification.of(userId)
    .whereNull('read_at')
    .select('id')
    .limit(MOST_COUNTED)
    .pojo()
  return rows.length
}
