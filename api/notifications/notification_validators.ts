import vine from '@vinejs/vine'
import { timeZone } from '#api/accounts/account_fields'
import { valuesOf } from '#api/http/choices'
import { paging } from '#api/http/pagination'
import { digestRhythms, weekdayNames } from '#api/notifications/notification_facts'
import { isPushService } from '#api/notifications/push/push_hosts'

export const notificationList = vine.create({
  ...paging,
  cursor: vine.string().maxLength(200).optional(),
  unread: vine.boolean().optional(),
})

const channels = {
  bell: vine.boolean().optional(),
  mail: vine.boolean().optional(),
  digest: vine.boolean().optional(),
  push: vine.boolean().optional(),
}
const setting = vine.object({ kind: vine.string().maxLength(40), ...channels })

/** One switch, or several at once. */
export const notificationSettings = vine.create({
  kind: vine.string().maxLength(40).optional().requiredIfMissing('settings'),
  ...channels,
  settings: vine.array(setting).minLength(1).maxLength(40).optional(),
})

/** What a mail program posts by itself says nothing; the page's undo says `again`. */
export const unsubscribing = vine.create({ again: vine.boolean().optional() })

const timeOfDay = () => vine.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** Quiet hours begin and end at two different times of the day; null ends them. */
export const notificationPreferences = vine.create({
  digest: vine.enum(valuesOf(digestRhythms)).optional(),
  digestHour: vine.number().withoutDecimals().range([0, 23]).optional(),
  digestWeekday: vine.number().withoutDecimals().min(1).max(weekdayNames.length).optional(),
  quiet: vine
    .object({ from: timeOfDay(), to: timeOfDay().notSameAs('from') })
    .nullable()
    .optional(),
  timeZone: timeZone().optional(),
})

const pushService = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isPushService(value))
    field.report(
      'This browser uses a push service that is not known here; use another browser, or ask the operator of this site',
      'pushService',
      field
    )
})

const endpoint = () => vine.string().maxLength(1_000).use(pushService())
const base64url = (length: number) => vine.string().regex(new RegExp(`^[\\w-]{${length}}=?$`))

/** A browser's subscription as it describes itself (RFC 8291): a point of P-256 and 16 bytes. */
export const pushSubscription = vine.create({
  endpoint: endpoint(),
  keys: vine.object({ p256dh: base64url(87), auth: base64url(22) }),
})

export const pushEndpoint = vine.create({ endpoint: vine.string().maxLength(1_000) })
