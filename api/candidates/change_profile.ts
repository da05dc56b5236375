import type { Infer } from '@vinejs/vine/types'
import { inTransaction } from '#api/http/in_transaction'
import Location from '#api/taxonomy/models/location'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import type { profileValidator } from '#api/candidates/candidate_validators'
import { refreshProgress } from '#api/candidates/progress'

type ProfileChange = Infer<typeof profileValidator>

/** Writes what was sent of a profile: the person's part on the user, the rest on the candidate. */
export async function changeProfile(user: User, candidate: Candidate, change: ProfileChange) {
  await inTransaction(candidate, async (trx) => {
    user.useTransaction(trx)
    const { fName, lName, phone, timeZone, countryCode, state, expectedPay, ...rest } = change
    if (fName !== undefined) user.firstName = fName
    if (lName !== undefined) user.lastName = lName
    if (timeZone !== undefined) user.timeZone = timeZone
    if (phone !== undefined && phone !== user.phone) {
      user.phone = phone
      user.phoneVerifiedAt = null
    }
    if (countryCode !== undefined) {
      user.countryCode = countryCode
      candidate.countryCode = countryCode
    }
    if (state !== undefined || countryCode !== undefined) {
      candidate.stateCode = state === undefined ? candidate.stateCode : state
      const place = candidate.stateCode
        ? await Location.query({ client: trx })
            .where({
              kind: 'state',
              country_code: candidate.countryCode,
              code: candidate.stateCode,
            })
            .first()
        : null
      candidate.stateName = place?.name ?? null
      // a state of the former country is none of the new one
      if (state === undefined && !place) candidate.stateCode = null
    }
    if (expectedPay !== undefined) {
      candidate.expectedPay = expectedPay?.min ?? null
      candidate.expectedPayCurrency = expectedPay?.currency ?? null
      candidate.expectedPayPer = expectedPay?.per ?? null
    }
    Object.assign(
      candidate,
      Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    )
    await user.save()
    await candidate.save()
    candidate.progress = (await refreshProgress(trx, candidate.id)).progress
  })
}
