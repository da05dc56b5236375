import { NotificationPreferenceSchema } from '#database/schema'
import { type DigestRhythm } from '#api/notifications/notification_facts'

export default class NotificationPreference extends NotificationPreferenceSchema {
  declare digest: DigestRhythm
}
