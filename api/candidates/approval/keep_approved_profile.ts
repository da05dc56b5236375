import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ApprovedProfile from '#api/candidates/models/approved_profile'
import { profileSheet } from '#api/candidates/approval/profile_sheet'
import { wholeProfile } from '#api/candidates/portability/whole_profile'

/** Keeps the profile as it is approved, in the approval's transaction; the one kept before is replaced. */
export async function keepApprovedProfile(trx: TransactionClientContract, candidateId: number) {
  const sheet = await profileSheet(await wholeProfile(candidateId, trx))
  await ApprovedProfile.updateOrCreate({ candidateId }, { sheet }, { client: trx })
}
