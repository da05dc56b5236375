import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/auth'
import { Refusal } from '#api/http/refusal'
import { limitKey, limits, network } from '#api/http/limiters'
import User from '#api/accounts/models/user'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'

/** Signs in by password. Every try counts before it is looked at, so that many at once gain nothing; a right one clears the count. */
export async function signIn(email: string, password: string, device: Device) {
  const key = limitKey('sign-in', email, network(device.ip ?? ''))
  await limits.signIn.consume(key)
  const user = await User.findBy('email', email)
  // an account that is not there, or has no password yet, takes as long
  if (!user?.password) await hash.make(password)
  if (!user?.password || !(await user.verifyPassword(password)))
    throw new errors.E_INVALID_CREDENTIALS('Wrong e-mail address or password')
  await limits.signIn.delete(key)

  if (user.status !== 'active')
    throw new Refusal(
      'This account is deactivated; write to support if you think it should not be',
      { status: 403, reason: 'status', code: 'E_DEACTIVATED' }
    )
  if (!user.emailVerifiedAt)
    throw new Refusal(
      'Confirm your e-mail address first: type the code from our mail, or ask for a new one',
      { status: 403, reason: 'status', code: 'E_EMAIL_UNVERIFIED' }
    )

  return db.transaction(async (trx) => {
    // a password reset or deactivation that came between must not leave this session behind
    const unchanged = await User.query({ client: trx })
      .where({ id: user.id, status: 'active', password: user.password! })
      .forUpdate()
      .first()
    if (!unchanged) throw new errors.E_INVALID_CREDENTIALS('Wrong e-mail address or password')
    return openSession(user, device, trx)
  })
}
