import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UserSignedUp } from '#api/accounts/events'
import { audit } from '#api/accounts/audit/audit'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'
import { lockAddress } from '#api/accounts/sign_up/sign_up'
import { enqueue } from '#api/queue/queue'
import { keepRefusal } from '#api/imports/claims/refusals'
import { removeUnclaimed } from '#api/imports/claims/remove_unclaimed'
import type { claimValidator } from '#api/imports/import_validators'
import ImportedProfile from '#api/imports/models/imported_profile'
import { erasePersonIn } from '#api/privacy/erase_account'

/** What a mailed link is about: the profile with its person and resume. Refuses with 422 on `token` when it ended. */
export async function findClaim(token: string): Promise<ImportedProfile> {
  const { user } = await OneTimeCode.matchToken(['claim_profile'], token)
  return ImportedProfile.query()
    .whereHas('candidate', (candidate) => candidate.where('user_id', user.id))
    .whereNot('status', 'claimed')
    .preload('candidate', (candidate) =>
      candidate.preload('user').preload('currentResume', (resume) => resume.preload('file'))
    )
    .preload('company')
    .firstOrFail()
}

/** Takes an imported profile over: the mailed link proves the address, and the person chooses a password and is signed in. */
export async function claimProfile(
  { token, password, timeZone }: Infer<typeof claimValidator>,
  device: Device
) {
  const link = await OneTimeCode.matchToken(['claim_profile'], token)
  return db.transaction(async (trx) => {
    await lockAddress(trx, link.user.email)
    const user = await link.redeem(trx, 'unclaimed')
    user.merge({ status: 'active', emailVerifiedAt: DateTime.now(), password })
    if (timeZone) user.timeZone = timeZone
    await user.useTransaction(trx).save()
    await trx.from('sign_ups').where('email', user.email).delete()
    await claimed(trx, user.id)
    return openSession(user, device, { client: trx })
  })
}

/** Removes an imported profile on the word of its person, and keeps that they are not brought in again. */
export async function declineProfile(token: string) {
  const link = await OneTimeCode.matchToken(['claim_profile'], token)
  await db.transaction(async (trx) => {
    await lockAddress(trx, link.user.email)
    const user = await link.redeem(trx, 'unclaimed')
    await keepRefusal(trx, user.email)
    await audit(trx, {
      actorId: null,
      action: 'imported-profiles.decline',
      subjectType: 'imported-profiles',
      subjectLabel: 'Removed by its person',
    })
    // a company has an application of theirs, whose count stays without a name
    if ((await removeUnclaimed(trx, [user.id])) === 0) await erasePersonIn(trx, user)
  })
}

/** Somebody signed up, whose profile was brought in before: it is theirs now. */
export async function claimBySignUp({ user, trx }: UserSignedUp) {
  if (user.userType === 'developer') await claimed(trx, user.id)
}

/** Marks the profile as its person's, and has what their resume says written into it. */
async function claimed(trx: TransactionClientContract, userId: number) {
  const profile = await ImportedProfile.query({ client: trx })
    .whereHas('candidate', (candidate) => candidate.where('user_id', userId))
    .whereNot('status', 'claimed')
    .forUpdate()
    .first()
  if (!profile) return
  await profile.merge({ status: 'claimed', claimedAt: DateTime.now(), expiresAt: null }).save()
  await enqueue(trx, 'profiles.fill', { candidateId: profile.candidateId })
}
