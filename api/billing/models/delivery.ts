import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DeliverySchema } from '#database/schema'
import type { ProductKind } from '#api/billing/billing_facts'
import type { DeliveryStatus } from '#api/billing/deliveries/delivery_flow'
import Order from '#api/billing/models/order'
import OrderLine from '#api/billing/models/order_line'

/** What a paid line of an order still owes its buyer. */
export default class Delivery extends DeliverySchema {
  declare status: DeliveryStatus
  declare kind: ProductKind

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>

  @belongsTo(() => OrderLine)
  declare line: BelongsTo<typeof OrderLine>
}
