import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { SignUpSchema } from '#database/schema'
import { hashToken } from '#api/accounts/hash_token'
import type { LanguageCode } from '#api/languages/language_facts'
import User from '#api/accounts/models/user'
import type { SignUpType } from '#api/accounts/account_facts'

/** A sign-up that waits until its address is proved. It is no account: nobody signs in with it, and a day later it is gone. */
export default class SignUp extends SignUpSchema {
  declare userType: SignUpType
  declare language: LanguageCode

  /** A secret for the browser that signs up, and what of it is kept. */
  static newTicket() {
    const ticket = randomBytes(32).toString('base64url')
    return { ticket, ticketHash: hashToken(ticket) }
  }

  /** Those of an address that may still be proved, the newest first. */
  static waiting(email: string) {
    return this.query()
      .where('email', email)
      .where('expires_at', '>', DateTime.now().toSQL())
      .orderBy('id', 'desc')
  }

  /** Whether the browser that holds this ticket is the one that signed up. */
  isOf(ticket: string | undefined) {
    return ticket !== undefined && hashToken(ticket) === this.ticketHash
  }

  /** The account as it will be, not stored. */
  asUser() {
    const { accountId, email, firstName, lastName, userType, countryCode, timeZone, language } =
      this
    return new User().merge({
      id: accountId,
      email,
      firstName,
      lastName,
      userType,
      countryCode,
      timeZone,
      language,
      status: 'active',
      adminRole: null,
      imageKey: null,
      phone: null,
      phoneVerifiedAt: null,
      emailVerifiedAt: null,
    } as Partial<User>)
  }
}

/** What a person says of the account that they want. */
export type AccountWish = Pick<
  SignUp,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'userType'
  | 'companyName'
  | 'countryCode'
  | 'timeZone'
  | 'language'
>
