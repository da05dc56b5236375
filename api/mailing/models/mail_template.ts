import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailTemplateSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { TemplatePurpose, TemplateStatus } from '#api/mailing/mail_facts'

/** Words that a company writes again and again, with merge fields. */
export default class MailTemplate extends MailTemplateSchema {
  declare purpose: TemplatePurpose
  declare status: TemplateStatus

  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>
}
