import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Interview from '#api/interviews/models/interview'

/** An interview's time, state or people changed; dispatched inside the change's transaction, with all that is shown of it loaded. */
export class InterviewArranged extends BaseEvent {
  constructor(
    public interview: Interview,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
