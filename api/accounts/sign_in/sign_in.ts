import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/auth'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { limitKey, limits, network } from '#api/http/limiters'
import SecondFactor from '#api/accounts/models/second_factor'
import SignInTicket from '#api/accounts/models/sign_in_ticket'
import SignUp from '#api/accounts/models/sign_up'
import User from '#api/accounts/models/user'
import { waysOf } from '#api/accounts/second_factor/prove_second'
import { logFailure } from '#api/accounts/sign_in/log_failure'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'

/**
 * Signs in by password: returns the session, or a ticket and the ways to go on where a second factor is set up. Every
 * try counts before it is looked at, by account and address and by account alone, so that many at once, or from many
 * places, gain nothing; a right password clears the count. `isPerson`: a captcha vouched for this try.
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  device: Device,
  isPerson: boolean
) {
  const key = limitKey('sign-in', email, network(device.ip ?? ''))
  await limits.signIn.consume(key)
  const user = await User.findBy('email', email)
  const everywhere = limitKey('sign-in-anywhere', email)
  try {
    await limits.signInAnywhere.consume(everywhere)
  } catch (error) {
    // whom strangers try from many places still signs in where they are signed in, or where a captcha vouches for them
    if (!isPerson && !(await knowsPlace(user, device))) throw error
  }
  // an account that is not there, or has no password yet, takes as long
  if (!user?.password) await refuseUnproved(email, password)
  if (!user?.password || !(await user.verifyPassword(password))) {
    logFailure('password', { userId: user?.id ?? null, ip: device.ip })
    throw new errors.E_INVALID_CREDENTIALS('Wrong e-mail address or password')
  }
  await limits.signIn.delete(key)
  await limits.signInAnywhere.delete(everywhere)

  assertActive(user)
  return db.transaction(async (trx) => {
    // a password reset or deactivation that came between must not leave this session behind
    const unchanged = await User.query({ client: trx })
      .where({ id: user.id, status: 'active', password: user.password! })
      .forUpdate()
      .first()
    if (!unchanged) throw new errors.E_INVALID_CREDENTIALS('Wrong e-mail address or password')
    // hashed as the rules of then said: anew as they say now
    if (hash.needsReHash(user.password!)) await unchanged.setPassword(trx, password)
    return enter(trx, unchanged, device)
  })
}

/** Refuses (403) who is deactivated, whichever way they come. */
export function assertActive({ status }: User) {
  if (status !== 'active')
    throw new Refusal(
      'This account is deactivated; write to support if you think it should not be',
      { status: 403, reason: 'status', code: 'E_DEACTIVATED' }
    )
}

/**
 * The last step of every way to sign in, once the first proof is given: the session, or a ticket and the ways to go on
 * where a second factor is set up. The account is locked and asked again. Refuses with 403 a deactivated one.
 */
export async function enter(
  trx: TransactionClientContract,
  { id }: User,
  device: Device
): Promise<Entered> {
  const user = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  assertActive(user)
  const ways = waysOf(await SecondFactor.confirmedOf(id).useTransaction(trx))
  if (ways.length === 0) return { opened: await openSession(user, device, { client: trx }) }
  return { ways, ticket: await SignInTicket.issue(user, trx) }
}

/** A session, or what is asked for before there is one. */
export type Entered =
  | { opened: Awaited<ReturnType<typeof openSession>>; ways?: undefined; ticket?: undefined }
  | { opened?: undefined; ways: ReturnType<typeof waysOf>; ticket: string }

/** A sign-up that waits is told to its own password only; any other takes as long and is wrong. */
async function refuseUnproved(email: string, password: string) {
  const waiting = await SignUp.waiting(email).limit(3)
  if (waiting.length === 0) await hash.make(password)
  for (const signUp of waiting)
    // who applied first chose none yet
    if (signUp.password && (await hash.verify(signUp.password, password)))
      throw new Refusal(
        'Confirm your e-mail address first: type the code from our mail, or ask for a new one',
        { status: 403, reason: 'status', code: 'E_EMAIL_UNVERIFIED' }
      )
}

/** Whether the account has a live session from the same network. */
async function knowsPlace(user: User | null, { ip }: Device) {
  if (!user || !ip) return false
  const sessions = await user.related('sessions').query().select('ipAddress')
  return sessions.some(({ ipAddress }) => ipAddress && network(ipAddress) === network(ip))
}
