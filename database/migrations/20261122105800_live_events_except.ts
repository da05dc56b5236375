import { BaseSchema } from '@adonisjs/lucid/schema'

/** A live event may leave out some streams, such as the one whose own act it tells of, on whichever instance they are. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table stream_events add column except_uids text[]')
  }

  async down() {
    this.schema.raw('alter table stream_events drop column except_uids')
  }
}
