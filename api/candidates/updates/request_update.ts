import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { changeProfile } from '#api/candidates/change_profile'
import { waitsForApproval } from '#api/candidates/updates/ask_for_update'

/** Asks for a new name or headline of an approved profile. */
export async function requestUpdate(
  user: User,
  candidate: Candidate,
  wanted: { fName?: string; lName?: string; headline?: string }
) {
  if (!waitsForApproval(candidate))
    throw new Refusal('Your profile is not approved yet, so you can change it directly')
  if (!(await changeProfile(user, candidate, wanted)))
    throw new Refusal('This is what your profile says already')
  return ProfileUpdateRequest.query()
    .where({ candidateId: candidate.id, status: 'pending' })
    .whereIn('part', ['name', 'headline'])
    .orderBy('id', 'desc')
}
