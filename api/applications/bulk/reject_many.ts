import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import type { ApplicationStatus } from '#api/applications/application_flow'
import { assertAsSeen } from '#api/applications/move_application'
import { lockApplications, newBatch, writeMoves } from '#api/applications/write_moves'

/** Rejects several applications for one reason: all of them, or none. */
export async function rejectMany(
  member: CompanyMember,
  actor: User,
  {
    appliedIds,
    from,
    reason,
    feedBack,
  }: {
    appliedIds: number[]
    from?: Record<string, ApplicationStatus>
    reason: string
    feedBack?: string | null
  }
) {
  const batch = newBatch()
  await db.transaction(async (trx) => {
    const applications = await lockApplications(trx, appliedIds).where(
      'company_id',
      member.companyId
    )
    if (applications.length !== appliedIds.length) throw new errors.E_ROW_NOT_FOUND()
    for (const application of applications)
      await assertAsSeen(trx, application, { status: from?.[application.id] })
    await writeMoves(trx, applications, {
      to: 'rejected',
      by: 'client',
      actorId: actor.id,
      reason,
      feedback: feedBack,
      batch,
    })
  })
  return { rejected: appliedIds.length, ...batch }
}
