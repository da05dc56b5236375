import { BaseSchema } from '@adonisjs/lucid/schema'

/** By what a payment was made, in the gateway's word: "Visa ending 4242", "UPI". */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table payments add column method varchar(60)')
  }

  async down() {
    this.schema.raw('alter table payments drop column method')
  }
}
