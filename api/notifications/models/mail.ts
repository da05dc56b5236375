import { MailSchema } from '#database/schema'

export default class Mail extends MailSchema {
  static table = 'mails'
}
