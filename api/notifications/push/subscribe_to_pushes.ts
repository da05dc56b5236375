import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type Session from '#api/accounts/models/session'
import PushSubscription from '#api/notifications/models/push_subscription'
import type { pushSubscription } from '#api/notifications/notification_validators'

/**
 * Sends a person's pushes to the browser of this session from now on. A browser belongs to who is signed in there last,
 * and a session has one. It ends with the session.
 */
export async function subscribeToPushes(
  { id: sessionId, userId }: Session,
  { endpoint, keys }: Infer<typeof pushSubscription>
) {
  await db.transaction(async (trx) => {
    await PushSubscription.query({ client: trx })
      .where({ sessionId })
      .whereNot({ endpoint })
      .delete()
    await trx.rawQuery(
      `insert into push_subscriptions as known (user_id, session_id, endpoint, public_key, auth_secret) values (:userId, :sessionId, :endpoint, :key, :secret)
       on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, public_key = excluded.public_key,
         auth_secret = excluded.auth_secret, updated_at = now()`,
      { userId, sessionId, endpoint, key: keys.p256dh, secret: keys.auth }
    )
    // what waits for who was signed in there before is not theirs to see
    await trx.rawQuery(
      `delete from pushes using push_subscriptions s where s.id = pushes.subscription_id and s.endpoint = ? and pushes.user_id <> ?`,
      [endpoint, userId]
    )
  })
}

/** Sends no more pushes to a browser of one's own. Returns how many it was. */
export async function unsubscribeFromPushes(userId: number, endpoint: string): Promise<number> {
  const gone = await PushSubscription.query().where({ userId, endpoint }).delete()
  return Number(gone)
}
