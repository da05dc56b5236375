import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import webPush from 'web-push'
import { appUrl } from '#config/app'
import env from '#config/env'
import { enqueue } from '#api/queue/queue'
import Notification from '#api/notifications/models/notification'
import Push from '#api/notifications/models/push'
import PushSubscription from '#api/notifications/models/push_subscription'
import {
  PUSH_LIVES_SECONDS,
  PUSH_TRIES,
  type PushStatus,
} from '#api/notifications/notification_facts'
import { isPushService } from '#api/notifications/push/push_hosts'
import { pushKeys } from '#api/notifications/push/push_keys'
import { pushPayload } from '#api/notifications/push/push_payload'
import { standingOf } from '#api/notifications/standing'

const PATIENCE_MS = 15_000
/** A try that began this long ago was ended by a crash. */
const ABANDONED_MINUTES = 4

/**
 * Sends a push to one browser, once: who turns it from queued to sending sends it. What was read, cleared, switched off or
 * forbidden meanwhile is dropped; quiet hours and trouble of the service make it wait; a browser that is gone is forgotten.
 */
export default async function deliverPush({ pushId }: { pushId: number }) {
  const push = await Push.find(pushId)
  if (!push) return
  if (push.status === 'sending') return giveUpIfAbandoned(push)
  if (push.status !== 'queued') return
  const [notification, subscription] = await Promise.all([
    Notification.findOrFail(push.notificationId),
    liveSubscription(push.subscriptionId),
  ])
  const { ended, until, held } = await standingOf('notifications', notification.id, 'by_push')
  if (until) return waitUntil(push, until)
  if (!subscription || notification.readAt || notification.clearedAt || ended || held)
    return settle(push, 'queued', 'dropped', ended)
  const [payload, { publicKey, privateKey }] = await Promise.all([
    pushPayload(notification),
    pushKeys(),
  ])
  if (!(await claim(push))) return
  try {
    await webPush.sendNotification(
      {
        endpoint: subscription.endpoint,
        keys: { p256dh: subscription.publicKey, auth: subscription.authSecret },
      },
      payload,
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: PUSH_LIVES_SECONDS,
        // of two that the service holds under one topic it hands over the later
        topic: createHash('sha256')
          .update(`${notification.alike ?? notification.id}`)
          .digest('base64url')
          .slice(0, 32),
        timeout: PATIENCE_MS,
      }
    )
  } catch (error) {
    return refused(push, subscription, error as { statusCode?: number; message: string })
  }
  await settle(push, 'sending', 'sent')
}

/** Where a push service can write to the operator. */
const subject = appUrl.startsWith('https:')
  ? appUrl
  : `mailto:${env.get('MAIL_FROM', 'hello@candor.example')}`

/** The browser, while it is signed in. */
const liveSubscription = (id: number) =>
  PushSubscription.query()
    .where('push_subscriptions.id', id)
    .join('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .where('sessions.expires_at', '>', new Date())
    .select('push_subscriptions.*')
    .first()
    .then((found) => (found && isPushService(found.endpoint) ? found : null))

async function claim({ id }: Push) {
  const claimed = await Push.query()
    .where({ id, status: 'queued' })
    .update({ status: 'sending', tries: db.raw('tries + 1'), updated_at: new Date() })
    .returning('id')
  return claimed.length > 0
}

const settle = async (
  { id }: Push,
  from: 'queued' | 'sending',
  status: Exclude<PushStatus, 'sending'>,
  error: string | null = null
) =>
  void (await Push.query()
    .where({ id, status: from })
    .update({ status, error: error?.slice(0, 500), updated_at: new Date() }))

/** A later try may do better, unless the service says that this browser or this push is none. */
async function refused(
  push: Push,
  subscription: PushSubscription,
  error: { statusCode?: number; message: string }
) {
  const { statusCode: status = 0, message } = error
  if (status === 404 || status === 410) return void (await subscription.delete())
  const words = status ? `The push service answered ${status}` : message
  const hopeless = (status >= 400 && status < 500 && status !== 429) || push.tries + 1 >= PUSH_TRIES
  await settle(push, 'sending', hopeless ? 'failed' : 'queued', words)
  if (!hopeless) throw new Error(words)
}

/** Another job comes for it then: at the end of quiet hours, or when it shows whether it was sent. */
const waitUntil = ({ id }: Push, until: Date) =>
  db.transaction((trx) => enqueue(trx, 'push.deliver', { pushId: id }, { startAfter: until }))

/** The process died while it was sent: it may have arrived, so it is not sent again. */
async function giveUpIfAbandoned(push: Push) {
  const { id } = push
  const [lost] = await Push.query()
    .where({ id, status: 'sending' })
    .where('updated_at', '<', new Date(Date.now() - ABANDONED_MINUTES * 60_000))
    .update({
      status: 'failed',
      error: 'The server stopped while this push was on its way; it may have arrived',
      updated_at: new Date(),
    })
    .returning('id')
  // another job is at it, or was killed a moment ago: which of both, only time tells
  if (!lost) await waitUntil(push, new Date(Date.now() + ABANDONED_MINUTES * 60_000))
}
