import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CompanyMailSchema } from '#database/schema'
import { plainText } from '#api/http/text/plain_text'
import Application from '#api/applications/models/application'
import Candidate from '#api/candidates/models/candidate'
import Job from '#api/jobs/models/job'
import Mail from '#api/notifications/models/mail'
import MailBatch from '#api/mailing/models/mail_batch'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailReply from '#api/mailing/models/mail_reply'

/** One mail of a batch: whom it is to. Its words, and where it is, are with the mail. */
export default class CompanyMail extends CompanyMailSchema {
  @belongsTo(() => MailBatch, { foreignKey: 'batchId' })
  declare batch: BelongsTo<typeof MailBatch>

  @belongsTo(() => Mail)
  declare mail: BelongsTo<typeof Mail>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>

  /** The sequence that it is a step of. */
  @belongsTo(() => MailFollowUp)
  declare mailFollowUp: BelongsTo<typeof MailFollowUp>

  @hasMany(() => MailReply)
  declare replies: HasMany<typeof MailReply>

  /**
   * What a reader of the company reads of it, with its batch and mail loaded. Of a person whom the reader may not name now
   * only what the company wrote itself, with its merge fields unfilled.
   */
  wordsFor(isNamed: boolean) {
    const { mail, batch } = this
    return isNamed
      ? { to: mail.recipient, subject: mail.subject, text: mail.bodyText, error: mail.error }
      : { to: '', subject: batch.subject, text: plainText(batch.body), error: null }
  }
}
