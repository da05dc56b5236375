import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import NotificationSetting from '#api/notifications/models/notification_setting'
import { notificationEvents } from '#api/notifications/notification_events'
import type { notificationSettings } from '#api/notifications/notification_validators'

const eventsOf = (user: User) => notificationEvents[user.userType] as Record<string, Sentence>

/** Every switch of a person's role and its setting; account mails are shown and cannot be switched off. */
export async function settingsOf(user: User) {
  const chosen = await NotificationSetting.query().where('user_id', user.id)
  const rows = Object.entries(eventsOf(user)).map(([kind, label]) => {
    const row = chosen.find((each) => each.event === kind)
    return {
      kind,
      label: label.message,
      role: user.userType,
      bell: row?.inApp ?? true,
      mail: row?.byEmail ?? true,
      digest: row?.inDigest ?? false,
      push: row?.byPush ?? true,
      required: false,
    }
  })
  return [
    ...rows,
    {
      kind: 'account',
      label: sentence('Your account and its security').message,
      role: user.userType,
      bell: true,
      mail: true,
      digest: false,
      push: true,
      required: true,
    },
  ]
}

/**
 * Changes some switches, all or none. What is not named stays; but a mail comes at once or in the digest, so that
 * switching one of the two on ends the other. Refuses (422) both at once.
 */
export async function changeSettings(
  user: User,
  { settings, kind, ...channels }: Infer<typeof notificationSettings>
) {
  const changes = settings ?? [{ kind: kind!, ...channels }]
  for (const change of changes) {
    if (!(change.kind in eventsOf(user)))
      throw new Refusal(
        change.kind === 'account'
          ? 'Mails about your account cannot be switched off'
          : sentence('There is no notification called {kind}', { kind: change.kind }),
        { status: 422, field: 'kind' }
      )
    if (change.mail && change.digest)
      throw new Refusal('A mail comes immediately or in the digest; choose one', {
        status: 422,
        field: 'digest',
      })
  }
  await db.transaction(async (trx) => {
    for (const { kind: event, bell, mail, digest, push } of changes) {
      const chosen = {
        in_app: bell,
        by_email: digest ? false : mail,
        in_digest: mail ? false : digest,
        by_push: push,
      }
      const named = Object.entries(chosen).filter(([, value]) => value !== undefined)
      await trx
        .knexQuery()
        .table('notification_settings')
        .insert({ user_id: user.id, event, ...Object.fromEntries(named) })
        .onConflict(['user_id', 'event'])
        .merge({ ...Object.fromEntries(named), updated_at: new Date() })
    }
  })
}
