import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/auth'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { valuesOf } from '#api/http/choices'
import { secondFactors } from '#api/accounts/account_facts'
import { limitKey, limits } from '#api/http/limiters'
import SecondFactor from '#api/accounts/models/second_factor'
import SignInTicket from '#api/accounts/models/sign_in_ticket'
import User from '#api/accounts/models/user'
import {
  answeringPasskey,
  passkeyRequest,
  passkeysWork,
} from '#api/accounts/second_factor/passkeys'
import { spendRecoveryCode } from '#api/accounts/second_factor/recovery_codes'
import { stepOf } from '#api/accounts/second_factor/totp'
import { logFailure } from '#api/accounts/sign_in/log_failure'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'

/** A code of an app or a recovery code, or what a passkey said. */
export type Second = { code?: string; passkey?: unknown }

/** How a person may prove themselves beside the password. */
export const waysOf = (factors: SecondFactor[]) =>
  valuesOf(secondFactors).filter(
    (way) => factors.some(({ kind }) => kind === way) && (way === 'totp' || passkeysWork)
  )

/** Ends a sign-in that waits for its second factor. Five tries a sign-in, ten in 15 minutes a person. */
export async function finishSignIn(ticket: string, second: Second, device: Device) {
  const waiting = await SignInTicket.open(ticket, { counting: true })
  const key = limitKey('second-factor', waiting.userId)
  await limits.secondFactor.consume(key)
  const opened = await db.transaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where({ id: waiting.userId, status: 'active' })
      .forUpdate()
      .first()
    if (!user) throw new errors.E_INVALID_CREDENTIALS('Wrong e-mail address or password')
    await assertSecond(trx, user, second, waiting.challenge).catch((error) => {
      logFailure('second factor', { userId: user.id, ip: device.ip })
      throw error
    })
    await SignInTicket.query({ client: trx }).where('userId', user.id).delete()
    return openSession(user, device, { client: trx, secondFactor: true })
  })
  await limits.secondFactor.delete(key)
  return opened
}

/** What the browser asks a passkey during a sign-in. */
export async function passkeyOptions(ticket: string) {
  const waiting = await SignInTicket.open(ticket)
  const factors = await SecondFactor.confirmedOf(waiting.userId).where('kind', 'passkey')
  const options = await passkeyRequest(factors)
  await waiting.merge({ challenge: options.challenge }).save()
  return options
}

async function assertSecond(
  trx: TransactionClientContract,
  user: User,
  { code, passkey }: Second,
  challenge: string | null
) {
  const factors = await SecondFactor.confirmedOf(user.id).useTransaction(trx).forUpdate()
  const now = DateTime.now()
  if (passkey !== undefined) {
    const keys = factors.filter(({ kind }) => kind === 'passkey')
    const { factor, counter } = await answeringPasskey(passkey, challenge ?? '', keys)
    await factor.merge({ counter, lastUsedAt: now }).save()
    return
  }
  if (code && /^\d{6}$/.test(code))
    for (const factor of factors.filter(({ kind }) => kind === 'totp')) {
      const step = stepOf(factor, code)
      if (step === undefined) continue
      await factor.merge({ lastStep: step, lastUsedAt: now }).save()
      return
    }
  else if (code && (await spendRecoveryCode(trx, user.id, code))) return
  throw new Refusal('This code is wrong or already used; type the newest one from your app', {
    status: 422,
    code: 'E_CODE_INVALID',
    field: 'code',
  })
}
