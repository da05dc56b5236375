import { BaseSchema } from '@adonisjs/lucid/schema'

/** The industries that a candidate names as theirs, beside those of their employers. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table candidates add column industry_ids int[] not null default '{}';
    `)
  }

  async down() {
    this.schema.raw('alter table candidates drop column industry_ids')
  }
}
