import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'

/** A company came to be, or changed its name; dispatched inside that transaction. */
export class CompanyNamed extends BaseEvent {
  constructor(
    public companyId: number,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A member works on exactly these jobs of the company from now on. */
export class JobsAssigned extends BaseEvent {
  constructor(
    public member: CompanyMember,
    public jobIds: number[],
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A member can no longer act: what they lead needs somebody else. */
export class MemberLeft extends BaseEvent {
  constructor(
    public member: CompanyMember,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** What an admin sends to put someone in a place: days, or a date, or neither to end it. */
export type PlaceInput = { days?: number | null; until?: Date | null; note?: string | null }

/** An admin grants, shortens or ends a spotlight or a promotion of a candidate, a company or a job. */
export class PlaceAsked extends BaseEvent {
  constructor(
    public place: 'spotlight' | 'promotion',
    public subject: { of: 'candidate' | 'company' | 'job'; id: number },
    public admin: User,
    public input: PlaceInput,
    public trx: TransactionClientContract
  ) {
    super()
  }
}
