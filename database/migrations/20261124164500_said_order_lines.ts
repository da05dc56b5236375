import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a line of an order says in the language of its buyer; empty where that is the description itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table order_lines add column said varchar(300)')
  }

  async down() {
    this.schema.raw('alter table order_lines drop column said')
  }
}
