import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import NotificationSetting from '#api/notifications/models/notification_setting'
import { notificationEvents } from '#api/notifications/notification_events'
import type { notificationSettings } from '#api/notifications/notification_validators'

const eventsOf = (user: User) => notificationEvents[user.userType] as Record<string, string>

/** Every switch of a person's role and its setting; account mails are shown and cannot be switched off. */
export async function settingsOf(user: User) {
  const chosen = await NotificationSetting.query().where('user_id', user.id)
  const rows = Object.entries(eventsOf(user)).map(([kind, label]) => {
    const row = chosen.find((each) => each.event === kind)
    return {
      kind,
      label,
      role: user.userType,
      bell: row?.inApp ?? true,
      mail: row?.byEmail ?? true,
      required: false,
    }
  })
  return [
    ...rows,
    {
      kind: 'account',
      label: 'Your account and its security',
      role: user.userType,
      bell: true,
      mail: true,
      required: true,
    },
  ]
}

/** Changes some switches, all or none. What is not named stays. */
export async function changeSettings(
  user: User,
  { kind, bell, mail, settings }: Infer<typeof notificationSettings>
) {
  const changes = settings ?? [{ kind: kind!, bell, mail }]
  for (const change of changes) {
    if (!(change.kind in eventsOf(user)))
      throw new Refusal(
        change.kind === 'account'
          ? 'Mails about your account cannot be switched off'
          : `There is no notification called ${change.kind}`,
        { status: 422, field: 'kind' }
      )
  }
  await db.transaction(async (trx) => {
    for (const change of changes) {
      await trx.rawQuery(
        `insert into notification_settings (user_id, event, in_app, by_email) values (:user, :event, coalesce(:bell, true), coalesce(:mail, true))
         on conflict (user_id, event) do update set in_app = coalesce(:bell, notification_settings.in_app), by_email = coalesce(:mail, notification_settings.by_email), updated_at = now()`,
        {
          user: user.id,
          event: change.kind,
          bell: (change.bell ?? null) as any,
          mail: (change.mail ?? null) as any,
        }
      )
    }
  })
}
