import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ConversationSchema } from '#database/schema'
import Company from '#api/companies/models/company'
import type { ConversationKind } from '#api/chat/chat_facts'

/** What is written between a candidate and a company, two colleagues, or a person and support. */
export default class Conversation extends ConversationSchema {
  declare kind: ConversationKind

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>
}
