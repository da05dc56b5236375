import { belongsTo, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import { RefundSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { RefundStatus } from '#api/billing/payments/refund_flow'
import Invoice from '#api/billing/models/invoice'
import Payment from '#api/billing/models/payment'

/** Money that goes back to who paid it. */
export default class Refund extends RefundSchema {
  declare status: RefundStatus

  @belongsTo(() => Payment)
  declare payment: BelongsTo<typeof Payment>

  @hasOne(() => Invoice)
  declare creditNote: HasOne<typeof Invoice>

  @belongsTo(() => User, { foreignKey: 'askedBy' })
  declare asker: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedBy' })
  declare decider: BelongsTo<typeof User>
}
