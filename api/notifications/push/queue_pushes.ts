import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eventOf } from '#api/notifications/notification_events'
import { enqueueMany } from '#api/queue/queue'

/** Who reads a message on the screen needs no push: it waits so many seconds to be seen. */
const SEEN_SECONDS = 8

/** Those of the people who want pushes and have a signed-in browser that takes them. */
export async function withBrowsers(
  trx: TransactionClientContract,
  people: { id: number; push: boolean }[]
): Promise<Set<number>> {
  const ids = people.filter(({ push }) => push).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows: { user_id: number }[] = await trx
    .from('push_subscriptions')
    .whereIn('user_id', ids)
    .distinct('user_id')
  return new Set(rows.map((row) => row.user_id))
}

/** Writes a push of each notification for each browser of its reader, and the jobs that send them. */
export async function queuePushes(
  trx: TransactionClientContract,
  notifications: { id: number; userId: number; kind: string }[]
) {
  if (notifications.length === 0) return
  const { rows } = await trx.rawQuery(
    `insert into pushes (user_id, notification_id, subscription_id)
     select s.user_id, told.id, s.id from unnest(?::bigint[], ?::bigint[]) as told(id, user_id)
     join push_subscriptions s on s.user_id = told.user_id returning id, notification_id`,
    [notifications.map(({ id }) => id), notifications.map(({ userId }) => userId)] as any[]
  )
  const kinds = new Map(notifications.map(({ id, kind }) => [id, kind]))
  await enqueueMany(
    trx,
    'push.deliver',
    rows.map(({ id, notification_id: told }: { id: number; notification_id: number }) => ({
      data: { pushId: id },
      startAfter:
        eventOf(kinds.get(told)!) === 'message'
          ? new Date(Date.now() + SEEN_SECONDS * 1000)
          : undefined,
    }))
  )
}
