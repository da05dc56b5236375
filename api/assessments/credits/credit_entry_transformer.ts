import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelIn } from '#api/http/choices'
import { creditKinds } from '#api/assessments/credits/credit_facts'
import type CreditEntry from '#api/assessments/models/credit_entry'

/** A line of the ledger with its actor loaded: `balance` is what could be spent afterwards. */
export default class CreditEntryTransformer extends BaseTransformer<CreditEntry> {
  toObject() {
    const { id, kind, delta, credits, reference, balance, reason, actor, createdAt } = this.resource
    return {
      _id: String(id),
      kind,
      kindLabel: labelIn(creditKinds, kind),
      delta,
      credits,
      reference,
      balance,
      reason,
      // of the platform's own people only that it was them
      by: (actor && (actor.userType === 'admin' ? 'Candor' : actor.fullName)) as string | null,
      createdAt: createdAt.toUTC().toISO(),
    }
  }
}
