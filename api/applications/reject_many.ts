import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import type { ApplicationStatus } from '#api/applications/application_states'
import { lockApplications, writeMoves } from '#api/applications/write_moves'

export const UNDO_MINUTES = 10

/** Rejects several applications for one reason: all of them, or none. */
export async function rejectMany(
  member: CompanyMember,
  actor: User,
  {
    appliedIds,
    reason,
    feedBack,
  }: { appliedIds: number[]; reason: string; feedBack?: string | null }
) {
  const batch = {
    id: randomUUID(),
    undoUntil: DateTime.now().plus({ minutes: UNDO_MINUTES }).toJSDate(),
  }
  await db.transaction(async (trx) => {
    const applications = await lockApplications(trx, appliedIds).where(
      'company_id',
      member.companyId
    )
    if (applications.length !== appliedIds.length) throw new errors.E_ROW_NOT_FOUND()
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

/** Puts a batch back where each application stood; nobody's mail has left by then. */
export async function undoRejections(member: CompanyMember, actor: User, batchId: string) {
  return db.transaction(async (trx) => {
    const rows = await trx
      .from('applications')
      .where({ rejection_batch: batchId, company_id: member.companyId })
      .select('id')
    const applications = await lockApplications(
      trx,
      rows.map(({ id }) => id)
    ).where('rejection_batch', batchId)
    if (applications.length === 0) throw new errors.E_ROW_NOT_FOUND()
    if (applications[0].undoUntil! < DateTime.now())
      throw new Refusal(
        `The ${UNDO_MINUTES} minutes to undo this are over; you can still move each application back for 30 days`
      )

    const { rows: before } = await trx.rawQuery(
      `select distinct on (application_id) application_id, from_status from application_events where application_id = any(?) and to_status = 'rejected' order by application_id, id desc`,
      [applications.map(({ id }) => id)] as any[]
    )
    const stood = new Map<number, ApplicationStatus>(
      before.map((event: any) => [event.application_id, event.from_status])
    )
    // where the rejection was the first answer, none was given after all
    const unanswered = applications.filter((application) =>
      application.firstAnsweredAt!.equals(application.statusChangedAt)
    )
    for (const to of new Set(stood.values())) {
      await writeMoves(
        trx,
        applications.filter(({ id }) => stood.get(id) === to),
        { to, by: 'client', actorId: actor.id, reason: 'Rejection undone' }
      )
    }
    if (unanswered.length > 0) {
      const inTime = unanswered.filter(({ lateAt }) => lateAt === null).length
      await trx
        .from('applications')
        .whereIn(
          'id',
          unanswered.map(({ id }) => id)
        )
        .update({ first_answered_at: null })
      await trx.rawQuery(
        'update companies set answers_due = answers_due - ?, answered_in_time = answered_in_time - ? where id = ?',
        [inTime, inTime, member.companyId]
      )
    }
    return applications.length
  })
}
