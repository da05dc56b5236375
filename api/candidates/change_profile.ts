import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { inTransaction } from '#api/http/in_transaction'
import Industry from '#api/taxonomy/models/industry'
import Location from '#api/taxonomy/models/location'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { ZoneChanged } from '#api/candidates/events'
import type Candidate from '#api/candidates/models/candidate'
import type { profileValidator } from '#api/candidates/candidate_validators'
import { refreshProgress } from '#api/candidates/progress'
import type { Changes } from '#api/candidates/models/profile_update_request'
import {
  askForUpdate,
  waitingFor,
  waitsForApproval,
  withdrawUpdate,
} from '#api/candidates/updates/ask_for_update'

type ProfileChange = Infer<typeof profileValidator>

/**
 * Writes what was sent of a profile: the person's part on the user, the rest on the candidate. Name and headline of an
 * approved one wait for a moderator. Returns whether something waits.
 */
export async function changeProfile(user: User, candidate: Candidate, sent: ProfileChange) {
  return inTransaction(candidate, async (trx) => {
    user.useTransaction(trx)
    const { change, waits } = waitsForApproval(candidate)
      ? await keepBack(trx, user, candidate, sent)
      : { change: sent, waits: false }
    const { fName, lName, phone, timeZone, countryCode, state, expectedPay, industries, ...rest } =
      change
    if (fName !== undefined) user.firstName = fName
    if (lName !== undefined) user.lastName = lName
    if (timeZone !== undefined && timeZone !== user.timeZone) {
      user.timeZone = timeZone
      await ZoneChanged.dispatch(candidate, timeZone, trx)
    }
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
    if (industries !== undefined) candidate.industryIds = await knownIndustries(trx, industries)
    Object.assign(
      candidate,
      Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    )
    await user.save()
    await candidate.save()
    candidate.progress = (await refreshProgress(trx, candidate.id)).progress
    return waits
  })
}

async function knownIndustries(trx: TransactionClientContract, ids: number[]) {
  const known = await Industry.query({ client: trx }).whereIn('id', ids).where('status', 'active')
  if (known.length < ids.length)
    throw new Refusal('One of these industries is not on our list; choose among those it offers', {
      status: 422,
      field: 'industries',
    })
  return ids
}

/** Puts name and headline before the moderators where they differ from what is live; what is as before takes its request back. */
async function keepBack(
  trx: TransactionClientContract,
  user: User,
  candidate: Candidate,
  { fName, lName, headline, ...change }: ProfileChange
) {
  let waits = false
  const name = { fName: fName ?? user.firstName, lName: lName ?? user.lastName }
  if (fName !== undefined || lName !== undefined) {
    const changes = differing({ fName: user.firstName, lName: user.lastName }, name)
    if (Object.keys(changes).length > 0) {
      await askForUpdate(trx, candidate, { part: 'name', input: name, changes })
      waits = true
    } else await withdrawUpdate(trx, await waitingFor(trx, candidate, 'name'))
  }
  if (headline !== undefined) {
    const changes = differing({ headline: candidate.headline }, { headline })
    if (headline !== null && changes.headline) {
      await askForUpdate(trx, candidate, { part: 'headline', input: { headline }, changes })
      waits = true
    } else await withdrawUpdate(trx, await waitingFor(trx, candidate, 'headline'))
    // what is taken away needs no check
    if (headline === null) return { change: { ...change, headline }, waits }
  }
  return { change: change as ProfileChange, waits }
}

const differing = (before: Record<string, unknown>, after: Record<string, unknown>): Changes =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) =>
      before[name] === to ? [] : [[name, { from: before[name] ?? null, to }]]
    )
  )
