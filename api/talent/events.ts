import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A candidate let a company read their contact details: the two may write to each other now. */
export class ContactUnlocked extends BaseEvent {
  constructor(
    public facts: {
      companyId: number
      candidateId: number
      jobId: number | null
      sentBy: number | null
    },
    public trx: TransactionClientContract
  ) {
    super()
  }
}
