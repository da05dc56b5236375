import { randomUUID } from 'node:crypto'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CreditLedgerSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import { adjust, grant } from '#api/assessments/credits/credits'
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

  /** An administrator gives a company credits, or takes some back. Returns the last line of it. */
  static async bookByHand(
    admin: User,
    { clientId, delta, reason }: { clientId: number; delta: number; reason: string },
    trx: TransactionClientContract
  ): Promise<CreditEntry> {
    if (delta === 0 || !Number.isInteger(delta))
      throw new Refusal('Give or take whole credits, at least one', { status: 422, field: 'delta' })
    const told = {
      owner: { companyId: clientId },
      credits: delta,
      reference: 'console',
      key: `console:${randomUUID()}`,
      actorId: admin.id,
      reason,
    }
    const lines = delta > 0 ? await grant(trx, told) : await adjust(trx, told)
    return lines.at(-1)!
  }
}
