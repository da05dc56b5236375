import { MailSchema } from '#database/schema'

export default class Mail extends MailSchema {
  static table = 'mails'

  declare status: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'kept'
}
