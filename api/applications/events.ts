import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Application from '#api/applications/models/application'

/** An application came to an end: what hangs on it (future interviews, unstarted tests) ends in the same transaction. */
export class ApplicationEnded extends BaseEvent {
  constructor(
    public application: Application,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
