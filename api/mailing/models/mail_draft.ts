import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MailDraftSchema } from '#database/schema'
import Application from '#api/applications/models/application'

/** A mail that an assistant proposed to a person; nothing of it goes before the person sends it. */
export default class MailDraft extends MailDraftSchema {
  @belongsTo(() => Application)
  declare application: BelongsTo<typeof Application>
}
