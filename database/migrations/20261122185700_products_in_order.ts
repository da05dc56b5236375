import { BaseSchema } from '@adonisjs/lucid/schema'

/** The console lists all products in their order. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `create index products_order on products (position, id);`)
  }

  async down() {
    this.schema.raw(/* sql */ `drop index products_order;`)
  }
}
