import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DisputeSchema } from '#database/schema'
import type { GatewayName } from '#api/billing/billing_facts'
import type { DisputeStatus } from '#api/billing/disputes/dispute_flow'
import Order from '#api/billing/models/order'
import Payment from '#api/billing/models/payment'

/** A payment that its payer disputes at their bank. */
export default class Dispute extends DisputeSchema {
  declare status: DisputeStatus
  declare gateway: GatewayName

  @belongsTo(() => Payment)
  declare payment: BelongsTo<typeof Payment>

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>
}
