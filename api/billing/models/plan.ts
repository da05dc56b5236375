import { beforeSave, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PlanSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import type { SaleStatus } from '#api/billing/billing_facts'
import { wrongEntitlements } from '#api/billing/catalogue/entitlements'
import PriceSlab from '#api/billing/models/price_slab'

/** What a company subscribes to; the free one is that of companies without a subscription. */
export default class Plan extends PlanSchema {
  declare status: SaleStatus
  /** By the slug of a feature: so many, or whether. */
  declare entitlements: Record<string, number | boolean>

  @hasMany(() => PriceSlab)
  declare prices: HasMany<typeof PriceSlab>

  @beforeSave()
  static check(plan: Plan) {
    const wrong = wrongEntitlements(plan.entitlements)
    if (wrong) throw new Refusal(wrong, { status: 422, field: 'entitlements' })
    if (plan.isFree && plan.entitlements.credits_a_month)
      throw new Refusal('Monthly credits come with a paid plan; the free plan has none', {
        status: 422,
        field: 'entitlements',
      })
  }
}
