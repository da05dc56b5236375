import { BaseSchema } from '@adonisjs/lucid/schema'

/** The uses of coupons are listed in the console by their time. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index coupon_redemptions_created on coupon_redemptions (created_at, id)'
    )
  }

  async down() {
    this.schema.raw('drop index coupon_redemptions_created')
  }
}
