import { BaseSchema } from '@adonisjs/lucid/schema'

/** The charts of money read plans that were paid, and those that ended, by their time. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create index orders_of_plans on orders (fulfilled_at) where subscription_id is not null and fulfilled_at is not null;
      create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;
    `)
  }

  async down() {
    this.schema.raw('drop index subscriptions_ended; drop index orders_of_plans;')
  }
}
