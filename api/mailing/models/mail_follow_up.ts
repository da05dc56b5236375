import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { MailFollowUpSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import Candidate from '#api/candidates/models/candidate'
import type { Mailbox } from '#api/mailing/mail_facts'
import CompanyMail from '#api/mailing/models/company_mail'
import MailSequence from '#api/mailing/models/mail_sequence'
import type { FollowUpStatus } from '#api/mailing/sequences/follow_up_flow'

/** A sequence that is under way, or was, for one person. */
export default class MailFollowUp extends MailFollowUpSchema {
  declare status: FollowUpStatus
  declare mailbox: Mailbox

  @belongsTo(() => MailSequence, { foreignKey: 'mailSequenceId' })
  declare sequence: BelongsTo<typeof MailSequence>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>

  @belongsTo(() => User, { foreignKey: 'startedBy' })
  declare starter: BelongsTo<typeof User>

  @hasMany(() => CompanyMail, { onQuery: (query) => query.orderBy('step') })
  declare mails: HasMany<typeof CompanyMail>
}
