import { BaseSchema } from '@adonisjs/lucid/schema'

/** Until when the credits of a plan were given, so that a sweep finds those that are due. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table subscriptions add column credits_until timestamptz;
      create index subscriptions_credits on subscriptions (credits_until nulls first, id) where status in ('trialing', 'active', 'cancels_at_end');
    `)
  }

  async down() {
    this.schema.raw('alter table subscriptions drop column credits_until')
  }
}
