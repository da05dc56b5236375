import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import type { RecordKind } from '#api/companies/company_facts'
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

/** A company was suspended: what it buys and goes on paying for stops. Dispatched inside that transaction, the company locked. */
export class CompanySuspended extends BaseEvent {
  constructor(
    public companyId: number,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A suspension was taken back; dispatched inside that transaction, the company locked. */
export class CompanyRestored extends BaseEvent {
  constructor(
    public companyId: number,
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

/** A member who acted is taken out by name: whatever names them elsewhere follows. Dispatched before the name is gone. */
export class MemberAnonymised extends BaseEvent {
  constructor(
    public user: User,
    public companyId: number,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** Records of a company changed, and how; dispatched inside the change's transaction, after what is written down of it. */
export class RecordsChanged extends BaseEvent {
  constructor(
    public companyId: number,
    public kind: RecordKind,
    public change: string,
    /** Offers are read with their application: its id. */
    public ids: number[],
    public trx: TransactionClientContract
  ) {
    super()
  }
}
