import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Job from '#api/jobs/models/job'

/** A job takes no more applications and will not come back. Listeners work in its transaction: every active application gets its answer with it. */
export class JobClosed extends BaseEvent {
  constructor(
    public job: Job,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A job became visible to the public. */
export class JobApproved extends BaseEvent {
  constructor(
    public job: Job,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
