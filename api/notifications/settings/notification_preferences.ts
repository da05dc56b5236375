import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import User from '#api/accounts/models/user'
import Digest from '#api/notifications/models/digest'
import NotificationPreference from '#api/notifications/models/notification_preference'
import { moveDigest } from '#api/notifications/digests/open_digests'
import { usualPreferences } from '#api/notifications/notification_facts'
import type { notificationPreferences } from '#api/notifications/notification_validators'

/** What a person chose for all events: the digest, quiet hours and the zone of both; and when the next digest comes. */
export async function preferencesOf({ id }: User) {
  const [user, chosen, open] = await Promise.all([
    User.findOrFail(id),
    NotificationPreference.findBy('user_id', id),
    Digest.query().where('user_id', id).whereNull('composed_at').first(),
  ])
  const { digest, digestHour, digestWeekday, quietFrom, quietTo } = chosen ?? usualPreferences
  return {
    digest,
    digestHour,
    digestWeekday,
    quietFrom: quietFrom?.slice(0, 5) ?? null,
    quietTo: quietTo?.slice(0, 5) ?? null,
    timeZone: user.timeZone,
    nextDigest: open?.dueAt.toUTC().toISO() ?? null,
  }
}

/** Changes what is named; a digest that gathers lines moves with it, or ends. */
export async function changePreferences(
  { id }: User,
  { timeZone, quiet, ...chosen }: Infer<typeof notificationPreferences>
) {
  await db.transaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    if (timeZone) await user.useTransaction(trx).merge({ timeZone }).save()
    const preference = await NotificationPreference.firstOrNew({ userId: id }, usualPreferences, {
      client: trx,
    })
    const hours = quiet && { quietFrom: quiet.from, quietTo: quiet.to }
    const none = quiet === null && { quietFrom: null, quietTo: null }
    const named = Object.entries(chosen).filter(([, value]) => value !== undefined)
    await preference.merge({ ...Object.fromEntries(named), ...hours, ...none }).save()
    await moveDigest(trx, id, { ...preference.$attributes, timeZone: user.timeZone } as never)
  })
}
