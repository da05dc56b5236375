import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Attempt from '#api/assessments/models/attempt'
import type TestResult from '#api/assessments/models/test_result'

/** A candidate has started a test; in the transaction that made the attempt. */
export class AttemptStarted extends BaseEvent {
  constructor(
    public attempt: Attempt,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A test is marked; in the transaction that made the result. */
export class AttemptMarked extends BaseEvent {
  constructor(
    public attempt: Attempt,
    public result: TestResult,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
