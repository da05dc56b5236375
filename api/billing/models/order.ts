import { belongsTo, column, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { OrderSchema } from '#database/schema'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import type { GatewayName, OrderKind, Supply } from '#api/billing/billing_facts'
import type { OrderStatus } from '#api/billing/orders/order_flow'
import type { BuyerSnapshot } from '#api/billing/orders/buyers'
import type { PlanChange } from '#api/billing/subscriptions/plan_change'
import Coupon from '#api/billing/models/coupon'
import Delivery from '#api/billing/models/delivery'
import Dispute from '#api/billing/models/dispute'
import Invoice from '#api/billing/models/invoice'
import OrderLine, { type StoredTax } from '#api/billing/models/order_line'
import Payment from '#api/billing/models/payment'

/** What somebody buys, at the price that they were shown. */
export default class Order extends OrderSchema {
  declare status: OrderStatus
  declare kind: OrderKind
  declare gateway: GatewayName | null
  declare supply: Supply
  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: unknown) => all && JSON.stringify(all) })
  declare taxes: StoredTax[]
  declare buyer: BuyerSnapshot
  declare change: PlanChange | null

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Coupon)
  declare coupon: BelongsTo<typeof Coupon>

  @hasMany(() => OrderLine)
  declare lines: HasMany<typeof OrderLine>

  @hasMany(() => Payment)
  declare payments: HasMany<typeof Payment>

  @hasMany(() => Dispute)
  declare disputes: HasMany<typeof Dispute>

  @hasMany(() => Delivery)
  declare deliveries: HasMany<typeof Delivery>

  /** Its invoice and what was taken back of it. */
  @hasMany(() => Invoice)
  declare papers: HasMany<typeof Invoice>

  @hasOne(() => Invoice, { onQuery: (query) => query.where('kind', 'invoice') })
  declare invoice: HasOne<typeof Invoice>
}
