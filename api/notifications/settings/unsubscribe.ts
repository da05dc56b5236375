import { errors } from '@adonisjs/lucid'
import encryption from '@adonisjs/core/services/encryption'
import { sentence, type Sentence } from '#api/languages/sentence'
import { mailedStatuses } from '#api/accounts/account_facts'
import User from '#api/accounts/models/user'
import { absolute } from '#api/notifications/mail_body'
import { endOf } from '#api/notifications/notification_ports'
import {
  DIGEST,
  endsByOneClick,
  eventOf,
  notificationEvents,
} from '#api/notifications/notification_events'
import NotificationPreference from '#api/notifications/models/notification_preference'
import { usualPreferences } from '#api/notifications/notification_facts'
import { changeSettings } from '#api/notifications/settings/notification_settings'
import { changePreferences } from '#api/notifications/settings/notification_preferences'
import NotificationSetting from '#api/notifications/models/notification_setting'

const PURPOSE = 'unsubscribe'
type Link = { user: number; event: string }

type Sent = { userId?: number | null; kind: string; about?: string | null }

/**
 * The address that ends mails of a kind for one person without signing in, or what somebody without an account asked
 * for; null for mails that do not end so.
 */
export function unsubscribeUrl({ userId, kind, about }: Sent) {
  if (!endsByOneClick(kind)) return null
  if (!userId) {
    const path = endOf(about)
    return path && absolute(path)
  }
  const link: Link = { user: userId, event: eventOf(kind) }
  return absolute(`/unsubscribe/${encryption.getMessageVerifier().sign(link, undefined, PURPOSE)}`)
}

/** Whose mails, and which, a link from a mail ends; a link that we did not make leads nowhere. */
export async function mailsOf(token: string) {
  const link = encryption.getMessageVerifier().unsign<Link>(token, PURPOSE)
  if (!link) throw new errors.E_ROW_NOT_FOUND()
  const user = await User.query()
    .where('id', link.user)
    .whereIn('status', [...mailedStatuses])
    .firstOrFail()
  if (link.event === DIGEST) {
    const chosen = await NotificationPreference.findBy('user_id', user.id)
    return { user, event: DIGEST, label: sentence('The digest'), sent: chosen?.digest !== 'off' }
  }
  const labels: Record<string, Sentence> = notificationEvents[user.userType]
  const setting = await NotificationSetting.query()
    .where({ userId: user.id, event: link.event })
    .first()
  return { user, event: link.event, label: labels[link.event], sent: setting?.byEmail ?? true }
}

/** Ends the mails of an event, or the digest, for a person; or takes that back. */
export const endMails = (user: User, event: string, again: boolean) =>
  event === DIGEST
    ? changePreferences(user, { digest: again ? usualPreferences.digest : 'off' })
    : changeSettings(user, { kind: event, mail: again })
