import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** A line of the audit log stays as it was written; who goes takes their name and address out of it, and nothing else. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(sqlOf('keep_audit_line'))
    this.schema.raw(
      'create trigger audit_log_is_final before update or delete on audit_log for each row execute function keep_audit_line()'
    )
  }

  async down() {
    this.schema.raw('drop trigger audit_log_is_final on audit_log; drop function keep_audit_line()')
  }
}
