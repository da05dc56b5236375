import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { MailSequenceSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import MailSequenceStep from '#api/mailing/models/mail_sequence_step'

/** Templates of a company that are sent one after another, until somebody answers. */
export default class MailSequence extends MailSequenceSchema {
  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>

  @hasMany(() => MailSequenceStep, { onQuery: (query) => query.orderBy('place') })
  declare steps: HasMany<typeof MailSequenceStep>
}
