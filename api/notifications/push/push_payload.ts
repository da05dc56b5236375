import { productName } from '#config/app'
import { prepared } from '#api/http/prepared'
import type Notification from '#api/notifications/models/notification'
import { PUSH_TEXT_MOST } from '#api/notifications/notification_facts'

/** What a browser shows: the sentence of the bell and no more, also that of several alike. */
export async function pushPayload(row: Notification) {
  const count = row.alike ? await countAlike(row) : 1
  const many = count > 1 && row.alikeMessage
  const text = many ? many.replace('{count}', String(count)) : row.message
  return JSON.stringify({
    title: productName,
    body: text.length > PUSH_TEXT_MOST ? `${text.slice(0, PUSH_TEXT_MOST)}…` : text,
    link: (many ? row.alikeLink : row.link) ?? '/',
    // a later one of the same tag takes its place, so that one which comes twice is seen once
    tag: row.alike ?? `notification ${row.id}`,
  })
}

async function countAlike({ userId, alike, id }: Notification): Promise<number> {
  const [{ count }] = await prepared<{ count: number }>(
    `select count(*)::int as count from notifications where user_id = :userId and alike = :alike and id <= :id and read_at is null and cleared_at is null`,
    { userId, alike, id }
  )
  return count
}
