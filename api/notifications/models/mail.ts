import { MailSchema } from '#database/schema'
import { type MailStatus } from '#api/notifications/notification_facts'

export default class Mail extends MailSchema {
  static table = 'mails'

  declare status: MailStatus
}
