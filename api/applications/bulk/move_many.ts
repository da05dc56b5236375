import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import type { ApplicationStatus } from '#api/applications/application_flow'
import { assertAsSeen, moveLocked, type Target } from '#api/applications/move_application'
import { lockApplications, newBatch } from '#api/applications/write_moves'

/** Moves several applications at once: all of them, or none. Their mails wait until it can no longer be undone. */
export async function moveMany(
  member: CompanyMember,
  actor: User,
  {
    applications: wanted,
    feedBack,
    ...target
  }: Target & {
    applications: { appliedId: number; from?: ApplicationStatus }[]
    feedBack?: string | null
  }
) {
  const batch = newBatch()
  const from = new Map(wanted.map((one) => [one.appliedId, one.from]))
  await db.transaction(async (trx) => {
    const applications = await lockApplications(trx, [...from.keys()]).where(
      'company_id',
      member.companyId
    )
    if (applications.length !== wanted.length) throw new errors.E_ROW_NOT_FOUND()
    for (const application of applications)
      await assertAsSeen(trx, application, { status: from.get(application.id) })
    await moveLocked(trx, applications, target, actor, { feedBack }, batch)
  })
  return { moved: wanted.length, ...batch }
}
