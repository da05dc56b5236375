import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailSequenceStepSchema } from '#database/schema'
import MailSequence from '#api/mailing/models/mail_sequence'
import MailTemplate from '#api/mailing/models/mail_template'

/** One mail of a sequence, and the days that it waits for. */
export default class MailSequenceStep extends MailSequenceStepSchema {
  @belongsTo(() => MailSequence, { foreignKey: 'mailSequenceId' })
  declare sequence: BelongsTo<typeof MailSequence>

  @belongsTo(() => MailTemplate, { foreignKey: 'templateId' })
  declare template: BelongsTo<typeof MailTemplate>
}
