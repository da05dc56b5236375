import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { limitKey, limits } from '#api/http/limiters'
import User from '#api/accounts/models/user'
import { logFailure } from '#api/accounts/sign_in/log_failure'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { PasswordChanged, PasswordResetRequested } from '#api/accounts/events'

/** Sends a reset link, if the address has an account; nobody can tell from outside. */
export async function requestReset(email: string) {
  await limits.resetMail.consume(limitKey('reset', email))
  await db.transaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where({ email, status: 'active' })
      .forUpdate()
      .first()
    if (!user) return
    const token = await OneTimeCode.issueToken(trx, user, 'reset_password')
    await PasswordResetRequested.dispatch(user, token, trx)
  })
}

/** Sets a password by the link of a reset or invitation mail; the link also proves the address. Ends every session. */
export async function resetPassword(token: string, password: string) {
  const link = await OneTimeCode.matchToken(['reset_password', 'invitation'], token)
  await db.transaction(async (trx) => {
    const user = await link.redeem(trx)
    await user.confirmEmail(trx)
    await user.setPassword(trx, password)
    await user.endSessions(trx)
    await PasswordChanged.dispatch(user, trx)
  })
}

/** Asks for the password again before something that a stolen session must not do. Refuses with 422 on `field`; five tries in 15 minutes. */
export async function provePassword(user: User, password: string, field = 'password') {
  if (!user.password)
    throw new Refusal(
      'You have no password yet. Choose one first: “Forgot your password?” at the sign-in mails you a link',
      { status: 422, field }
    )
  const key = limitKey('password', user.id)
  await limits.password.consume(key)
  if (!(await user.verifyPassword(password))) {
    logFailure('password again', { userId: user.id })
    throw new Refusal('The current password is wrong', { status: 422, field })
  }
  await limits.password.delete(key)
}

/** Changes the password of someone who knows the present one; their other devices are signed out. */
export async function changePassword(
  user: User,
  { currentPassword, password }: { currentPassword: string; password: string },
  sessionId: number
) {
  await provePassword(user, currentPassword, 'currentPassword')
  await db.transaction(async (trx) => {
    await user.setPassword(trx, password)
    await user.endSessions(trx, { except: sessionId })
    await PasswordChanged.dispatch(user, trx)
  })
}
