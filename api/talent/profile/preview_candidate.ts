import db from '@adonisjs/lucid/services/db'
import Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { applyUpdate } from '#api/candidates/updates/update_moves'
import { withMarks } from '#api/candidates/verified_marks'
import type { CandidateView } from '#api/talent/profile/look_at_candidate'
import { maskProfile, skillNames, withSections } from '#api/talent/profile/shown_profile'

/**
 * A candidate as a company sees them that has nothing to do with them yet, whatever state the profile is in. With an update
 * that waits: as they will be once it is approved; it is applied as the approval does, and rolled back.
 */
export async function previewCandidate(devId: number, updateId?: number): Promise<CandidateView> {
  const trx = await db.transaction()
  try {
    const update = await ProfileUpdateRequest.query({ client: trx })
      .where({ id: updateId ?? 0, candidateId: devId, status: 'pending' })
      .first()
    if (update) await applyUpdate(trx, update, await Candidate.findOrFail(devId, { client: trx }))
    const candidate = await withSections(Candidate.query({ client: trx }))
      .where('id', devId)
      .firstOrFail()
    maskProfile(candidate)
    const names = await skillNames(candidate)
    return { candidate: await withMarks(candidate), names, ...stranger }
  } finally {
    await trx.rollback()
  }
}

/** What a company has to do with a candidate whom it sees for the first time. */
const stranger = {
  companyId: 0,
  isUnlocked: false,
  saved: null,
  request: null,
  quota: { limit: 0, used: 0, left: 0, unit: '' },
  applications: [],
  unlockedUntil: null,
  commentsCount: 0,
} satisfies Partial<CandidateView>
