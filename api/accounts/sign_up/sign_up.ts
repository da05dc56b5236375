import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { limitKey, limits, within } from '#api/http/limiters'
import User from '#api/accounts/models/user'
import OneTimeCode from '#api/accounts/models/one_time_code'
import {
  AddressTaken,
  RegistrationCancelled,
  UserSignedUp,
  VerificationRequested,
} from '#api/accounts/events'
import type { signUpValidator } from '#api/accounts/account_validators'

export type SignUp = Infer<typeof signUpValidator>

/** Counts one code to an address or number, known or not: one a minute, ten an hour. */
export async function countCode(target: string) {
  await limits.codeSpacing.consume(limitKey('code', target))
  await limits.codesPerHour.consume(limitKey('codes', target))
}

/**
 * Registers a person. The caller learns nothing about the address: where it has an account already, the same work
 * is done and undone, and its owner gets a mail. An unconfirmed registration is replaced by a later one, so that
 * nobody can lie in wait on a stranger's address.
 */
export async function signUp(input: SignUp): Promise<User> {
  const maySend = await within(countCode(input.email))
  return db.transaction(async (trx) => {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 1))', [input.email])
    const owner = await User.query({ client: trx }).where('email', input.email).first()
    if (!owner) return register(trx, input)
    if (owner.isUnconfirmed && maySend) {
      await removeUnconfirmed(trx, owner)
      return register(trx, input)
    }
    if (!owner.isUnconfirmed && maySend) await AddressTaken.dispatch(owner, trx)
    return pretend(trx, input)
  })
}

/** Removes a registration that was never confirmed, on the word of whoever reads its mail. */
export async function cancelRegistration(token: string) {
  const link = await OneTimeCode.matchToken(['verify_email'], token)
  await db.transaction(async (trx) => {
    const user = await link.redeem(trx)
    if (user.isUnconfirmed) await removeUnconfirmed(trx, user)
  })
}

/** Sends a code and a link to prove the address. */
export async function requestVerification(trx: TransactionClientContract, user: User) {
  const code = await OneTimeCode.issueCode(trx, user, 'verify_email')
  const token = await OneTimeCode.issueToken(trx, user, 'verify_email')
  await VerificationRequested.dispatch(user, { code, token }, trx)
}

async function register(trx: TransactionClientContract, input: SignUp) {
  const user = await User.create(
    {
      email: input.email,
      password: input.password,
      firstName: input.fName,
      lastName: input.lName,
      userType: input.userType,
      countryCode: input.countryCode ?? 'IN',
      timeZone: input.timeZone ?? 'Asia/Kolkata',
      status: 'active',
    } as Partial<User>,
    { client: trx }
  )
  await UserSignedUp.dispatch(user, input, trx)
  await requestVerification(trx, user)
  return User.query({ client: trx })
    .withScopes((scopes) => scopes.withIdentity())
    .where('users.id', user.id)
    .firstOrFail()
}

async function pretend(trx: TransactionClientContract, input: SignUp) {
  const savepoint = await trx.transaction()
  try {
    const shadow = await register(savepoint, { ...input, email: `${randomUUID()}@nowhere.invalid` })
    shadow.email = input.email
    return shadow
  } finally {
    await savepoint.rollback()
  }
}

/** Takes a registration away that nobody confirmed. */
export async function removeUnconfirmed(trx: TransactionClientContract, user: User) {
  user.useTransaction(trx)
  await RegistrationCancelled.dispatch(user, trx)
  await user.delete()
}
