import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PaymentSchema } from '#database/schema'
import type { GatewayName } from '#api/billing/billing_facts'
import type { PaymentStatus } from '#api/billing/payments/payment_flow'
import Order from '#api/billing/models/order'
import Refund from '#api/billing/models/refund'

/** A try to pay an order at a gateway. */
export default class Payment extends PaymentSchema {
  declare status: PaymentStatus
  declare gateway: GatewayName

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  @hasMany(() => Refund)
  declare refunds: HasMany<typeof Refund>
}
