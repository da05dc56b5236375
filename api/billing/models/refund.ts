import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { RefundSchema } from '#database/schema'
import type { RefundStatus } from '#api/billing/payments/refund_flow'
import Payment from '#api/billing/models/payment'

/** Money that goes back to who paid it. */
export default class Refund extends RefundSchema {
  declare status: RefundStatus

  @belongsTo(() => Payment)
  declare payment: BelongsTo<typeof Payment>
}
