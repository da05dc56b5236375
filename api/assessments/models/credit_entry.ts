import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CreditLedgerSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type { CreditKind } from '#api/assessments/credits/credit_facts'

/** A line of the credit ledger: it is added, and never changed. */
export default class CreditEntry extends CreditLedgerSchema {
  static table = 'credit_ledger'

  declare kind: CreditKind

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  /** How many credits the line is about, whichever way they went. */
  get credits() {
    return Math.max(Math.abs(this.delta), Math.abs(this.held))
  }
}
