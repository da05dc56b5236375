import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import type AccountVisit from '#api/accounts/models/account_visit'
import type SignUp from '#api/accounts/models/sign_up'

// Events that carry `trx` are dispatched and awaited inside the change's transaction:
// what listeners write is kept or undone with it.

/** A person proved their address and has an account; companies and candidates make their own rows from it. */
export class UserSignedUp extends BaseEvent {
  constructor(
    public user: User,
    public signUp: SignUp,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** Someone must prove that an address is theirs; `token` is absent where only a code was asked for. */
export class VerificationRequested extends BaseEvent {
  constructor(
    public person: User | SignUp,
    public proof: { code: string; token?: string },
    public trx: TransactionClientContract
  ) {
    super()
  }
}

export class PhoneCodeRequested extends BaseEvent {
  constructor(
    public user: User,
    public proof: { code: string; phone: string },
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** An administrator saw the account as its person does, and does so no more. */
export class VisitEnded extends BaseEvent {
  constructor(
    public visit: AccountVisit,
    public user: User,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** Someone tried to sign up with the address of this account. */
export class AddressTaken extends BaseEvent {
  constructor(
    public user: User,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

export class PasswordResetRequested extends BaseEvent {
  constructor(
    public user: User,
    public token: string,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

export class PasswordChanged extends BaseEvent {
  constructor(
    public user: User,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** A new platform member has to choose a password. */
export class AdminInvited extends BaseEvent {
  constructor(
    public user: User,
    public token: string,
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** After the commit: these sessions are over, and whatever they hold open must close. */
export class SessionsEnded extends BaseEvent {
  constructor(
    public userId: number,
    public sessionIds: number[]
  ) {
    super()
  }
}

/** A person has a second factor more or less; their mailbox hears of it. */
export class SecondFactorChanged extends BaseEvent {
  constructor(
    public user: User,
    public change: 'added' | 'removed',
    public trx: TransactionClientContract
  ) {
    super()
  }
}

/** An account elsewhere signs a person in, or does no more; their mailbox hears of it. */
export class IdentityChanged extends BaseEvent {
  constructor(
    public user: User,
    public provider: string,
    public change: 'linked' | 'unlinked',
    public trx: TransactionClientContract
  ) {
    super()
  }
}
