import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SubscriptionSchema } from '#database/schema'
import Company from '#api/companies/models/company'
import type { BillingInterval, GatewayName } from '#api/billing/billing_facts'
import type { SubscriptionStatus } from '#api/billing/subscriptions/subscription_flow'
import Plan from '#api/billing/models/plan'

/** A company's plan, paid by the period. */
export default class Subscription extends SubscriptionSchema {
  declare status: SubscriptionStatus
  declare billingInterval: BillingInterval
  declare nextInterval: BillingInterval | null
  declare gateway: GatewayName | null

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Plan)
  declare plan: BelongsTo<typeof Plan>

  @belongsTo(() => Plan, { foreignKey: 'nextPlanId' })
  declare nextPlan: BelongsTo<typeof Plan>
}
