import { MailSuppressionSchema } from '#database/schema'
import type { SuppressionReason } from '#api/notifications/notification_facts'

/** An address that takes no mails, or whose person called one of ours spam. */
export default class MailSuppression extends MailSuppressionSchema {
  declare reason: SuppressionReason
}
