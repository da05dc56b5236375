import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a suspended profile was before: a person who had closed theirs is not shown again when it is restored. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table candidates add column suspended_from text check (suspended_from in ('active', 'snoozed', 'deactivated'));
    `)
  }

  async down() {
    this.schema.raw('alter table candidates drop column suspended_from')
  }
}
