import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      -- a second link to an invitation, copied by hand: it proves no address
      alter table company_invites add column link_hash text unique;
    `)
  }

  async down() {
    this.schema.raw('alter table company_invites drop column if exists link_hash')
  }
}
