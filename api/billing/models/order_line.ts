import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { OrderLineSchema } from '#database/schema'
import type { BillingInterval } from '#api/billing/billing_facts'
import Plan from '#api/billing/models/plan'
import Product from '#api/billing/models/product'

/** A tax as rows hold it; points are hundredths of a percent. */
export type StoredTax = { name: string; points: number; amount: number }

/** One thing of an order, with its price and tax as they were then. */
export default class OrderLine extends OrderLineSchema {
  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: unknown) => all && JSON.stringify(all) })
  declare taxes: StoredTax[]
  declare billingInterval: BillingInterval | null

  @belongsTo(() => Plan)
  declare plan: BelongsTo<typeof Plan>

  @belongsTo(() => Product)
  declare product: BelongsTo<typeof Product>
}
