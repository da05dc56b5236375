import { AuditLogSchema } from '#database/schema'

/** One line of the audit log: who did what to which row. Append-only. */
export default class AuditEntry extends AuditLogSchema {
  static table = 'audit_log'
}
