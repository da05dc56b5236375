import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AuditLogSchema } from '#database/schema'
import User from '#api/accounts/models/user'

/** One line of the audit log: who did what to which row. Append-only. */
export default class AuditEntry extends AuditLogSchema {
  static table = 'audit_log'

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>
}
