import { BaseSchema } from '@adonisjs/lucid/schema'

/** The home page tells of the latest answers. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index applications_answered on applications (first_answered_at) where first_answered_at is not null'
    )
  }

  async down() {
    this.schema.raw('drop index applications_answered')
  }
}
