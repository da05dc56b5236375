import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A company came to be, or changed its name; dispatched inside that transaction. */
export class CompanyNamed extends BaseEvent {
  constructor(
    public companyId: number,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
