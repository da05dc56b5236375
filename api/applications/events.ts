import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApplicationStatus } from '#api/applications/application_flow'
import type Application from '#api/applications/models/application'

/** An application came to an end, a hire is one too: what hangs on it (future interviews, unstarted tests) ends in the same transaction. */
export class ApplicationEnded extends BaseEvent {
  constructor(
    public application: Application,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** Applications came to a place of their job's pipeline; listeners work in the transaction of the move, under its locks. */
export class ApplicationsPlaced extends BaseEvent {
  constructor(
    public applications: Application[],
    public status: ApplicationStatus,
    public stageId: number | null,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
