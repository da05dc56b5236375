import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      -- how many days were bought or granted, where it was not a date
      alter table spotlights add column days int;
      alter table promotions add column days int;
    `)
  }

  async down() {
    this.schema.raw(
      'alter table if exists spotlights drop column if exists days; alter table if exists promotions drop column if exists days'
    )
  }
}
