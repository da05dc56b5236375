import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { changeProfile } from '#api/candidates/change_profile'
import { waitsForApproval, withdrawUpdate } from '#api/candidates/updates/ask_for_update'

/** Asks for a new name or headline of an approved profile. */
export async function requestUpdate(
  user: User,
  candidate: Candidate,
  wanted: { fName?: string; lName?: string; headline?: string }
) {
  if (!waitsForApproval(candidate))
    throw new Refusal('Your profile is not approved yet, so you change it directly')
  if (!(await changeProfile(user, candidate, wanted)))
    throw new Refusal('This is what your profile says already')
  return ProfileUpdateRequest.query()
    .where({ candidateId: candidate.id, status: 'pending' })
    .whereIn('part', ['name', 'headline'])
    .orderBy('id', 'desc')
}

/** The candidate takes a change back before it is decided. */
export async function takeBackUpdate(found: ProfileUpdateRequest) {
  await db.transaction(async (trx) => {
    await trx.from('candidates').where('id', found.candidateId).forUpdate().select('id')
    const request = await ProfileUpdateRequest.query({ client: trx })
      .where('id', found.id)
      .firstOrFail()
    if (request.status !== 'pending') throw new Refusal(`This change is ${request.status} already`)
    await withdrawUpdate(trx, request)
  })
}
