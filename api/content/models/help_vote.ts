import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { HelpVoteSchema } from '#database/schema'
import HelpPage from '#api/content/models/help_page'

/** Whether a help page helped somebody, once a person or a browser. */
export default class HelpVote extends HelpVoteSchema {
  @belongsTo(() => HelpPage)
  declare helpPage: BelongsTo<typeof HelpPage>
}
