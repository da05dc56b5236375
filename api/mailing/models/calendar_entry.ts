import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CalendarEntrySchema } from '#database/schema'
import LinkedAccount from '#api/mailing/models/linked_account'

/** An interview as it was last written to a linked calendar. */
export default class CalendarEntry extends CalendarEntrySchema {
  @belongsTo(() => LinkedAccount)
  declare linkedAccount: BelongsTo<typeof LinkedAccount>
}
