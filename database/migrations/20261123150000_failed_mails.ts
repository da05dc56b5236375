import { BaseSchema } from '@adonisjs/lucid/schema'

/** Metrics and the status page count the mails that failed of late. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw("create index mails_failed on mails (updated_at) where status = 'failed'")
  }

  async down() {
    this.schema.raw('drop index mails_failed')
  }
}
