import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailBatchSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type { Mailbox } from '#api/mailing/mail_facts'

/** One act of sending: the words as they were written, with their merge fields. */
export default class MailBatch extends MailBatchSchema {
  declare mailbox: Mailbox

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => User, { foreignKey: 'sentBy' })
  declare sender: BelongsTo<typeof User>

  /** What its mails are about, by which they are called back. */
  get reference() {
    return `batch:${this.id}`
  }
}
