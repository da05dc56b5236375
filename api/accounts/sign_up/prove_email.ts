import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { limitKey, limits } from '#api/http/limiters'
import User from '#api/accounts/models/user'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { countCode, requestVerification } from '#api/accounts/sign_up/sign_up'
import { PhoneCodeRequested, VerificationRequested } from '#api/accounts/events'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'

type Proof = { token: string } | { token?: undefined; email: string; code: string }

/** Confirms an address by the code or the link of its mail, and signs the person in. */
export async function verifyEmail(proof: Proof, device: Device) {
  const match =
    proof.token !== undefined
      ? await OneTimeCode.matchToken(['verify_email'], proof.token)
      : await OneTimeCode.matchCode(
          await User.findBy('email', proof.email),
          'verify_email',
          proof.code
        )
  return db.transaction(async (trx) => {
    const user = await match.redeem(trx)
    await user.confirmEmail(trx)
    return openSession(user, device, trx)
  })
}

/** Sends the verification mail again, if there is something to confirm; nobody can tell from outside. */
export async function resendVerification(email: string) {
  await countCode(email)
  await db.transaction(async (trx) => {
    const user = await User.query({ client: trx }).where('email', email).forUpdate().first()
    if (user?.isUnconfirmed) await requestVerification(trx, user)
  })
}

/** Sends a signed-in person a code to their e-mail address or a phone number. */
export async function sendCode(
  user: User,
  channel: 'email' | 'phone',
  phone = user.phone ?? undefined
) {
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
export async function confirmCode(user: User, channel: 'email' | 'phone', code: string) {
  const match = await OneTimeCode.matchCode(
    user,
    channel === 'phone' ? 'verify_phone' : 'verify_email',
    code
  )
  await db.transaction(async (trx) => {
    const person = await match.redeem(trx)
    if (channel === 'phone') await person.confirmPhone(match.target!, trx)
    else await person.confirmEmail(trx)
  })
}
