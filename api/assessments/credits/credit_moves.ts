import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { adjust, grant } from '#api/assessments/credits/credits'
import CreditEntry from '#api/assessments/models/credit_entry'

/** What the console does with the credit ledger. */
export const creditMoves = {
  model: () => CreditEntry,

  /** An administrator gives a company credits, or takes some back. Returns the last line of it. */
  async bookByHand(
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
  },
}
