import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { limitKey, limits, within } from '#api/http/limiters'
import type { LanguageCode } from '#api/languages/language_facts'
import { SIGN_UP_HOURS, SIGN_UPS_WAITING } from '#api/accounts/account_facts'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { accountAt } from '#api/accounts/sign_up/unclaimed'
import SignUp, { type AccountWish } from '#api/accounts/models/sign_up'
import { AddressTaken, VerificationRequested } from '#api/accounts/events'
import type { signUpValidator } from '#api/accounts/account_validators'

export type SignUpForm = Infer<typeof signUpValidator>

/** Counts one code to an address or number, known or not: one a minute, ten an hour. */
export async function countCode(target: string) {
  await limits.codeSpacing.consume(limitKey('code', target))
  await limits.codesPerHour.consume(limitKey('codes', target))
}

/** Registers a person, who reads in the language of the page; returns the account as it will be, and the secret of the browser that signs up. */
export async function signUp(input: SignUpForm, language: LanguageCode) {
  const { signUp: waiting, ticket } = await awaitProof({
    email: input.email,
    password: input.password,
    firstName: input.fName,
    lastName: input.lName,
    userType: input.userType,
    companyName: input.companyName ?? null,
    countryCode: input.countryCode ?? 'IN',
    timeZone: input.timeZone ?? 'Asia/Kolkata',
    language,
    inviteId: null,
  })
  return { user: waiting.asUser(), ticket }
}

type Wish = { password: string } & AccountWish & Pick<SignUp, 'inviteId'>

/**
 * Keeps a sign-up until its address is proved. The caller learns nothing about the address: where it has an account,
 * the same is kept and answered, no code is sent that could prove it, and the account's owner gets a mail. A person who
 * was just invited by mail gets the code at once; else it waits for its minute (ask for it again then).
 */
export async function awaitProof(wish: Wish) {
  const maySend = (await within(countCode(wish.email))) || wish.inviteId !== null
  const { ticket, ticketHash } = SignUp.newTicket()
  const password = await hash.make(wish.password)
  const signUp = await db.transaction(async (trx) => {
    await lockAddress(trx, wish.email)
    const { rows } = await trx.rawQuery(
      `select nextval(pg_get_serial_sequence('users', 'id'))::bigint as id`
    )
    const row: Partial<SignUp> = {
      ...wish,
      password,
      ticketHash,
      accountId: rows[0].id,
      expiresAt: DateTime.now().plus({ hours: SIGN_UP_HOURS }),
    }
    const waiting = await SignUp.waiting(wish.email).useTransaction(trx).select('id')
    // each has a code of its own, so that none can push out another's; one that gets a code, of which there are few, is kept
    if (waiting.length >= SIGN_UPS_WAITING && !maySend) return new SignUp().merge(row)
    const kept = await SignUp.create(row, { client: trx })
    const owner = await accountAt(trx, wish.email)
    if (maySend) await (owner ? AddressTaken.dispatch(owner, trx) : requestVerification(trx, kept))
    return kept
  })
  return { signUp, ticket }
}

/** Removes the sign-ups of an address that was not proved, on the word of someone who reads its mail. */
export async function cancelRegistration(token: string) {
  const link = await OneTimeCode.matchToken(['verify_email'], token)
  await db.transaction(async (trx) => {
    const { email } = await link.redeemSignUp(trx)
    await SignUp.query({ client: trx }).where('email', email).delete()
  })
}

/** Sends a code and a link to prove the address. */
export async function requestVerification(trx: TransactionClientContract, signUp: SignUp) {
  const code = await OneTimeCode.issueCode(trx, signUp, 'verify_email')
  const token = await OneTimeCode.issueToken(trx, signUp, 'verify_email')
  await VerificationRequested.dispatch(signUp, { code, token }, trx)
}

/** One change of who has an address at a time. */
export async function lockAddress(trx: TransactionClientContract, email: string) {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 1))', [email])
}
