import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { limitKey, limits } from '#api/http/limiters'
import { accountAt, takeUnclaimed } from '#api/accounts/sign_up/unclaimed'
import SignUp, { type AccountWish } from '#api/accounts/models/sign_up'
import User from '#api/accounts/models/user'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { countCode, lockAddress, requestVerification } from '#api/accounts/sign_up/sign_up'
import { PhoneCodeRequested, UserSignedUp, VerificationRequested } from '#api/accounts/events'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'
import type { CodeChannel } from '#api/accounts/account_facts'

type Proof = ({ token: string } | { token?: undefined; email: string; code: string }) & {
  /** The secret of the browser that signed up. */
  ticket?: string
  /** A new password, chosen in another browser. */
  password?: string
}

/**
 * Makes the account of a sign-up by the code or the link of its mail, and signs the person in. In the browser that
 * signed up the account is as it was asked for; in any other the code proves the address but not the password, which
 * a stranger may have chosen, so a new one is needed (422 on `password`, the code stays good).
 */
export async function verifyEmail(proof: Proof, device: Device) {
  const match =
    proof.token !== undefined
      ? await OneTimeCode.matchToken(['verify_email'], proof.token)
      : await OneTimeCode.matchCode(
          await waitingFor(proof.email, proof.ticket),
          'verify_email',
          proof.code
        )
  const sameBrowser = match.signUp?.isOf(proof.ticket)
  if (match.signUp && !sameBrowser && !proof.password)
    throw new Refusal(
      'This is not the browser that signed up, so choose the password of your account here',
      { status: 422, field: 'password', code: 'E_PASSWORD_NEEDED' }
    )
  return db.transaction(async (trx) => {
    const signUp = await match.redeemSignUp(trx)
    await lockAddress(trx, signUp.email)
    const user = await makeAccount(trx, signUp, sameBrowser ? undefined : proof.password)
    return openSession(user, device, { client: trx })
  })
}

/**
 * Makes the account of one sign-up by its code and signs the person in; the caller knows that it is the browser that
 * asked. What is written `beside` is kept or undone with the account.
 */
export async function proveSignUp(
  signUp: SignUp,
  code: string,
  device: Device,
  beside: (trx: TransactionClientContract, user: User) => Promise<unknown>
) {
  const match = await OneTimeCode.matchCode([signUp], 'verify_email', code)
  return db.transaction(async (trx) => {
    const proved = await match.redeemSignUp(trx)
    await lockAddress(trx, proved.email)
    const user = await makeAccount(trx, proved)
    await beside(trx, user)
    return openSession(user, device, { client: trx })
  })
}

/** Those that a code typed for an address may belong to; with the ticket of one of them only that one. */
async function waitingFor(email: string, ticket: string | undefined) {
  const waiting = await SignUp.waiting(email)
  const own = waiting.find((signUp) => signUp.isOf(ticket))
  return own ? [own] : waiting
}

/**
 * Makes the account of an address that was proved, an unclaimed profile there becoming its own, and ends the sign-ups that
 * wait for the address. Without a password there is none yet. Refuses with 409 where the address has an account.
 */
async function makeAccount(trx: TransactionClientContract, signUp: SignUp, password?: string) {
  if (await accountAt(trx, signUp.email))
    throw new Refusal('This address already has an account; sign in', { field: 'email' })
  const user = (await takeUnclaimed(trx, signUp)) ?? signUp.asUser()
  user.emailVerifiedAt = DateTime.now()
  user.password = password ?? null
  await user.useTransaction(trx).save()
  // what a sign-up keeps is hashed already, and saving it through the model would hash it again
  if (!password && signUp.password)
    await trx.from('users').where('id', user.id).update({ password: signUp.password })
  await UserSignedUp.dispatch(user, signUp, trx)
  await SignUp.query({ client: trx }).where('email', signUp.email).delete()
  return user
}

/** Makes the account of a person whose address somebody else has proved; they have no password until they choose one. */
export async function newAccount(trx: TransactionClientContract, wish: AccountWish) {
  const { rows } = await trx.rawQuery(
    `select nextval(pg_get_serial_sequence('users', 'id'))::bigint as id`
  )
  return makeAccount(trx, new SignUp().merge({ ...wish, accountId: rows[0].id, inviteId: null }))
}

/** Sends the verification mail again, if there is something to confirm; nobody can tell from outside. */
export async function resendVerification(email: string, ticket?: string) {
  await countCode(email)
  await db.transaction(async (trx) => {
    await lockAddress(trx, email)
    if (await accountAt(trx, email)) return
    const waiting = await SignUp.waiting(email).useTransaction(trx)
    const signUp = waiting.find((each) => each.isOf(ticket)) ?? waiting[0]
    if (signUp) await requestVerification(trx, signUp)
  })
}

/** Sends a signed-in person a code to their e-mail address or a phone number. */
export async function sendCode(user: User, channel: CodeChannel, phone = user.phone ?? undefined) {
  if (channel === 'phone' && !phone)
    throw new Refusal('Phone is needed, with its country code, such as +919876543210', {
      status: 422,
      field: 'phone',
    })
  const target = channel === 'phone' ? phone! : user.email
  await limits.codesPerHour.consume(limitKey('codes-of', user.id))
  await countCode(target)
  await db.transaction(async (trx) => {
    await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
    if (channel === 'phone') {
      const code = await OneTimeCode.issueCode(trx, user, 'verify_phone', target)
      await PhoneCodeRequested.dispatch(user, { code, phone: target }, trx)
    } else {
      const code = await OneTimeCode.issueCode(trx, user, 'verify_email')
      await VerificationRequested.dispatch(user, { code }, trx)
    }
  })
}

/** Takes the code that `sendCode` sent. */
export async function confirmCode(user: User, channel: CodeChannel, code: string) {
  const match = await OneTimeCode.matchCode(
    [user],
    channel === 'phone' ? 'verify_phone' : 'verify_email',
    code
  )
  await db.transaction(async (trx) => {
    const person = await match.redeem(trx)
    if (channel === 'phone') await person.confirmPhone(match.target!, trx)
    else await person.confirmEmail(trx)
  })
}
