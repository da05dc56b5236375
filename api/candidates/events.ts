import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Candidate from '#api/candidates/models/candidate'

// Dispatched and awaited inside the change's transaction: what listeners write is kept or undone with it.

/** A candidate takes themselves back from a company: what runs between the two ends. The block follows, and the name goes out of what the company heard. */
export class CompanyBlocked extends BaseEvent {
  constructor(
    public candidate: Candidate,
    public companyId: number,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A candidate is in another time zone from now on. */
export class ZoneChanged extends BaseEvent {
  constructor(
    public candidate: Candidate,
    public timeZone: string,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A candidate took the profile off the market, or the platform did: what still runs for them ends. */
export class ProfileDeactivated extends BaseEvent {
  constructor(
    public candidate: Candidate,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
