import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MessageReportSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import Message from '#api/chat/models/message'
import type { ReportReason } from '#api/chat/chat_facts'
import type { ReportStatus } from '#api/chat/reports/report_flow'

/** Somebody says that a message breaks the rules; a moderator decides. */
export default class MessageReport extends MessageReportSchema {
  declare reason: ReportReason
  declare status: ReportStatus

  @belongsTo(() => Message)
  declare message: BelongsTo<typeof Message>

  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'senderId' })
  declare sender: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>
}
