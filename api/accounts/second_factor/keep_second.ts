import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { SECOND_FACTORS_MOST } from '#api/accounts/account_facts'
import { SecondFactorChanged } from '#api/accounts/events'
import SecondFactor from '#api/accounts/models/second_factor'
import type Session from '#api/accounts/models/session'
import User from '#api/accounts/models/user'
import {
  passkeyCreation,
  passkeysWork,
  registeredPasskey,
} from '#api/accounts/second_factor/passkeys'
import { newRecoveryCodes } from '#api/accounts/second_factor/recovery_codes'
import { newTotp, stepOf } from '#api/accounts/second_factor/totp'
import { isRequiredOf } from '#api/accounts/second_factor/needs_second'

/** Begins an app with codes; one that was begun before and never confirmed is replaced. */
export async function beginTotp(user: User) {
  const { sealed, ...shown } = newTotp(user)
  const factor = await changing(user, async (trx) => {
    await SecondFactor.query({ client: trx })
      .where({ userId: user.id, kind: 'totp' })
      .whereNull('confirmedAt')
      .delete()
    await assertRoom(trx, user)
    return SecondFactor.create(
      { userId: user.id, kind: 'totp', name: 'App with codes', secret: sealed },
      { client: trx }
    )
  })
  return { _id: String(factor.id), ...shown }
}

/** Takes the app's first code; from then on it is asked for. Returns recovery codes with the first second factor. */
export async function confirmTotp(user: User, session: Session, code: string) {
  return changing(user, async (trx) => {
    const factor = await SecondFactor.query({ client: trx })
      .where({ userId: user.id, kind: 'totp' })
      .whereNull('confirmedAt')
      .first()
    const step = factor && stepOf(factor, code)
    if (!factor || step === undefined)
      throw new Refusal('This code is wrong; check that the clock of your phone is right', {
        status: 422,
        code: 'E_CODE_INVALID',
        field: 'code',
      })
    await factor.merge({ lastStep: step, confirmedAt: DateTime.now() }).save()
    return added(trx, user, session)
  })
}

/** What the browser needs to make a passkey. */
export async function beginPasskey(user: User, session: Session) {
  if (!passkeysWork)
    throw new Refusal('Passkeys need a domain name; this site is reached by a number')
  const options = await passkeyCreation(
    user,
    await SecondFactor.query().where({ userId: user.id, kind: 'passkey' })
  )
  await session.merge({ challenge: options.challenge }).save()
  return options
}

/** Keeps the passkey that the browser made. Returns recovery codes with the first second factor. */
export async function addPasskey(
  user: User,
  session: Session,
  { name, passkey }: { name: string; passkey: unknown }
) {
  const columns = await registeredPasskey(passkey, session.challenge ?? '')
  return changing(user, async (trx) => {
    await assertRoom(trx, user)
    await SecondFactor.create(
      { ...columns, userId: user.id, kind: 'passkey', name, confirmedAt: DateTime.now() },
      { client: trx }
    )
    await session.useTransaction(trx).merge({ challenge: null }).save()
    return added(trx, user, session)
  })
}

/** Takes one away; an admin who needs one keeps the last. */
export async function removeSecond(user: User, id: number) {
  await changing(user, async (trx) => {
    const factor = await SecondFactor.query({ client: trx })
      .where({ userId: user.id, id })
      .firstOrFail()
    await factor.delete()
    const left = await SecondFactor.confirmedOf(user.id).useTransaction(trx)
    if (left.length === 0) {
      if (isRequiredOf(user) && factor.confirmedAt)
        throw new Refusal('Administrators need a second factor; add another one before this goes')
      await trx.from('recovery_codes').where('user_id', user.id).delete()
    }
    if (factor.confirmedAt) await SecondFactorChanged.dispatch(user, 'removed', trx)
  })
}

/** Ten new recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(user: User) {
  return changing(user, async (trx) => {
    const factors = await SecondFactor.confirmedOf(user.id).useTransaction(trx)
    if (factors.length === 0)
      throw new Refusal('Recovery codes replace a second factor; set one up first')
    return newRecoveryCodes(trx, user.id)
  })
}

async function added(trx: TransactionClientContract, user: User, session: Session) {
  await session.useTransaction(trx).merge({ secondFactor: true }).save()
  await SecondFactorChanged.dispatch(user, 'added', trx)
  const factors = await SecondFactor.confirmedOf(user.id).useTransaction(trx)
  return factors.length === 1 ? newRecoveryCodes(trx, user.id) : null
}

async function assertRoom(trx: TransactionClientContract, user: User) {
  const there = await SecondFactor.query({ client: trx }).where('userId', user.id).select('id')
  if (there.length >= SECOND_FACTORS_MOST)
    throw new Refusal(
      sentence('You already have {most}; remove one before you add another', {
        most: SECOND_FACTORS_MOST,
      })
    )
}

/** One change of a person's second factors at a time. */
function changing<T>(user: User, change: (trx: TransactionClientContract) => Promise<T>) {
  return db.transaction(async (trx) => {
    await User.query({ client: trx }).where('id', user.id).forUpdate().select('id').firstOrFail()
    return change(trx)
  })
}
