import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A person was erased, or their name taken out of what these companies hold; dispatched inside that transaction. */
export class PersonForgotten extends BaseEvent {
  constructor(
    public companyIds: number[],
    public trx: TransactionClientContract
  ) {
    super()
  }
}
